import { AppError } from '../../../platform/app-error.ts';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import type { LiveDeps } from '../live-deps.ts';
import { closeStream, endStream } from '../streams/end-live.ts';
import { findAnyStream, lockStream, updateStream } from '../streams/streams.queries.ts';
import { keepEvidenceBehind } from './keep-evidence.ts';
import { type Judge, note } from './note.ts';
import { oweEvidence } from './owe-evidence.ts';

/**
 * Whose stream it is that staff cuts, also where its host was faster and ended it. @throws AppError `live_not_found`; `live_ended` for one that never
 * began
 */
export async function findHostToCut(
  { db, clock }: Pick<LiveDeps, 'db' | 'clock'>,
  id: string,
): Promise<{ creatorId: string; isRunning: boolean }> {
  const stream = await findAnyStream(db, id, clock.now());
  if (!stream) throw new AppError('live_not_found');
  if (stream.started_at === null) throw new AppError('live_ended');
  return { creatorId: stream.creator_id, isRunning: stream.state === 'running' };
}

/**
 * Ends a stream for everybody and for good (P638), in the caller's transaction, which tells its host; the nodes hear of it by its announcement.
 * @returns false where it does not run
 */
export async function cutIfRunning(
  deps: BaseDeps,
  tx: Tx,
  judge: Judge,
  { id, reason }: { id: string; reason: string },
): Promise<boolean> {
  const stream = await lockStream(tx, id);
  if (stream?.state !== 'running') return false;
  await endStream(deps, tx, stream, 'staff');
  const after = { reason, creator_id: stream.creator_id, started_at: stream.started_at };
  await note(deps, tx, judge, { act: 'cut', id, after });
  return true;
}

/**
 * Has no post made of a stream that ended before staff decided about it, in the caller's transaction (P1000): ending a stream is no way to keep what is
 * against the rules. @returns false where no post was to be made of it, or it is one already
 */
export async function withholdReplay(tx: Tx, id: string): Promise<boolean> {
  const stream = await lockStream(tx, id);
  const isToCome =
    stream?.state === 'ended' &&
    stream.replay !== 'none' &&
    stream.replay_post_id === null &&
    stream.purged_at === null &&
    (stream.ended_why === 'host' || stream.ended_why === 'lost');
  if (isToCome) await updateStream(tx, id, { replay: 'none', replay_price: null });
  return isToCome;
}

/**
 * Keeps the last minute of a stream that was cut a moment ago, before nothing of it is in memory any more; what keeps that from being kept does not keep it
 * from being closed (P638), and a job tries again (P1005).
 */
export async function closeCut(deps: LiveDeps, id: string): Promise<void> {
  // One that its host ended a moment before owes none yet.
  await inTransaction(deps.db, (tx) => oweEvidence(deps, tx, { id, liveId: id, why: 'cut' })).catch(
    (error: unknown) => deps.log.error({ err: error, live_id: id }, 'evidence of a cut is not owed'),
  );
  await keepEvidenceBehind(deps, id);
  deps.log.info({ live_id: id }, 'a stream was cut');
  await closeStream(deps, id);
}
