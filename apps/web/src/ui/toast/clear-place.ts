import { type Box, placeToast } from './place-toast.ts';

/** Phones: wider screens have room beside the page. */
const NARROW = '(max-width: 899px)';
const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [role="tab"], [role="button"]';
/** What is there to be read before acting, as why somebody may not sign in. */
const NOTICES = '[data-notice]';
const FIELDS = 'textarea, input:not([type="checkbox"], [type="radio"], [type="file"])';

/** Puts the card of a toast where it covers nothing that can be pressed, and no notice (P382). */
export function clearPlace(card: HTMLElement): void {
  const region = card.parentElement;
  if (!region || !window.matchMedia(NARROW).matches) return;
  // Hidden, it is in nobody's way while we look for what can be pressed.
  region.style.visibility = 'hidden';
  const { clientHeight } = document.documentElement;
  region.style.top = `${placeToast(card.getBoundingClientRect(), toBeSeen(card), clientHeight)}px`;
  region.style.visibility = '';
}

/** What can be pressed on the screen now, and notices: not what lies under a dialog. */
function toBeSeen(card: HTMLElement): Box[] {
  return [...document.querySelectorAll(`${CONTROLS}, ${NOTICES}`)].flatMap((control) => {
    if (card.contains(control)) return [];
    const box = control.getBoundingClientRect();
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (hit === null || !(control.contains(hit) || hit.contains(control))) return [];
    const { top, bottom, left, right } = box;
    return [{ top, bottom, left, right, isField: control.matches(FIELDS) }];
  });
}
