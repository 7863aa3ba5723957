import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { focusable, isFocusHeld } from '../../ui/focus.ts';

interface OpenedFocus {
  ref: RefObject<HTMLElement | null>;
  onFocus: () => void;
  onBlur: (event: FocusEvent) => void;
}

/**
 * Whoever unlocks a post stands before what they unlocked: what was pressed for it is gone, and the focus goes to the
 * picture, the player or the post itself. A post that opens by itself takes the focus from nobody.
 */
export function useOpenedFocus(isLocked: boolean): OpenedFocus {
  const ref = useRef<HTMLElement>(null);
  const wasLocked = useRef(isLocked);
  const isHere = useRef(false);
  useEffect(() => {
    const isOpened = wasLocked.current && !isLocked;
    wasLocked.current = isLocked;
    if (!isOpened || !isHere.current || isFocusHeld() || !ref.current) return;
    focusable(ref.current.querySelector('[data-opened]') ?? ref.current)?.focus();
  }, [isLocked]);
  return {
    ref,
    // Events of its dialogs come here as well.
    onFocus: () => {
      isHere.current = true;
    },
    // What is disabled or taken away loses the focus to nothing.
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget) isHere.current = false;
    },
  };
}
