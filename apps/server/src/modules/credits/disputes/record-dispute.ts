import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import { addJob } from '../../../platform/jobs.ts';
import { queueClawback } from '../../clawbacks/index.ts';
import { reverseByKey } from '../../ledger/index.ts';
import { readSettings, shareRate } from '../../settings/index.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { judgePayerJob } from '../declared-jobs.ts';
import { recordFee } from '../fees/record-fee.ts';
import { isCredited, slowLook } from '../settle/purchase.ts';
import { lockPurchase, type PurchaseRow, setPurchaseStatus } from '../settle/purchases.queries.ts';
import type { AskedCapture } from './asked-capture.ts';
import type { JudgedDispute } from './dispute-state.ts';
import {
  type DisputeRow,
  findCapture,
  findNewest,
  insertDispute,
  isDisputed,
  isErased,
  markCorrected,
  readLeft,
  updateDispute,
} from './disputes.queries.ts';
import { type Left, NOTHING } from './money-back.ts';
import { takeMoneyBack } from './take-money-back.ts';

/**
 * Acts on how a dispute stands, exactly once, whatever was heard in which order (P214). While it stands its money is not ours:
 * what is left of the purchase's credits leaves the wallet, the rest is debt. Once it is won all of that is given back. A
 * dispute at another amount than before is given back and taken anew.
 */
export async function recordDispute(
  deps: CreditsDeps,
  capture: AskedCapture,
  found: JudgedDispute,
): Promise<void> {
  await inTransaction(deps.moneyDb, async (tx) => {
    const purchase = await lockPurchase(tx, capture.purchaseId);
    await recordDisputeFee(deps, tx, purchase, capture, found);
    const newest = await findNewest(tx, capture, found.disputeId);
    if (newest && newest.seen_at > capture.askedAt) return;
    const isStanding = newest?.state === 'open' || newest?.state === 'lost';
    if (!newest || (!isStanding && found.state !== 'won')) return begin(deps, tx, purchase, capture, found);
    if (isStanding && found.state === 'won') await giveBack(deps, tx, purchase, newest);
    else if (isStanding && (await isTakenAnew(tx, purchase, capture, newest, found))) {
      await giveBack(deps, tx, purchase, newest);
      await markCorrected(tx, newest.id, deps.clock.now());
      return begin(deps, tx, purchase, capture, found, newest.payer_judged_at);
    }
    await updateDispute(tx, newest.id, {
      state: found.state,
      reason: found.reason,
      feeCentavos: found.feeCentavos,
      respondBy: found.respondBy,
      seenAt: capture.askedAt,
      endedAt: found.state === 'open' ? null : (newest.ended_at ?? deps.clock.now()),
      nextCheckAt: found.state === 'open' ? (newest.next_check_at ?? slowLook(0, deps.clock.now())) : null,
    });
  });
}

/** What the provider charges for a dispute, or gives back of that once it is won. */
async function recordDisputeFee(
  deps: CreditsDeps,
  tx: Tx,
  purchase: PurchaseRow,
  { provider, askedAt }: AskedCapture,
  { disputeId, feeCentavos }: JudgedDispute,
): Promise<void> {
  if (feeCentavos === null) return;
  await recordFee(deps, tx, {
    provider,
    source: 'dispute',
    sourceId: disputeId,
    purchaseId: purchase.id,
    correlationId: purchase.correlation_id,
    feeCentavos,
    seenAt: askedAt,
  });
}

/**
 * A dispute that nobody knew of, or one that begins again. Won by the time that we hear of it, it takes nothing.
 * @param judgedAt when its payer was judged for it already
 */
