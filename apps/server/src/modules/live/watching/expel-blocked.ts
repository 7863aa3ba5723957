import type { LiveDeps } from '../live-deps.ts';
import { listStreamsBetween } from './watchers.queries.ts';

/**
 * Two people of whom one has just blocked the other: the one who watches the other's stream sees nothing more of it at once, where their rights would be asked for
 * within two seconds (P629). What cannot be reached asks by itself.
 */
export async function expelBlocked(
  deps: Pick<LiveDeps, 'db' | 'live' | 'log'>,
  one: string,
  other: string,
): Promise<void> {
  const { live: engine } = deps;
  if (!engine) return;
  for (const { id, creator_id: hostId } of await listStreamsBetween(deps.db, one, other))
    await engine
      .expel(id, hostId === one ? other : one)
      .catch((error: unknown) =>
        deps.log.warn({ err: error, live_id: id }, 'a viewer could not be expelled'),
      );
}
