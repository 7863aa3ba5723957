import { type ReactNode, useEffect, useRef } from 'react';
import { isFocusHeld } from '../../../ui/focus.ts';

interface OverNoticeProps {
  /** It came just now, in the place of what was used: not with a page that began with it. */
  isNews: boolean;
  children: ReactNode;
}

/** What says that a stream is over. Who pressed or wrote in what is gone stands at its heading. */
export function OverNotice({ isNews, children }: OverNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const heading = notice.current?.querySelector<HTMLElement>('h2');
    // The page's main part has it after a change of the address, around whatever stands there.
    if (!isNews || !heading || (isFocusHeld() && !document.activeElement?.contains(heading))) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [isNews]);
  return <div ref={notice}>{children}</div>;
}
