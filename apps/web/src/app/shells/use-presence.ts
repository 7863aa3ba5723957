import { useEffect } from 'react';
import { isRinging } from '../../features/messages/live/ringing.ts';
import { api } from '../../lib/api.ts';

/** Well below the minute for which somebody is online (P143), so that one that comes late does no harm. */
const EVERY_MS = 20_000;

/**
 * Says that somebody is here while the page is looked at: at once, when it is looked at again, and every 20 seconds. An open socket
 * says so by itself (P515).
 */
export function usePresence(): void {
  useEffect(() => {
    const note = () => {
      if (document.visibilityState !== 'visible' || isRinging()) return;
      // Unheard it is said again soon, and nobody waits for it.
      api('POST /presence').catch(() => undefined);
    };
    note();
    const timer = setInterval(note, EVERY_MS);
    document.addEventListener('visibilitychange', note);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', note);
    };
  }, []);
}
