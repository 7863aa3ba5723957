import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { closeCut, findHostToCut, type LiveDeps } from '../live/index.ts';
import { removeContent } from './remove-content.ts';

/**
 * Cuts a stream that staff looks at on the wall (P638): a removal like every other (P217), whose last minute is kept. One that its host ended a moment before has
 * no replay (P1000).
 * @returns whether it ran until then
 * @throws AppError `live_not_found`; `live_ended` for one that is over and of which nothing is to come
 */
export async function cutStream(
  deps: LiveDeps,
  judge: { id: string; from: string },
  { id, reason }: { id: string; reason: string },
): Promise<boolean> {
  const { creatorId: authorId, isRunning } = await findHostToCut(deps, id);
  await inTransaction(deps.db, (tx) =>
    removeContent(deps, tx, judge, { type: 'live', id, authorId, reason, notes: reason }),
  ).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'content_not_found'
      ? new AppError('live_ended')
      : error;
  });
  if (isRunning) await closeCut(deps, id);
  return isRunning;
}
