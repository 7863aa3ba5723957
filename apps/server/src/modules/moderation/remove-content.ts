import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Tx } from '../../platform/database/index.ts';
import { noteRemoval } from '../enforcement/index.ts';
import { cutIfRunning, findReplayPost, setLineState, withholdReplay } from '../live/index.ts';
import { setMessageState } from '../messages/index.ts';
import { takeDownPost } from '../posts/index.ts';
import { setCommentState } from '../reactions/index.ts';
import { queueRestitution } from '../restitutions/index.ts';
import { closeReports } from './close-reports.ts';
import { findName, type ReportType, type SubjectType } from './moderation.queries.ts';
import { moderationTexts } from './moderation.texts.generated.ts';

interface Removed {
  type: SubjectType;
  id: string;
  authorId: string;
  reason: string;
  /** Of staff, for staff. */
  notes: string;
}

/**
 * Hides a post, comment, message or line from everybody, or cuts a stream that runs, closes what else waits about it and tells its author why, in the caller's transaction.
 * Of a stream that is over its replay goes: the post that it is, or what one is still to be made of (P1000).
 * @returns how many reports were closed with it
 * @throws AppError `content_not_found` for a profile, and for what is gone
 */
export async function removeContent(
  deps: BaseDeps,
  tx: Tx,
  judge: { id: string; from: string },
  removed: Removed,
): Promise<number> {
  const { type, id, authorId, reason, notes } = removed;
  const closed = await closeReports(deps, tx, { type, id }, { by: judge.id, notes });
  const postId = type === 'live' ? await findReplayPost(tx, id) : null;
  if (postId !== null)
    return closed + (await removeContent(deps, tx, judge, { ...removed, type: 'post', id: postId }));
  const before = type === 'post' ? await takeDownPost(deps, tx, id) : undefined;
  if (!before && !(await hideWritten(deps, tx, judge, { type, id, reason })))
    throw new AppError('content_not_found', {
      detail: (language) => moderationTexts[language].nothingToRemove,
    });
  if (before || type === 'message') {
    const gone = { cause: 'post_removed', creatorId: authorId, causeId: id, at: deps.clock.now() } as const;
    await queueRestitution(tx, gone);
  }
  await noteRemoval(deps, tx, judge, { userId: authorId, reason, subject: { type, id }, before });
  return closed;
}

/** @returns false for what is gone, and for what is no comment or message */
async function hideWritten(
  deps: BaseDeps,
  tx: Tx,
  judge: { id: string; from: string },
  { type, id, reason }: Pick<Removed, 'type' | 'id' | 'reason'>,
): Promise<boolean> {
  if (type === 'message') return Boolean(await setMessageState(deps, tx, id, 'removed'));
  if (type === 'live_line') return setLineState(deps, tx, id, 'removed');
  if (type === 'live') return (await cutIfRunning(deps, tx, judge, { id, reason })) || withholdReplay(tx, id);
  return type === 'comment' && setCommentState(tx, id, 'hidden');
}

const REASONS = {
  inappropriate_content: 'reasonInappropriate',
  harassment: 'reasonHarassment',
  spam: 'reasonSpam',
  others: 'reasonOthers',
} as const;

/** What a person is told where nobody wrote a reason: a standard sentence, in their language. */
export async function standardReason(tx: Tx, personId: string, type: ReportType): Promise<string> {
  const language = (await findName(tx, personId))?.language ?? DEFAULT_LANGUAGE;
  return moderationTexts[language][REASONS[type]];
}
