import { useEffect, useEffectEvent } from 'react';

const MARK = 'likha.overlay';
let count = 0;

/** Whether the newest entry of the history is an overlay's. */
export function isOverlayOnTop(): boolean {
  return window.history.state?.[MARK] !== undefined;
}

/**
 * While something lies over the page, Back takes that away first, as people on Android expect (P84). It puts an entry of
 * its own into the history, for the same address, and takes it out again when the overlay is closed in another way.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    count += 1;
    const mark = count;
    window.history.pushState({ ...window.history.state, [MARK]: mark }, '');
    const isOnTop = () => window.history.state?.[MARK] === mark;
    const onPop = () => {
      if (!isOnTop()) close();
    };
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      // Whoever went on to another page by a link in the overlay has put that page in the entry's place.
      setTimeout(() => isOnTop() && window.history.back());
    };
  }, [isOpen]);
}
