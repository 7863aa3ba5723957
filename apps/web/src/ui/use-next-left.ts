import { type RefObject, useEffect } from 'react';
import { focusable, ITEMS, isFocusHeld } from './focus.ts';

const CONTROLS = 'select, input, button:not([disabled])';

/**
 * Who decided about something that leaves the list by that goes on with what is after it (P95): the focus was on a button of it, and
 * would begin at the top of the page. Nobody who has gone elsewhere is called back.
 * @param place stands beside the list, and stays where nothing is left of it
 */
export function useNextLeft(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const around = place.current?.parentElement;
    if (!around) return;
    let last: { item: Element; all: Element[] } | null = null;
    const remember = ({ target }: FocusEvent) => {
      const all = itemsIn(around);
      const item = all.find((each) => each.contains(target as Node));
      // A list whose items are focused themselves goes on by its own keys.
      last = item && !item.matches('[tabindex="0"]') ? { item, all } : null;
    };
    // Of the whole page: the question that was asked about it is taken away after it, and has the focus until then.
    const watch = new MutationObserver(() => {
      if (!last || last.item.isConnected || isFocusHeld()) return;
      const next = nextOf(last.item, last.all);
      last = null;
      const target = next ? focusable(next) : place.current?.querySelector<HTMLElement>(CONTROLS);
      target?.focus();
    });
    around.addEventListener('focusin', remember);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      around.removeEventListener('focusin', remember);
      watch.disconnect();
    };
  }, [place]);
}

/** The items of a list, without what is a list within them. */
function itemsIn(around: Element): Element[] {
  const found = [...around.querySelectorAll(ITEMS)];
  return found.filter((item) => !found.some((other) => other !== item && other.contains(item)));
}

/** The first one after it that is still there, else the last one before it. */
function nextOf(item: Element, all: Element[]): Element | undefined {
  const at = all.indexOf(item);
  const isThere = (each: Element) => each.isConnected;
  return all.slice(at).find(isThere) ?? all.slice(0, at).findLast(isThere);
}
