import { inTransaction, type Tx } from '../../platform/database/index.ts';
import type { SentTransfer } from '../../providers/payouts/payout-sender.ts';
import { waitWithErasing } from '../accounts/index.ts';
import { tell } from '../notifications/index.ts';
import { readSettings } from '../settings/index.ts';
import { moveWithTax } from './move-with-tax.ts';
import type { PayoutsDeps } from './payouts-deps.ts';
import { recordAct } from './record-act.ts';
import { nextCheck, type Step, stepsOf } from './transfer.ts';
import { type DueTransfer, type LockedTransfer, lockTransfer, writeHeard } from './transfers.queries.ts';

const REASON = { paid: 'payout_settle', failed: 'payout_fail', returned: 'payout_bounce' } as const;

/** What is settled: whose, how much, from which bucket. */
type Settled = Pick<
  DueTransfer,
  'id' | 'creator_id' | 'bucket' | 'centavos' | 'fee_centavos' | 'withheld_centavos'
>;

/**
 * Brings a payout and the books in line with what its sender says (P600): each step once, with its entry, its event and what its
 * creator is told, or none of it; who is leaving has time to ask for what came back (P1028). What was heard before changes nothing.
 * @throws Error where the sender takes back what it has said
 */
export function settleTransfer(deps: PayoutsDeps, payout: Settled, heard: SentTransfer): Promise<void> {
  return inTransaction(deps.moneyDb, async (tx) => {
    const before = await lockTransfer(tx, payout.id);
    if (!before) throw new Error(`payout ${payout.id} has no sender`);
    const steps = stepsOf(before.status, heard);
    await writeHeard(tx, payout.id, heardOf(deps, before, heard, steps));
    const isNew = before.provider_id === null && heard.providerId !== null;
    if (isNew)
      await recordAct(deps, tx, {
        payoutIds: [payout.id],
        kind: 'sent',
        actorId: null,
        reference: heard.providerId,
      });
    for (const step of steps) await take(deps, tx, { payout, heard, step });
  });
}

function heardOf(
  deps: PayoutsDeps,
  before: LockedTransfer,
  heard: SentTransfer,
  steps: readonly Step[],
): Parameters<typeof writeHeard>[2] {
  const now = deps.clock.now();
  const status = steps.at(-1) ?? before.status;
  const finishedAt = before.finished_at ?? (steps.length > 0 ? now : null);
  const providerId = heard.providerId ?? before.provider_id;
  return {
    status,
    providerId,
    reference: steps.includes('paid') ? providerId : null,
    failure: 'reason' in heard ? heard.reason : null,
    finishedAt,
    // Heard again it came back when it did.
    returnedAt: before.returned_at ?? (steps.includes('returned') ? now : null),
    nextCheckAt: nextCheck({ status, checks: before.checks - 1, finishedAt }, now),
    problem: 'code' in heard ? heard.code.slice(0, 500) : null,
  };
}

async function take(
  deps: PayoutsDeps,
  tx: Tx,
  { payout, heard, step }: { payout: Settled; heard: SentTransfer; step: Step },
): Promise<void> {
  const { id, creator_id: creatorId, bucket, centavos, fee_centavos: feeCentavos } = payout;
  const [settings, at] = [await readSettings(tx), deps.clock.now()];
  if (step !== 'paid') await waitWithErasing(tx, { userId: creatorId, centavos, at });
  await recordAct(deps, tx, {
    payoutIds: [id],
    kind: step,
    actorId: null,
    reason: 'reason' in heard && step !== 'paid' ? heard.reason : null,
    reference: step === 'paid' ? heard.providerId : null,
  });
  const by = { actor: { type: 'system' } as const, correlationId: id };
  const booked = { id, creatorId, bucket, centavos, feeCentavos, withheldCentavos: payout.withheld_centavos };
  await moveWithTax(deps, tx, { reason: REASON[step], payout: booked, by, settings, at });
  const kind = step === 'paid' ? 'payout_paid' : 'payout_returned';
  await tell(tx, { personId: creatorId, kind, groupKey: id, at });
}
