import { DELETION_DAYS } from '@likha/contract/limits';
import type { Tx } from '../../../platform/database/index.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { addJob } from '../../../platform/jobs.ts';
import { mailNoticeJob } from '../declared-jobs.ts';
import { waitUntil } from './leaving.queries.ts';

/**
 * Money has come back to somebody: where their account is being deleted, it waits for thirty days from now, and they are mailed until when they
 * may come and ask for it (P1028). In the transaction that brings it, before any other lock on what they own; whoever is just deleting it is waited for.
 */
export async function waitWithErasing(
  tx: Tx,
  { userId, centavos, at }: { userId: string; centavos: number; at: Date },
): Promise<void> {
  const until = new Date(at.getTime() + DELETION_DAYS * DAY_MS);
  if (!(await waitUntil(tx, userId, until))) return;
  await addJob(tx, mailNoticeJob, { kind: 'payout_came_back', userId, at, count: centavos, until });
}
