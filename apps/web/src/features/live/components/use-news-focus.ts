import { useEffect, useEffectEvent } from 'react';
import { isFocusHeld } from '../../../ui/focus.ts';

/**
 * Whoever pressed or wrote in what is gone stands at what came in its place.
 * @param isNews it came just now: not with a page that began with it
 * @param find where to stand
 */
export function useNewsFocus(isNews: boolean, find: () => HTMLElement | null | undefined): void {
  const stand = useEffectEvent(() => {
    const place = find();
    // The page's main part has the focus after a change of the address, around whatever stands there.
    if (!place || (isFocusHeld() && !document.activeElement?.contains(place))) return;
    place.tabIndex = -1;
    place.focus();
  });
  useEffect(() => {
    if (isNews) stand();
  }, [isNews]);
}
