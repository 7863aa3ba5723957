import { fetchUntilThere } from '../../../lib/fetch-until-there.ts';
import { startOutbox } from '../outbox/sender.ts';
import { startPolling } from './poller.ts';
import { isWatchedClosely, setUnread, setUnreadNews } from './unread.ts';

/** What a page has to do at its beginning comes before; in a conversation this is part of it. */
const IDLE_MS = 3000;

/** Without it nothing is missed: where something on the device refuses it, the page is not taken away for it time and again. */
const AFRESH_ONCE_IN_MS = 24 * 60 * 60_000;

let person: string | null = null;
let users = 0;
let stopAll: (() => void) | null = null;

/** One poller, one socket and one outbox for a tab, however many frames ask for them. @returns how to be done with it */
export function startLive(personId: string): () => void {
  if (person !== personId) {
    stopAll?.();
    stopAll = null;
    person = personId;
    setUnread(0);
    setUnreadNews(0, null);
  }
  users += 1;
  stopAll ??= startBoth(personId);
  return () => {
    users -= 1;
    // A frame that takes the place of another begins right after it.
    setTimeout(() => {
      if (users > 0) return;
      stopAll?.();
      stopAll = null;
    });
  };
}

const loadSocket = () => import('./socket.ts').then((module) => module.startSocket);

function startBoth(personId: string): () => void {
  const stops = [startPolling(personId), startOutbox(), startSocketLate()];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Its code comes once the page has nothing better to do. */
function startSocketLate(): () => void {
  let stop: (() => void) | undefined;
  let endFetching: (() => void) | undefined;
  const start = () => {
    endFetching = fetchUntilThere(
      loadSocket,
      (startSocket) => {
        stop = startSocket();
      },
      AFRESH_ONCE_IN_MS,
    );
  };
  const timer = setTimeout(start, isWatchedClosely() ? 0 : IDLE_MS);
  return () => {
    clearTimeout(timer);
    endFetching?.();
    stop?.();
  };
}
