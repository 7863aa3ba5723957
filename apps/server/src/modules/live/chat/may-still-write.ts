import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { findStream, type StreamRow } from '../streams/streams.queries.ts';
import { demandOpen, demandRunning } from '../watching/demand-open.ts';
import { demandMayWrite } from './may-write.ts';

/**
 * Asked once more by whoever holds the stream's lock: while they waited for it the stream may have ended, one of the two may have blocked the other, a subscription
 * may be over, or the chat's rules be others. @param said what is written, by the name of its field; null for nothing
 * @returns the stream as it is now
 * @throws AppError `live_not_found`, as `demandOpen`, `demandRunning` and `demandMayWrite`
 */
export async function demandStill(
  tx: Tx,
  { liveId, viewer, now }: { liveId: string; viewer: Viewer; now: Date },
  said: { text: string } | { message: string } | null,
): Promise<StreamRow> {
  const stream = await findStream(tx, liveId, viewer.id, now);
  if (!stream) throw new AppError('live_not_found');
  demandOpen(stream, viewer);
  demandRunning(stream);
  if (said !== null) await demandMayWrite(tx, stream, viewer, said);
  return stream;
}
