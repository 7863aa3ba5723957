import { inTransaction, type Tx } from '../../platform/database/index.ts';
import { addJob } from '../../platform/jobs.ts';
import { tell } from '../notifications/index.ts';
import type { SalesDeps } from '../sales/index.ts';
import { mailRenewalJob } from './declared-jobs.ts';
import { claimReminders } from './reminders.queries.ts';

const PAGE = 500;
/** A run ends here, and the next one goes on. */
const MOST_PAGES = 200;

/**
 * Tells fans a day ahead what their next month costs, where it is not what they paid last: after a trial, a first month at a
 * discount, a bundle (P347). Each once, in the transaction that takes it off the list.
 */
export async function remindOfCharges(deps: SalesDeps): Promise<void> {
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const count = await inTransaction(deps.db, async (tx) => {
      const due = await claimReminders(tx, deps.clock.now(), PAGE);
      for (const { fan_id: fanId, creator_id: creatorId, paid_until: endsAt } of due)
        await remind(tx, { fanId, creatorId, endsAt }, deps.clock.now());
      return due.length;
    });
    if (count < PAGE) return;
  }
}

/** By mail and in the app. */
async function remind(
  tx: Tx,
  { fanId, creatorId, endsAt }: { fanId: string; creatorId: string; endsAt: Date },
  at: Date,
): Promise<void> {
  await addJob(tx, mailRenewalJob, { fanId, creatorId, what: 'first-charge', endsAt });
  const groupKey = `${creatorId} ${endsAt.toISOString()}`;
  await tell(tx, { personId: fanId, kind: 'renewal_due', groupKey, subjectId: creatorId, at });
}
