import type { BaseDeps } from '../../../platform/base-deps.ts';
import { noteGone, noteSeenOf } from './presence.queries.ts';
import { ONLINE_MS, SEEN_EVERY_MS } from './presence.ts';

/**
 * These people are here, as a socket of theirs is open (P515). Written once in 35 seconds at most, and not for who hides it; a row that
 * somebody else is changing right now is left for the next time.
 */
export async function keepPeoplePresent(deps: BaseDeps, ids: readonly string[]): Promise<void> {
  const now = deps.clock.now();
  await noteSeenOf(deps.db, ids, now, new Date(now.getTime() - SEEN_EVERY_MS));
}

/** Somebody's last socket of this process is gone: they are not here any more, unless another process says that they are. */
export async function tellGone(deps: BaseDeps, personId: string): Promise<void> {
  await noteGone(deps.db, personId, new Date(deps.clock.now().getTime() - ONLINE_MS));
}
