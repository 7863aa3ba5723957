import { type RefCallback, useCallback } from 'react';
import { type Box, placeToast } from './place-toast.ts';

/** Phones: wider screens have room beside the page. */
const NARROW = '(max-width: 899px)';
const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [role="tab"], [role="button"]';

/** For the card of a toast: puts it where it covers nothing that can be pressed, before it is seen (P382). */
export function useClearPlace(): RefCallback<HTMLElement> {
  return useCallback((card: HTMLElement | null) => {
    const region = card?.parentElement;
    if (!card || !region || !window.matchMedia(NARROW).matches) return;
    // Hidden, it is in nobody's way while we look for what can be pressed.
    region.style.visibility = 'hidden';
    const { clientHeight } = document.documentElement;
    region.style.top = `${placeToast(card.getBoundingClientRect(), pressable(card), clientHeight)}px`;
    region.style.visibility = '';
    return () => {
      region.style.top = '';
    };
  }, []);
}

/** What can be pressed on the screen now: not what lies under a dialog. */
function pressable(card: HTMLElement): Box[] {
  return [...document.querySelectorAll(CONTROLS)].flatMap((control) => {
    if (card.contains(control)) return [];
    const box = control.getBoundingClientRect();
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return hit !== null && (control.contains(hit) || hit.contains(control)) ? [box] : [];
  });
}
