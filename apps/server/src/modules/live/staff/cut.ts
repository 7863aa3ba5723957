import type { BaseDeps } from '../../../platform/base-deps.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { LiveDeps } from '../live-deps.ts';
import { closeStream, endStream } from '../streams/end-live.ts';
import { findAnyStream, lockStream } from '../streams/streams.queries.ts';
import { demandRunning } from './demand-running.ts';
import { keepEvidence } from './keep-evidence.ts';
import { type Judge, note } from './note.ts';

/** @returns whose stream it is that runs. @throws AppError `live_not_found`, `live_ended` */
export async function findRunningHost(
  { db, clock }: Pick<LiveDeps, 'db' | 'clock'>,
  id: string,
): Promise<string> {
  return demandRunning(await findAnyStream(db, id, clock.now())).creator_id;
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
 * Keeps the last minute of a stream that was cut a moment ago, before nothing of it is there any more; what keeps that from being kept does not keep it
 * from being closed (P638).
 */
export async function closeCut(deps: LiveDeps, id: string): Promise<void> {
  const hasEvidence = await keepEvidence(deps, id, 'cut').catch((error: unknown) => {
    deps.log.error({ err: error, live_id: id }, 'the last minute of a stream that was cut was not kept');
    return false;
  });
  deps.log.info({ live_id: id, has_evidence: hasEvidence }, 'a stream was cut');
  await closeStream(deps, id);
}
