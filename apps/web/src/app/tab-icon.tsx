import { useEffect } from 'react';
import { useSession } from '../lib/session.ts';

const NEUTRAL = '/icon-neutral.svg';

/** Shows the tab's neutral icon to who asked for discretion (P367); `public/colour-scheme.js` does it while a page comes. */
export function TabIcon() {
  const { user, status } = useSession();
  const isDiscreet = user?.is_discreet === true;
  useEffect(() => {
    // While the server is being asked the icon stays what it is.
    if (status === 'loading') return;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')) {
      link.dataset.own ??= link.getAttribute('href') ?? '';
      link.href = isDiscreet ? NEUTRAL : link.dataset.own;
    }
  }, [isDiscreet, status]);
  return null;
}
