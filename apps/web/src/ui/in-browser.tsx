import type { ReactNode } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';

interface InBrowserProps {
  /** What stands in its place before. */
  loading: ReactNode;
  children: ReactNode;
}

/** What begins with something that only this browser knows, such as a draft: a server renders its place alone. */
export function InBrowser({ loading, children }: InBrowserProps) {
  return useIsHydrated() ? children : loading;
}
