import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { inTransaction } from '../../../platform/database/index.ts';
import { DAY_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { inWorkFolder } from '../../media/index.ts';
import type { LiveDeps } from '../live-deps.ts';
import { lockStream } from '../streams/streams.queries.ts';
import { evidencePath } from './evidence-path.ts';
import {
  deleteEvidence,
  type Evidence,
  findEvidence,
  insertEvidence,
  listEvidenceToForget,
} from './staff.queries.ts';

/** Of the stream, up to now. */
const SECONDS = 60;
/** As long as what else decisions are judged by, and somebody may appeal. */
const KEPT_DAYS = 180;

/**
 * Keeps the last minute of a stream for staff (P638), where whoever carries it still has it: of a cut once, however late other nodes hear of it,
 * else one of a minute is enough. Nobody else can ever ask for it.
 * @returns whether there is any of now
 */
export async function keepEvidence(deps: LiveDeps, liveId: string, why: 'cut' | 'report'): Promise<boolean> {
  const engine = deps.live;
  const now = deps.clock.now();
  const last = await findEvidence(deps.db, liveId);
  if (last?.why === 'cut') return true;
  if (last?.why === why && now.getTime() - last.created_at.getTime() < MINUTE_MS) return true;
  if (!engine) return false;
  const id = deps.ids.next();
  return inWorkFolder(deps, 'evidence-', async (folder) => {
    const path = join(folder, 'evidence.mp4');
    await pipeline(Readable.from(engine.recent(liveId, SECONDS)), createWriteStream(path, { mode: 0o600 }));
    const { size: bytes } = await stat(path);
    if (bytes === 0) return false;
    await deps.storage.putFile(evidencePath(id), path, { contentType: 'video/mp4', move: true });
    const kept_until = new Date(now.getTime() + KEPT_DAYS * DAY_MS);
    const evidence = { id, live_id: liveId, why, bytes, created_at: now, kept_until };
    if (!(await noteEvidence(deps, evidence))) await deps.storage.remove([evidencePath(id)]);
    return true;
  });
}

/** Of two nodes that hear of a cut at once, the second finds what the first has kept. @returns false there */
function noteEvidence({ db }: LiveDeps, evidence: Evidence): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await lockStream(tx, evidence.live_id);
    if ((await findEvidence(tx, evidence.live_id))?.why === 'cut') return false;
    await insertEvidence(tx, evidence);
    return true;
  });
}

/** The same behind a report, for which nobody waits. */
export async function keepEvidenceBehind(deps: LiveDeps, liveId: string): Promise<void> {
  await keepEvidence(deps, liveId, 'report').catch((error: unknown) =>
    deps.log.warn({ err: error, live_id: liveId }, 'the last minute of a reported stream was not kept'),
  );
}

const FORGOTTEN_AT_ONCE = 100;

/** What was kept long enough goes. */
export async function forgetEvidence(deps: LiveDeps): Promise<void> {
  for (const { id } of await listEvidenceToForget(deps.db, deps.clock.now(), FORGOTTEN_AT_ONCE)) {
    await deps.storage.remove([evidencePath(id)]);
    await deleteEvidence(deps.db, id);
  }
}
