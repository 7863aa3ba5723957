import { startOutbox } from '../outbox/sender.ts';
import { startPolling } from './poller.ts';
import { setUnread } from './unread.ts';

let person: string | null = null;
let users = 0;
let stopAll: (() => void) | null = null;

/** One poller and one outbox for a tab, however many frames ask for them. @returns how to be done with it */
export function startLive(personId: string): () => void {
  if (person !== personId) {
    stopAll?.();
    stopAll = null;
    person = personId;
    setUnread(0);
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

function startBoth(personId: string): () => void {
  const stops = [startPolling(personId), startOutbox()];
  return () => {
    for (const stop of stops) stop();
  };
}
