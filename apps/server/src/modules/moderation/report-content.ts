import type { CallInput, Calls } from '@likha/contract';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/index.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { readProfile } from '../creators/index.ts';
import { findHostOf, keepEvidenceBehind, type LiveDeps, oweEvidence } from '../live/index.ts';
import { findSenderOf } from '../messages/index.ts';
import { findKnownPost, findOpenPost, findWatchable, type PostsDeps } from '../posts/index.ts';
import { findComment } from '../reactions/index.ts';
import { keepEvidence } from './evidence.queries.ts';
import { insertReport, keepSubject } from './moderation.queries.ts';
import { moderationTexts } from './moderation.texts.generated.ts';
import { isMostlyDismissed } from './reporter.policy.ts';
import { readReporterRecord } from './reporter.queries.ts';

type Form = CallInput<Calls['createReport']>['body'];
type ReportDeps = PostsDeps & LiveDeps;

/**
 * Keeps what somebody reports of what they can see (P151). While a report of theirs about it is open, there is no second.
 * Of who is mostly dismissed it waits behind the others (P392), of a stream that runs before them (P638). With a message those around it are kept for staff
 * (P434), with a stream its last minute.
 * @returns the id of the open report
 * @throws AppError as who looks at it; `report_refused` for oneself and one's own things
 */
export async function reportContent(deps: ReportDeps, viewer: Viewer, form: Form): Promise<string> {
  const { id: reportedId, isUrgent = false } = await findReported(
    deps,
    viewer,
    form.subject_type,
    form.subject_id,
  );
  if (reportedId === viewer.id)
    throw new AppError('report_refused', { detail: (language) => moderationTexts[language].ownThing });
  const facts = { reporter_id: viewer.id, reported_user_id: reportedId, created_at: deps.clock.now() };
  const report = await inTransaction(deps.db, async (tx) => {
    // Removed since it was looked at, its reports are closed already (P217).
    if (!(await keepSubject(tx, { type: form.subject_type, id: form.subject_id })))
      throw new AppError(GONE[form.subject_type]);
    const isLast = isMostlyDismissed(await readReporterRecord(tx, viewer.id));
    const id = deps.ids.next();
    const keptId = await insertReport(tx, { ...form, ...facts, id, is_last: isLast, is_urgent: isUrgent });
    const isNew = keptId === id;
    if (isNew && form.subject_type === 'message' && !(await keepEvidence(tx, id, form.subject_id)))
      throw new AppError('message_not_found');
    if (isNew && isUrgent) await oweEvidence(deps, tx, { id, liveId: form.subject_id, why: 'report' });
    return keptId;
  });
  if (isUrgent) void keepEvidenceBehind(deps, report);
  return report;
}

const GONE = {
  post: 'content_not_found',
  profile: 'content_not_found',
  comment: 'comment_not_found',
  message: 'message_not_found',
  live: 'live_not_found',
} as const;

interface Found {
  /** Whose it is. */
  id: string;
  /** A stream that runs. */
  isUrgent?: boolean;
}

async function findReported(
  deps: ReportDeps,
  viewer: Viewer,
  type: Form['subject_type'],
  id: string,
): Promise<Found> {
  if (type === 'live') return findHostOf(deps, viewer, id);
  return { id: await findAuthor(deps, viewer, type, id) };
}

async function findAuthor(
  deps: PostsDeps,
  viewer: Viewer,
  type: Exclude<Form['subject_type'], 'live'>,
  id: string,
): Promise<string> {
  if (type === 'profile') return (await readProfile(deps, viewer, id)).id;
  if (type === 'post')
    return ((await findWatchable(deps, viewer, id)) ?? (await findKnownPost(deps, viewer, id))).creator_id;
  if (type === 'message') return findSenderOf(deps, viewer, id);
  const comment = await findComment(deps.db, id);
  if (!comment) throw new AppError('comment_not_found');
  await findOpenPost(deps, viewer, comment.post_id);
  return comment.author_id;
}
