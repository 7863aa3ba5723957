import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { inTransaction } from '../../../platform/database/index.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../../platform/durations.ts';
import { eachAlone } from '../../../platform/each-alone.ts';
import { inWorkFolder } from '../../media/index.ts';
import type { LiveDeps } from '../live-deps.ts';
import { lockStream } from '../streams/streams.queries.ts';
import {
  deleteEvidence,
  findKeptFor,
  findOwed,
  insertEvidence,
  listEvidenceToForget,
  listOwedOf,
  noteLost,
  type Owed,
  settleOwed,
} from './evidence.queries.ts';
import { evidencePath } from './evidence-path.ts';

/** Of the stream, up to when it was asked for. */
const SECONDS = 60;
/** As long as what else decisions are judged by, and somebody may appeal. */
const KEPT_DAYS = 180;
/** What was sent waits so long for evidence that cannot be kept. */
const WAITS_MS = DAY_MS;

/**
 * Keeps the last minute of a stream for staff (P638), where whoever carries it, or the store, still has it: of a cut once, however late other nodes hear of
 * it, else one of a minute is enough. Nobody else can ever ask for it.
 * @param owedId as it was owed; nothing where it is kept, or lost for good
 * @throws where nothing of it can be had now, and perhaps later
 */
export async function keepEvidence(deps: LiveDeps, owedId: string): Promise<void> {
  const owed = await keepIfThere(deps, owedId);
  if (!owed) return;
  if (isGone(deps, owed)) await noteLost(deps.db, owedId, deps.clock.now());
  else throw new Error('nothing of a stream is there yet to be kept as evidence');
}

/** @returns what is owed still, where there is nothing of it; null where it is not */
async function keepIfThere(deps: LiveDeps, owedId: string): Promise<Owed | null> {
  const owed = await findOwed(deps.db, owedId);
  if (!owed || owed.evidence_id !== null || owed.lost_at !== null) return null;
  return (await isKeptAlready(deps, owed)) || (await keepNow(deps, owed)) ? null : owed;
}

async function isKeptAlready({ db }: LiveDeps, owed: Owed): Promise<boolean> {
  const since = new Date(owed.asked_at.getTime() - MINUTE_MS);
  const kept = await findKeptFor(db, owed, since);
  return kept !== undefined && settleOwed(db, owed.id, kept.id);
}

/** Will there never be any of it? */
function isGone({ live }: LiveDeps, { purged_at, state, last_part_at }: Owed): boolean {
  if (purged_at !== null || live?.kind === 'livekit') return true;
  return state !== 'running' && last_part_at === null;
}

/** @returns false where there is nothing of it */
async function keepNow(deps: LiveDeps, owed: Owed): Promise<boolean> {
  const engine = deps.live;
  if (!engine) return false;
  const id = deps.ids.next();
  return inWorkFolder(deps, 'evidence-', async (folder) => {
    const path = join(folder, 'evidence.mp4');
    const recent = engine.recent(owed.live_id, SECONDS, agoSeconds(owed));
    await pipeline(Readable.from(recent), createWriteStream(path, { mode: 0o600 }));
    const { size: bytes } = await stat(path);
    if (bytes === 0) return false;
    await deps.storage.putFile(evidencePath(id), path, { contentType: 'video/mp4', move: true });
    if (!(await noteKept(deps, owed, { id, bytes }))) await deps.storage.remove([evidencePath(id)]);
    return true;
  });
}

/** How much came since: what is kept late is of when it was asked for. */
function agoSeconds({ last_part_at: last, asked_at: asked }: Owed): number {
  return last === null ? 0 : Math.max(0, Math.floor((last.getTime() - asked.getTime()) / SECOND_MS));
}

/** Of two that keep the same at once, the second finds what the first has kept. @returns false there */
function noteKept(
  { db, clock }: LiveDeps,
  { id: owedId, live_id, why, asked_at }: Owed,
  file: { id: string; bytes: number },
): Promise<boolean> {
  const kept_until = new Date(clock.now().getTime() + KEPT_DAYS * DAY_MS);
  return inTransaction(db, async (tx) => {
    await lockStream(tx, live_id);
    const owed = await findOwed(tx, owedId);
    if (!owed || owed.evidence_id !== null) return false;
    await insertEvidence(tx, { ...file, live_id, why, created_at: asked_at, kept_until });
    return settleOwed(tx, owedId, file.id);
  });
}

/** The same behind a report, for which nobody waits: where that fails a job does it. */
export async function keepEvidenceBehind(deps: LiveDeps, owedId: string): Promise<void> {
  await keepEvidence(deps, owedId).catch((error: unknown) =>
    deps.log.warn({ err: error, evidence_of: owedId }, 'the last minute of a stream was not kept yet'),
  );
}

/**
 * Before what was sent of a stream goes: what is still owed of it is kept, or lost for good where there is nothing, or it could not be kept for a day.
 * @throws where it cannot be kept now
 */
export async function keepAllOwed(deps: LiveDeps, liveId: string): Promise<void> {
  const now = deps.clock.now();
  for (const { id, asked_at } of await listOwedOf(deps.db, liveId)) {
    const owed = await keepIfThere(deps, id).catch((error: unknown) => {
      if (now.getTime() - asked_at.getTime() < WAITS_MS) throw error;
      deps.log.error({ err: error, live_id: liveId }, 'evidence of a stream could not be kept, and is lost');
      return { id };
    });
    if (owed) await noteLost(deps.db, owed.id, now);
  }
}

const FORGOTTEN_AT_ONCE = 100;

/** What was kept long enough goes. */
export async function forgetEvidence(deps: LiveDeps): Promise<void> {
  await eachAlone(
    await listEvidenceToForget(deps.db, deps.clock.now(), FORGOTTEN_AT_ONCE),
    async ({ id }) => {
      await deps.storage.remove([evidencePath(id)]);
      await deleteEvidence(deps.db, id);
    },
  );
}
