/** What an item of a list can be. */
export const ITEMS = 'li, article, tr';
const PRESSABLE = 'a[href]:not([tabindex="-1"]), button:not([disabled])';

/** Whether anything has the focus; what is removed or disabled loses it to the page. */
export function isFocusHeld(): boolean {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body;
}

/** What in this can be pressed first; itself where nothing can. */
export function focusable(item: Element): HTMLElement | null {
  const pressable = item.querySelector<HTMLElement>(PRESSABLE);
  if (pressable) return pressable;
  if (!(item instanceof HTMLElement)) return null;
  item.tabIndex = -1;
  return item;
}
