import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SECOND_MS } from '../../../platform/durations.ts';
import { addJob } from '../../../platform/jobs.ts';
import { inWorkFolder, makeStill } from '../../media/index.ts';
import { noteChange } from '../chat/news.queries.ts';
import { removeStillJob } from '../declared-jobs.ts';
import type { LiveDeps } from '../live-deps.ts';
import { claimStills, flagStream, setStill } from './staff.queries.ts';
import { stillPath } from './still-addresses.ts';

const EVERY_MS = 10 * SECOND_MS;
/** Who has its address may still look it up for a moment. */
const OLD_MS = 60 * SECOND_MS;
const AT_ONCE = 20;

/**
 * Takes a still of each stream whose next is due, every ten seconds (P639): its last part goes through the checks of uploads, decoded in the confined
 * process. One that cannot be read marks its stream for staff. Of several processes one takes each.
 */
export async function takeStills(deps: LiveDeps): Promise<void> {
  if (!deps.live || !deps.videoEngine.codecs) return;
  const now = deps.clock.now();
  const before = new Date(now.getTime() - EVERY_MS);
  const among = deps.live.carried();
  for (const { id, still_key: last } of await claimStills(deps.db, { now, before, limit: AT_ONCE, among })) {
    try {
      await takeStill(deps, id, last);
    } catch (error) {
      deps.log.warn({ err: error, live_id: id }, 'a still of a stream could not be taken');
    }
  }
}

async function takeStill(deps: LiveDeps, id: string, last: string | null): Promise<void> {
  const engine = deps.live;
  if (!engine) return;
  await inWorkFolder(deps, 'still-', async (folder) => {
    const source = join(folder, 'part.mp4');
    await pipeline(Readable.from(engine.recent(id, 1)), createWriteStream(source, { mode: 0o600 }));
    if ((await stat(source)).size === 0) return;
    const still = await makeStill(deps.videoEngine, source, folder);
    if (still === null) return flagStream(deps.db, id);
    const key = deps.ids.next();
    for (const [kind, path] of [
      ['clear', still.clear],
      ['blur', still.blur],
    ] as const)
      await deps.storage.putFile(stillPath(key, kind), path, { contentType: 'image/webp', move: true });
    await setStill(deps.db, id, key);
    await noteChange(deps.db, id);
    if (last === null) return;
    const runAt = new Date(deps.clock.now().getTime() + OLD_MS);
    await addJob(deps.db, removeStillJob, { key: last }, { runAt });
  });
}

/** Takes a still away that another took the place of, or whose stream is over. May be repeated. */
export function removeStill({ storage }: Pick<LiveDeps, 'storage'>, key: string): Promise<void> {
  return storage.remove([stillPath(key, 'clear'), stillPath(key, 'blur')]);
}
