import { type RefObject, useEffect, useRef } from 'react';
import { focusable, ITEMS, isFocusHeld } from './focus.ts';

/**
 * The focus goes on to the first item that a longer list brought, when it was on what loads it: that is disabled
 * meanwhile, or gone. Nobody who has gone elsewhere is called back.
 * @param place stands beside the list, or in it
 * @returns what to call before more is loaded
 */
export function useFirstNew(place: RefObject<HTMLElement | null>, isLoading: boolean): () => void {
  const before = useRef<{ around: Element; items: Set<Element> } | null>(null);
  useEffect(() => {
    if (isLoading || !before.current) return;
    const { around, items } = before.current;
    before.current = null;
    const isElsewhere = isFocusHeld() && !place.current?.contains(document.activeElement);
    if (isElsewhere) return;
    const added = [...around.querySelectorAll(ITEMS)].find((item) => !items.has(item));
    const target = added ? focusable(added) : place.current?.querySelector('button');
    target?.focus();
  }, [isLoading, place]);
  return () => {
    const around = place.current?.parentElement;
    const isHere = place.current?.contains(document.activeElement);
    before.current = around && isHere ? { around, items: new Set(around.querySelectorAll(ITEMS)) } : null;
  };
}
