import { useEffect } from 'react';
import { fetchUntilThere } from '../../../lib/fetch-until-there.ts';
import { useSession } from '../../../lib/session.ts';
import { useUnread } from './unread.ts';

const load = () => import('./live.ts').then((module) => module.startLive);

/**
 * Keeps what is on screen up to date while somebody is signed in, and sends what waits (P430). The code for it comes when the
 * page stands, and after an outage that kept it away. @returns conversations with something unread
 */
export function useLive(): number {
  const id = useSession().user?.id;
  useEffect(() => {
    if (!id) return;
    let stop: (() => void) | undefined;
    const endFetching = fetchUntilThere(load, (startLive) => {
      stop = startLive(id);
    });
    return () => {
      endFetching();
      stop?.();
    };
  }, [id]);
  return useUnread();
}
