import type { Tx } from '../../../platform/database/index.ts';
import { addJob } from '../../../platform/jobs.ts';
import { tell } from '../../notifications/index.ts';
import { mailNoticeJob, type Notice } from '../declared-jobs.ts';

/** Has a person told by mail and in the app (P443), in the transaction that makes it so. */
export async function queueNotice(tx: Tx, notice: Notice): Promise<void> {
  await addJob(tx, mailNoticeJob, notice);
  const { userId: personId, kind, at } = notice;
  await tell(tx, { personId, kind: 'security', groupKey: `${kind} ${at.toISOString()}`, at });
}
