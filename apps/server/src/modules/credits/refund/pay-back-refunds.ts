import { inTransaction } from '../../../platform/database/index.ts';
import { addJob } from '../../../platform/jobs.ts';
import { ProviderError } from '../../../providers/http/provider-error.ts';
import type { OrderOutcome, ProviderName } from '../../../providers/payments/payment-provider.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { checkCaptureJobs } from '../declared-jobs.ts';
import { noteGivenBack } from '../settle/captures.queries.ts';
import { slowLook } from '../settle/purchase.ts';
import { lockPurchase } from '../settle/purchases.queries.ts';
import { checkDisputed } from './check-disputed.ts';
import { queueRefundMail } from './mail-refund.ts';
import {
  acceptRefund,
  claimRefundsToPay,
  markPaidBack,
  postponeRefund,
  type RefundToPay,
} from './refund-requests.queries.ts';
import { reverseRefund } from './reverse-refund.ts';
import { tellFinance } from './tell-finance.ts';
import { markStuck, markUnstuck } from './unbooked.queries.ts';

/** Few: a person approves each. */
const AT_ONCE = 5;
/** Longer than three calls: whoever claimed one is done with it or gone by then. */
const CLAIM_MS = 2 * 60_000;
/** A provider remembers the key of a refund for 45 days (PayPal): what it took on longer ago is only looked at. */
const KEY_MS = 40 * 24 * 60 * 60_000;
/** For the provider's records; PayPal shows it to the payer. */
const REASON = 'Refund of a purchase of credits';

/** How it stands after the provider was asked. */
type Answer = { kind: 'paid' } | { kind: 'pending'; problem?: string } | { kind: 'refused'; problem: string };

const DISPUTED: Answer = { kind: 'pending', problem: 'the payment is disputed' };

/**
 * Pays back, through the provider that took it, what was approved and is in the books already (P228). Safe to repeat at any
 * point: the refund's id is its key at the provider. What it does not answer or leaves pending is asked about again, ever
 * more slowly and without an end; what it refuses for good is taken back in the books. While a dispute is open nothing is paid,
 * and what the payer got by one that was lost is not paid again.
 */
export async function payBackRefunds(deps: CreditsDeps, provider: ProviderName): Promise<void> {
  const now = deps.clock.now();
  const until = new Date(now.getTime() + CLAIM_MS);
  const due = await claimRefundsToPay(deps.db, { provider, now, until, limit: AT_ONCE });
  await Promise.all(due.map((refund) => payOne(deps, provider, refund)));
}

async function payOne(deps: CreditsDeps, provider: ProviderName, refund: RefundToPay): Promise<void> {
  let problem: string | null = null;
  try {
    const disputed = await checkDisputed(deps, provider, refund);
    if (disputed === 'paid') return await recordPaidBack(deps, provider, refund, 'dispute');
    const answer = disputed === 'waits' ? DISPUTED : await askProvider(deps, provider, refund);
    if (answer.kind === 'paid') return await recordPaidBack(deps, provider, refund, 'refund');
    if (answer.kind === 'pending') problem = answer.problem ?? null;
    if (answer.kind === 'refused') {
      problem = answer.problem;
      if (await reverseRefund(deps, refund, problem)) return;
    }
    if (refund.stuck_at !== null) await markUnstuck(deps.db, refund);
  } catch (error) {
    if (error instanceof TooLittleLeft) await tellStuck(deps, refund, error);
    else
      deps.log.warn({ err: error, purchase_id: refund.purchase_id }, 'a refund could not be paid back yet');
    // What went wrong within is for the log alone.
    if (error instanceof ProviderError) problem = problemOf(error);
  }
  const nextCheckAt = slowLook(refund.checks - 1, deps.clock.now());
  await postponeRefund(deps.db, refund, nextCheckAt, problem);
}

const MOST_CHARACTERS = 500;

/** For admins: it names provider, call and code. */
function problemOf(error: ProviderError): string {
  return error.message.slice(0, MOST_CHARACTERS);
}

