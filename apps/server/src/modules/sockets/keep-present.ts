import type { Listener } from '../../platform/listener.ts';
import { keepPeoplePresent, PERSON_GONE, tellGone } from '../accounts/index.ts';
import type { OpenSockets } from './open-sockets.ts';
import type { SocketsDeps } from './sockets-deps.ts';

/** As often as a page without a socket says it (P143). */
const SAY_EVERY_MS = 20_000;
const SAID_AT_ONCE = 500;
/** Who goes on to another page, or loses the network for a moment, is back within this. */
export const GRACE_MS = 6000;

/**
 * Keeps whoever has an open socket here online, and says that they are gone some seconds after their last one (P515). Of who is shown
 * to nobody, nothing is written. Where they have another socket on another node, that node hears it and says that they are there.
 * @returns how to stop; who was here is not said to be gone then, as they come back elsewhere
 */
export function keepPresent(
  deps: SocketsDeps,
  listener: Listener,
  sockets: OpenSockets,
  graceMs: number = GRACE_MS,
): () => void {
  const leaving = new Map<string, NodeJS.Timeout>();
  const warn = (error: unknown) =>
    deps.log.warn({ err: error }, 'who is here could not be written down: it is said again soon');
  const say = (ids: readonly string[]) => keepPeoplePresent(deps, ids).catch(warn);

  function come(personId: string): void {
    clearTimeout(leaving.get(personId));
    leaving.delete(personId);
    void say([personId]);
  }
  function leave(personId: string): void {
    clearTimeout(leaving.get(personId));
    const timer = setTimeout(() => {
      leaving.delete(personId);
      if (!sockets.shows(personId)) tellGone(deps, personId).catch(warn);
    }, graceMs).unref();
    leaving.set(personId, timer);
  }
  async function sayAll(): Promise<void> {
    const here = sockets.people().filter((personId) => sockets.shows(personId));
    for (let from = 0; from < here.length; from += SAID_AT_ONCE)
      await say(here.slice(from, from + SAID_AT_ONCE));
  }

  sockets.onPresence({ come, leave });
  listener.on(PERSON_GONE, (personId) => {
    if (sockets.shows(personId)) void say([personId]);
  });
  const timer = setInterval(() => void sayAll(), SAY_EVERY_MS).unref();
  return () => {
    sockets.onPresence(null);
    clearInterval(timer);
    for (const each of leaving.values()) clearTimeout(each);
    leaving.clear();
  };
}
