import { AppError } from '../../platform/app-error.ts';
import { inTransaction, type Tx } from '../../platform/database/index.ts';
import { addJob } from '../../platform/jobs.ts';
import { recordAdminAction } from '../audit/index.ts';
import { noteRemoval } from '../enforcement/index.ts';
import { closeReports } from '../moderation/index.ts';
import { removeFilesForGood, takeDownPost } from '../posts/index.ts';
import { queueRestitution } from '../restitutions/index.ts';
import { mailRemovalJob } from './declared-jobs.ts';
import { creatorsOf, decideOpen, findRequest, type RemovalRow } from './removals.queries.ts';
import { removalsTexts } from './removals.texts.generated.ts';
import type { RemovalsDeps } from './removals-deps.ts';

interface Deciding {
  requestId: string;
  decision: 'removed' | 'refused';
  reason: string;
  postIds: string[];
  adminId: string;
  /** The address that asked. */
  from: string;
}

/**
 * Takes down what was asked for, or refuses it, once and as a whole (P171). Who asked is told, and each creator.
 * @throws AppError `removal_not_found`; `removal_decided`, saying by whom; `content_not_found` for a post that is gone;
 *   `validation_failed` for a removal of nothing, and for a refusal of something
 */
export async function decideRemoval(deps: RemovalsDeps, deciding: Deciding): Promise<RemovalRow> {
  const { requestId, decision, reason, adminId, from } = deciding;
  // In one order, so that two that name the same posts wait for each other instead of deadlocking.
  const postIds = [...new Set(deciding.postIds)].sort();
  if ((decision === 'removed') !== postIds.length > 0) throw wrongPosts(decision);
  return inTransaction(deps.db, async (tx) => {
    const facts = { removed_posts: postIds, decided_at: deps.clock.now(), decided_by: adminId };
    const isDecided = await decideOpen(tx, requestId, { decision, reason, ...facts });
    const row = await findRequest(tx, requestId);
    if (!row) throw new AppError('removal_not_found');
    if (!isDecided) throw alreadyDecided(row);
    await takeDown(deps, tx, postIds, deciding);
    await recordAdminAction(deps, tx, {
      actorId: adminId,
      action: decision === 'removed' ? 'removal.remove' : 'removal.refuse',
      subject: { type: 'removal_request', id: requestId },
      before: { decision: null },
      after: { decision, reason, removed_posts: postIds },
      from,
    });
    await addJob(tx, mailRemovalJob, { requestId, what: 'decided' });
    return row;
  });
}

async function takeDown(
  deps: RemovalsDeps,
  tx: Tx,
  postIds: readonly string[],
  { adminId, from, reason }: Deciding,
): Promise<void> {
  const creators = await creatorsOf(tx, postIds);
  for (const id of postIds) {
    const userId = creators.get(id);
    await closeReports(deps, tx, { type: 'post', id }, { by: adminId, notes: reason });
    const before = userId && (await takeDownPost(deps, tx, id));
    if (before) {
      const removed = { userId, reason, subject: { type: 'post' as const, id }, before };
      await noteRemoval(deps, tx, { id: adminId, from }, removed);
      const gone = { cause: 'post_removed', creatorId: userId, causeId: id, at: deps.clock.now() } as const;
      await queueRestitution(tx, gone);
      // One that is gone already stays so: it is locked, and no appeal brings it back from now on (P230).
    } else if (!userId)
      throw new AppError('content_not_found', {
        detail: (language) => removalsTexts[language].postGone({ id }),
      });
    // Nothing brings it back any more, so nothing is kept of it (P320).
    await removeFilesForGood(tx, id);
  }
}

function wrongPosts(decision: 'removed' | 'refused'): AppError {
  const words = decision === 'removed' ? 'postsNeeded' : 'noPosts';
  return new AppError('validation_failed', {
    detail: (language) => removalsTexts[language][words],
    errors: { post_ids: (language) => removalsTexts[language][words] },
  });
}

function alreadyDecided({ decided_by: name }: RemovalRow): AppError {
  return new AppError('removal_decided', {
    detail: (language) => removalsTexts[language].decidedBy({ name: name ?? 'Likha' }),
  });
}
