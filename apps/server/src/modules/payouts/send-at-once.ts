import type { Tx } from '../../platform/database/index.ts';
import { addJob } from '../../platform/jobs.ts';
import type { Settings } from '../settings/index.ts';
import { sendPayoutsJob } from './declared-jobs.ts';
import { type Bucket, payoutEntry } from './payout.ts';
import { movePayout } from './payouts.queries.ts';
import type { PayoutsDeps } from './payouts-deps.ts';
import { recordAct } from './record-act.ts';

interface Held {
  id: string;
  creatorId: string;
  bucket: Bucket;
  centavos: number;
  settings: Settings;
}

/** Lets a payout that is held leave without an approval (P601); in the transaction that holds it, so it is never seen waiting. */
export async function sendAtOnce(deps: PayoutsDeps, tx: Tx, { id, settings, ...held }: Held): Promise<void> {
  const { payoutSender } = deps;
  if (payoutSender === null) throw new Error('nobody sends an instant payout');
  const isMoved = await movePayout(tx, {
    id,
    from: 'pending',
    to: 'approved',
    adminId: null,
    reason: null,
    reference: null,
    sender: payoutSender.name,
    now: deps.clock.now(),
  });
  if (!isMoved) throw new Error(`payout ${id} was decided before it was there`);
  await recordAct(deps, tx, { payoutIds: [id], kind: 'approve', actorId: null });
  const by = { actor: { type: 'system' } as const, correlationId: id };
  const posted = await deps.ledger.post(tx, payoutEntry('payout_send', { id, ...held }, by, settings));
  if (posted.kind === 'insufficient_funds' || posted.isReplay)
    throw new Error(`the books do not hold payout ${id}`);
  await addJob(tx, sendPayoutsJob, {}, { key: sendPayoutsJob.id });
}
