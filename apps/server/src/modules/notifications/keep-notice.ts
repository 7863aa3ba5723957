import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Tx } from '../../platform/database/index.ts';
import { insertNotice, type NoticeKind } from './notices.queries.ts';

/**
 * Keeps that a creator is to be told of something, in the transaction in which it happens (P211); nothing where they do not
 * want it. New subscribers and tips are told of within a minute, comments with the mail of the day.
 * @param notice `subjectId` is the tip, the comment, or the fan who subscribed
 */
export async function keepNotice(
  deps: BaseDeps,
  tx: Tx,
  notice: { personId: string; kind: NoticeKind; subjectId: string },
): Promise<void> {
  await insertNotice(tx, {
    id: deps.ids.next(),
    person_id: notice.personId,
    kind: notice.kind,
    subject_id: notice.subjectId,
    at: deps.clock.now(),
    state: notice.kind === 'comment' ? 'gathered' : 'at_once',
  });
}
