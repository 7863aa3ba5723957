import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { holdOffBlock } from '../../accounts/index.ts';
import { isHiddenAsMature, mayKnowOf } from '../posts.policy.ts';
import { findPost, isListedCreator } from '../posts.queries.ts';
import { postsTexts } from '../posts.texts.generated.ts';
import type { PostsDeps } from '../posts-deps.ts';
import { factsOf } from '../present-post.ts';
import { demandOpen } from './demand-open.ts';
import type { PostRow } from './post-lists.queries.ts';

/**
 * A post by its id, for a viewer who may know of it; null is a guest. One of a creator who is not listed is there for its
 * creator and for admins.
 * @throws AppError `content_not_found`, and `mature_hidden` which says nothing else of the post
 */
export async function findKnownPost(deps: PostsDeps, viewer: Viewer | null, id: string): Promise<PostRow> {
  const row = await findPost(deps.db, id, viewer?.id ?? null, deps.clock.now());
  const facts = row && factsOf(row);
  if (row?.id !== id || !facts || !mayKnowOf(facts, viewer)) throw new AppError('content_not_found');
  if (!(await isThere(deps, viewer, row))) throw new AppError('content_not_found');
  // A story is none that is liked, kept or spoken of (P414); staff looks at it as at any other.
  if (row.kind === 'story' && viewer?.userType !== 'admin') throw new AppError('content_not_found');
  if (isHiddenAsMature(facts, viewer))
    throw new AppError('mature_hidden', { detail: (language) => postsTexts[language].matureHidden });
  return row;
}

/** Is its creator there for this viewer? To staff who look at it, and to the creator, it is there anyway. */
export async function isThere(deps: PostsDeps, viewer: Viewer | null, row: PostRow): Promise<boolean> {
  if (viewer !== null && (viewer.id === row.creator_id || viewer.userType === 'admin')) return true;
  // Whom its creator has blocked keeps what they bought (P138).
  return isListedCreator(deps.db, row.creator_id, row.is_unlocked ? null : (viewer?.id ?? null));
}

/** Has who bought a post been blocked by its creator since? Having it lets nobody speak there (P138). */
export async function isVoiceless(deps: PostsDeps, viewer: Viewer | null, row: PostRow): Promise<boolean> {
  const mustAsk = row.is_unlocked && viewer !== null && viewer.id !== row.creator_id;
  return mustAsk && !(await isListedCreator(deps.db, row.creator_id, viewer.id));
}

/** A post that others may see, too, and that is open to this viewer: what can be liked and spoken of. */
export interface OpenPost {
  id: string;
  creatorId: string;
  status: string;
  /** When it was published. */
  createdAt: Date;
}

/**
 * @throws AppError `content_not_found` also for one that is not published; `mature_hidden`, `purchase_required`,
 * `subscription_required`
 */
export async function findOpenPost(deps: PostsDeps, viewer: Viewer | null, id: string): Promise<OpenPost> {
  const row = await findKnownPost(deps, viewer, id);
  if (row.status !== 'published' && row.status !== 'withdrawn') throw new AppError('content_not_found');
  if (await isVoiceless(deps, viewer, row)) throw new AppError('content_not_found');
  demandOpen(row, viewer);
  return { id: row.id, creatorId: row.creator_id, status: row.status, createdAt: row.created_at };
}

/**
 * Asks once more, in the transaction that likes a post, votes or speaks there and before anything is locked: whom its creator blocked meanwhile does not, and
 * a block that comes now is answered once it is done (P1032).
 * @throws AppError `content_not_found`
 */
export async function demandUnblocked(
  tx: Tx,
  { id, userType }: Viewer,
  { creatorId }: Pick<OpenPost, 'creatorId'>,
): Promise<void> {
  // Nobody blocks themselves, or staff.
  if (id === creatorId || userType === 'admin') return;
  await holdOffBlock(tx, creatorId, id);
  if (!(await isListedCreator(tx, creatorId, id))) throw new AppError('content_not_found');
}
