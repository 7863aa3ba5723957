import { type RefObject, useEffect } from 'react';
import { focusable, isFocusHeld } from './focus.ts';

/**
 * Whoever pressed a button in whose place another one came by that stands at the other one (P902); at the same one, where it was busy and is
 * there again. A page that loads takes the focus from nobody, nor does what others did: nothing happens before a press, or once its
 * person went elsewhere.
 * @param place around the buttons, and stays
 */
export function useTakenPlace(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const around = place.current;
    if (!around) return;
    let pressed: HTMLButtonElement | null = null;
    const follow = new MutationObserver(() => {
      // What was asked about it holds the focus until it is taken away, which may be after the button is.
      if (!pressed || isBusy(pressed) || isFocusHeld()) return;
      const next = pressed.isConnected ? pressed : focusable(around);
      next?.focus();
      if (next !== pressed) forget();
    });
    const forget = () => {
      pressed = null;
      follow.disconnect();
    };
    const remember = ({ target }: Event) => {
      pressed = (target as Element).closest('button');
      if (pressed) follow.observe(document.body, WATCHED);
    };
    const leave = ({ target }: Event) => {
      // What is around it has the focus once a dialog took its own address away.
      const isNear = target instanceof Element && (around.contains(target) || target.contains(around));
      if (target instanceof Element && !isNear && !target.closest('[role="dialog"]')) forget();
    };
    around.addEventListener('click', remember);
    document.addEventListener('focusin', leave);
    document.addEventListener('pointerdown', leave);
    return () => {
      forget();
      around.removeEventListener('click', remember);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('pointerdown', leave);
    };
  }, [place]);
}

const WATCHED = { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] };

/** It may yet be there again. */
function isBusy(button: HTMLButtonElement): boolean {
  return button.isConnected && button.disabled;
}
