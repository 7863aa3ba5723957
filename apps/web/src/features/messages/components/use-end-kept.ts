import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Who reads the end of a list goes on reading it where the list's place becomes lower or higher: a field that grows, a notice above, a
 * phone that is turned.
 * @param nearPx so far from its end is at it
 */
export function useEndKept(list: RefObject<HTMLElement | null>, nearPx: number, toEnd: () => void): void {
  const keep = useEffectEvent(toEnd);
  useEffect(() => {
    const place = list.current;
    if (!place) return;
    // By what was scrolled last: a place that becomes lower has left its end already when that is told.
    let isAtEnd = true;
    const look = () => {
      isAtEnd = place.scrollHeight - place.scrollTop - place.clientHeight <= nearPx;
    };
    const observer = new ResizeObserver(() => isAtEnd && keep());
    place.addEventListener('scroll', look, { passive: true });
    observer.observe(place);
    return () => {
      place.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [list, nearPx]);
}