async function begin(
  deps: CreditsDeps,
  tx: Tx,
  purchase: PurchaseRow,
  capture: AskedCapture,
  found: JudgedDispute,
  judgedAt: Date | null = null,
): Promise<void> {
  const id = deps.ids.next();
  const now = deps.clock.now();
  const isLoss = await isErased(tx, purchase.fan_id);
  const back =
    found.state === 'won' ? NOTHING : await take(deps, tx, { id, purchase, capture, found, isLoss });
  await insertDispute(tx, {
    id,
    purchase_id: purchase.id,
    fan_id: purchase.fan_id,
    provider: capture.provider,
    capture_id: capture.captureId,
    provider_dispute_id: found.disputeId,
    state: found.state,
    reason: found.reason,
    amount_centavos: found.amountCentavos,
    fee_centavos: found.feeCentavos,
    taken_centavos: back.centavos,
    taken_credits: back.credits,
    spent_credits: back.spentCredits,
    debt_centavos: back.debtCentavos,
    is_loss: isLoss,
    respond_by: found.respondBy,
    opened_at: found.openedAt ?? now,
    created_at: now,
    ended_at: found.state === 'open' ? null : now,
    seen_at: capture.askedAt,
    next_check_at: found.state === 'open' ? slowLook(0, now) : null,
    payer_judged_at: judgedAt,
  });
  deps.log.warn(
    { purchase_id: purchase.id, dispute_id: id, state: found.state, taken_centavos: back.centavos },
    'a payment is disputed',
  );
  if (back.centavos === 0) return;
  if (back.spentCredits > 0) await queueClawback(tx, { type: 'dispute', id });
  await setPurchaseStatus(tx, purchase.id, 'disputed', null, purchase.settled_at);
  if (judgedAt) return;
  await addJob(tx, judgePayerJob, { disputeId: id }, { key: `judge-payer:${id}` });
}

/** Its amount is another, or it took less than that and there is something to take by now: another dispute was won. */
async function isTakenAnew(
  tx: Tx,
  purchase: PurchaseRow,
  capture: AskedCapture,
  newest: DisputeRow,
  { amountCentavos }: JudgedDispute,
): Promise<boolean> {
  if (amountCentavos !== newest.amount_centavos) return true;
  if (newest.taken_centavos === amountCentavos) return false;
  return (await readTakeable(tx, purchase, capture)).centavos > 0;
}

/** What is left of what this very capture paid for: nothing of a capture that was not owed. */
async function readTakeable(tx: Tx, purchase: PurchaseRow, capture: AskedCapture): Promise<Left> {
  const known = await findCapture(tx, capture.provider, capture.captureId);
  const isPaidByIt = known?.status === 'captured' && isCredited(purchase.status);
  return isPaidByIt ? readLeft(tx, purchase) : { centavos: 0, credits: 0 };
}

interface Taking {
  id: string;
  purchase: PurchaseRow;
  capture: AskedCapture;
  found: JudgedDispute;
  isLoss: boolean;
}

async function take(deps: CreditsDeps, tx: Tx, { id, purchase, capture, found, isLoss }: Taking) {
  const left = await readTakeable(tx, purchase, capture);
  if (left.centavos === 0 || found.amountCentavos === 0) return NOTHING;
  const facts = {
    reason: 'dispute',
    id,
    purchaseId: purchase.id,
    fanId: purchase.fan_id,
    provider: capture.provider,
    isLoss,
    correlationId: purchase.correlation_id,
  } as const;
  return takeMoneyBack(deps, tx, facts, found.amountCentavos, left);
}

/** Turns the dispute's entry round at today's rate: the credits come back, the debt is cleared. */
async function giveBack(
  deps: CreditsDeps,
  tx: Tx,
  purchase: PurchaseRow,
  dispute: DisputeRow,
): Promise<void> {
  if (dispute.taken_centavos === 0) return;
  await shareRate(tx);
  await reverseByKey(deps, tx, {
    key: `dispute:${dispute.id}`,
    actor: { type: 'system' },
    correlationId: purchase.correlation_id,
    settings: await readSettings(tx),
    doing: `give dispute ${dispute.id} back`,
  });
  await updateDispute(tx, dispute.id, {
    state: 'won',
    reason: dispute.reason,
    feeCentavos: dispute.fee_centavos,
    respondBy: dispute.respond_by,
    seenAt: dispute.seen_at,
    endedAt: deps.clock.now(),
    nextCheckAt: null,
  });
  if (dispute.spent_credits > 0) await queueClawback(tx, { type: 'dispute', id: dispute.id });
  const status = (await isDisputed(tx, purchase.id)) ? 'disputed' : 'completed';
  await setPurchaseStatus(tx, purchase.id, status, null, purchase.settled_at);
}
