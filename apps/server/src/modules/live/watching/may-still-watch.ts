import type { BaseDeps } from '../../../platform/base-deps.ts';
import { accessTo, mayLookUnseen } from '../live.policy.ts';
import { listWatcherFacts, type WatcherFacts } from './watchers.queries.ts';

/** Who is asked about within so long is asked about at once. */
const TOGETHER_MS = 25;

type Answer = (may: boolean) => void;

interface Asked {
  people: Map<string, Answer[]>;
  /** As they are asked about; a person may look unseen, too. */
  guests: Answer[];
}

/**
 * Says whether viewers may still watch (P629). Those who are asked about at the same moment cost one statement a stream, however many they are.
 * @returns for a person's id, `guest-…` or `staff-…`
 */
export function createWatchRights(deps: Pick<BaseDeps, 'db' | 'clock' | 'log'>) {
  const waiting = new Map<string, Asked>();

  async function answer(streamId: string, { people, guests }: Asked): Promise<void> {
    const may = await whoMayWatch(deps, streamId, [...people.keys()]);
    for (const [id, answers] of people) for (const say of answers) say(may.has(id));
    for (const say of guests) say(may.isForGuests);
  }

  return (streamId: string, viewerId: string): Promise<boolean> =>
    new Promise((say) => {
      let asked = waiting.get(streamId);
      if (!asked) {
        asked = { people: new Map(), guests: [] };
        waiting.set(streamId, asked);
        const together = asked;
        setTimeout(() => {
          waiting.delete(streamId);
          answer(streamId, together).catch((error: unknown) => {
            // Who cannot be looked up is not shown anything.
            deps.log.warn({ err: error, live_id: streamId }, 'viewers of a stream could not be looked up');
            for (const answers of together.people.values()) for (const each of answers) each(false);
            for (const each of together.guests) each(false);
          });
        }, TOGETHER_MS).unref();
      }
      if (viewerId.startsWith('guest-')) asked.guests.push(say);
      else asked.people.set(viewerId, [...(asked.people.get(viewerId) ?? []), say]);
    });
}

/** Of some viewers those who may watch a stream that runs, in one statement; and whether somebody without an account may. */
export async function whoMayWatch(
  deps: Pick<BaseDeps, 'db' | 'clock'>,
  streamId: string,
  viewerIds: readonly string[],
): Promise<Set<string> & { isForGuests: boolean }> {
  const ids = [...new Set(viewerIds.map((id) => id.replace(/^staff-/, '')))];
  const rows = await listWatcherFacts(deps.db, streamId, ids, deps.clock.now());
  const byId = new Map(rows.map((row) => [row.viewer_id, row]));
  const may = viewerIds.filter((id) =>
    isOpenTo(byId.get(id.replace(/^staff-/, '')), id.startsWith('staff-')),
  );
  const [any] = rows;
  const isForGuests = any?.is_host_there === true && accessTo(any, null) === 'open';
  return Object.assign(new Set(may), { isForGuests });
}

function isOpenTo(facts: WatcherFacts | undefined, isUnseen: boolean): boolean {
  if (!facts?.viewer_id || !facts.is_active) return false;
  const viewer = {
    id: facts.viewer_id,
    userType: facts.user_type,
    isSafeMode: facts.safe_mode,
    staffRole: facts.staff_role,
  };
  if (isUnseen) return mayLookUnseen(viewer);
  return facts.is_host_there && !facts.is_blocked && accessTo(facts, viewer) === 'open';
}
