import { useSyncExternalStore } from 'react';

/** Whether a media query holds, from the first rendering on, so that nothing is built for a screen that is not there. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