/** It is looked at first: a refund that was pending may have ended, and a person may have given the money back by hand. */
async function askProvider(deps: CreditsDeps, provider: ProviderName, refund: RefundToPay): Promise<Answer> {
  const look = () =>
    deps.payments[provider].settleOrder(
      { orderId: refund.order_id, purchaseId: refund.purchase_id },
      { mayCapture: false },
    );
  const seenBack = async (): Promise<Answer> => {
    await noteGivenBack(deps.db, provider, refund.capture_id, deps.clock.now());
    return { kind: 'paid' };
  };
  const before = await look();
  if (before.state === 'refunded') return seenBack();
  // It made this refund and its answer was lost: of a part larger than half too little is left to be asked again.
  if (leftOf(before) < refund.amount_centavos && (await isListed(deps, provider, refund)))
    return { kind: 'paid' };
  checkCaptured(before, refund);
  const now = deps.clock.now();
  if (refund.accepted_at && now.getTime() - refund.accepted_at.getTime() > KEY_MS)
    return (await isListed(deps, provider, refund)) ? { kind: 'paid' } : { kind: 'pending' };
  try {
    const { state, providerRefundId } = await deps.payments[provider].refundCapture({
      captureId: refund.capture_id,
      refundId: refund.refund_id,
      amountCentavos: refund.amount_centavos,
      reason: REASON,
    });
    await acceptRefund(deps.db, refund, providerRefundId, now);
    return { kind: state === 'done' ? 'paid' : 'pending' };
  } catch (error) {
    if (!(error instanceof ProviderError) || error.code !== 'rejected' || error.retryable) throw error;
    // A refusal is believed where all of the money is still there: it may have gone back in this moment, and of a part
    // enough is left to look as if it had not.
    const after = await look();
    if (after.state === 'refunded') return seenBack();
    if (await isListed(deps, provider, refund)) return { kind: 'paid' };
    checkCaptured(after, refund);
    return { kind: 'refused', problem: problemOf(error) };
  }
}

/** Does the provider list this very refund among those that have gone back? Its own id is kept then. */
async function isListed(deps: CreditsDeps, provider: ProviderName, refund: RefundToPay): Promise<boolean> {
  const aftermath = await deps.payments[provider].readAftermath(refund.capture_id);
  const found = aftermath?.refunds.find(({ refundId }) => refundId === refund.refund_id);
  if (found) await acceptRefund(deps.db, refund, found.providerRefundId, deps.clock.now());
  return found !== undefined;
}

const leftOf = (outcome: OrderOutcome) => (outcome.state === 'captured' ? outcome.amountCentavos : 0);

/** The provider has less of a payment than is to go back: a person has to look at it. */
class TooLittleLeft extends ProviderError {}

/** Each try finds it again: it is said and told once (P841). */
async function tellStuck(deps: CreditsDeps, refund: RefundToPay, error: TooLittleLeft): Promise<void> {
  const at = deps.clock.now();
  const { purchase_id: purchaseId, amount_centavos: amountCentavos } = refund;
  await inTransaction(deps.db, async (tx) => {
    if (!(await markStuck(tx, refund, at))) return;
    deps.log.warn(
      { err: error, purchase_id: purchaseId },
      'a provider has less than an approved refund left',
    );
    await tellFinance(tx, { what: 'stuck', purchaseId, amountCentavos, at });
  });
}

/** @throws TooLittleLeft */
function checkCaptured(outcome: OrderOutcome, { amount_centavos: owed }: RefundToPay): void {
  const left = leftOf(outcome);
  if (left >= owed) return;
  const what = `the payment is ${outcome.state}, ${left} centavos of it are left and ${owed} are to go back`;
  throw new TooLittleLeft('rejected', what, { retryable: true });
}

async function recordPaidBack(
  deps: CreditsDeps,
  provider: ProviderName,
  refund: RefundToPay,
  by: 'refund' | 'dispute',
): Promise<void> {
  const { id: requestId, refund_id: refundId, purchase_id: purchaseId, capture_id: captureId } = refund;
  const isNew = await inTransaction(deps.moneyDb, async (tx) => {
    await lockPurchase(tx, purchaseId);
    if (!(await markPaidBack(tx, refund, by, deps.clock.now()))) return false;
    await queueRefundMail(tx, { requestId, news: 'paid', refundId });
    // Whether the provider gave its fee back, too, it says of the capture (P750).
    await addJob(tx, checkCaptureJobs[provider], { captureId }, { key: `check:${provider}:${captureId}` });
    return true;
  });
  if (isNew) deps.log.info({ purchase_id: purchaseId }, 'a purchase is paid back');
}
