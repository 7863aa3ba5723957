import { type RefObject, useEffect, useRef } from 'react';
import { focusable, isFocusHeld } from './focus.ts';

/**
 * Whoever took something out of a list by a button in it, which went along, stands at what can be pressed there next; at the list, where nothing can.
 * @param place around the list
 * @param count how many are in it
 */
export function useGoneFocus(place: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && place.current && !isFocusHeld()) focusable(place.current)?.focus();
  }, [place, count]);
}
