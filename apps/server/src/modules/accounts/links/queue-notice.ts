import type { Tx } from '../../../platform/database/index.ts';
import { addJob } from '../../../platform/jobs.ts';
import { mailNoticeJob, type Notice } from '../declared-jobs.ts';

/** Has a person told, in the transaction that makes it so. */
export async function queueNotice(tx: Tx, notice: Notice): Promise<void> {
  await addJob(tx, mailNoticeJob, notice);
}
