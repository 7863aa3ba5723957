import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/index.ts';
import { addJob } from '../../platform/jobs.ts';
import type { Settings } from '../settings/index.ts';
import { sendPayoutsJob } from './declared-jobs.ts';
import { moveWithTax } from './move-with-tax.ts';
import type { Bucket } from './payout.ts';
import { movePayout } from './payouts.queries.ts';
import { payoutsTexts } from './payouts.texts.generated.ts';
import type { PayoutsDeps } from './payouts-deps.ts';
import { recordAct } from './record-act.ts';

interface Held {
  id: string;
  creatorId: string;
  bucket: Bucket;
  centavos: number;
  feeCentavos: number;
  settings: Settings;
}

/** Lets a payout that is held leave without an approval (P601); in the transaction that holds it, so it is never seen waiting. @throws AppError `payout_not_instant` */
export async function sendAtOnce(deps: PayoutsDeps, tx: Tx, { id, settings, ...held }: Held): Promise<void> {
  const { payoutSender } = deps;
  if (payoutSender === null) throw new Error('nobody sends an instant payout');
  const now = deps.clock.now();
  const isMoved = await movePayout(tx, {
    id,
    from: 'pending',
    to: 'approved',
    adminId: null,
    reason: null,
    reference: null,
    sender: payoutSender.name,
    now,
  });
  if (!isMoved) throw new Error(`payout ${id} was decided before it was there`);
  await recordAct(deps, tx, { payoutIds: [id], kind: 'approve', actorId: null });
  const by = { actor: { type: 'system' } as const, correlationId: id };
  const moving = { reason: 'payout_send', payout: { id, ...held }, by, settings, at: now } as const;
  const { withheldCentavos } = await moveWithTax(deps, tx, moving);
  if (held.centavos - withheldCentavos <= held.feeCentavos)
    throw new AppError('payout_not_instant', { detail: (language) => payoutsTexts[language].instantFee });
  await addJob(tx, sendPayoutsJob, {}, { key: sendPayoutsJob.id });
}
