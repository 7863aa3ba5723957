import { type ReactNode, useRef } from 'react';
import { useNewsFocus } from './use-news-focus.ts';

interface OverNoticeProps {
  /** It came just now, in the place of what was used: not with a page that began with it. */
  isNews: boolean;
  children: ReactNode;
}

/** What says that a stream is over, or is none for who looks any more. Who pressed or wrote in what is gone stands at its heading. */
export function OverNotice({ isNews, children }: OverNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useNewsFocus(isNews, () => notice.current?.querySelector<HTMLElement>('h1, h2'));
  return <div ref={notice}>{children}</div>;
}
