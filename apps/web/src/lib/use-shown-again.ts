import { useEffect } from 'react';

/** Calls back when Back has brought this very page out of the browser's cache, as it was when it was left. */
export function useShownAgain(onShown: () => void): void {
  useEffect(() => {
    const listener = ({ persisted }: PageTransitionEvent) => persisted && onShown();
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
  }, [onShown]);
}
