import { inTransaction } from '../../platform/database/index.ts';
import { closeCut, findRunningHost, type LiveDeps } from '../live/index.ts';
import { removeContent } from './remove-content.ts';

/**
 * Cuts a stream that staff looks at on the wall (P638): a removal like every other (P217), whose last minute is kept.
 * @throws AppError `live_not_found`, `live_ended`, `content_not_found` where it ends in the same moment
 */
export async function cutStream(
  deps: LiveDeps,
  judge: { id: string; from: string },
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const authorId = await findRunningHost(deps, id);
  await inTransaction(deps.db, (tx) =>
    removeContent(deps, tx, judge, { type: 'live', id, authorId, reason, notes: reason }),
  );
  await closeCut(deps, id);
}
