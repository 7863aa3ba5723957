import { AppError } from '../../platform/app-error.ts';
import { inTransaction, type Tx } from '../../platform/database/index.ts';
import { addJob } from '../../platform/jobs.ts';
import type { SenderName } from '../../providers/payouts/payout-sender.ts';
import { recordAdminAction } from '../audit/index.ts';
import { tell } from '../notifications/index.ts';
import { readSettings } from '../settings/index.ts';
import { approve } from './approve-payout.ts';
import { sendPayoutsJob } from './declared-jobs.ts';
import { destinationOf } from './destination.ts';
import { moveWithTax } from './move-with-tax.ts';
import { DECISIONS, type Decision, GIVES_BACK } from './payout.ts';
import { openAccount } from './payout-account.ts';
import { findRequest, isPaused, lockWaiting, movePayout, type RequestRow } from './payouts.queries.ts';
import { payoutsTexts } from './payouts.texts.generated.ts';
import type { PayoutsDeps } from './payouts-deps.ts';
import { recordAct } from './record-act.ts';

export interface Decided {
  payoutId: string;
  decision: Decision;
  reason: string | null;
  reference: string | null;
  /** Approved to be paid from the list, although somebody could send it; left out, what was said first holds (P840). */
  isByHand?: boolean | undefined;
  adminId: string;
  correlationId: string;
  /** The address that asked. */
  from: string;
}

/**
 * An admin's decision about a payout, or what became of one that was sent (P21). The state and the books move together, once:
 * who comes second is told who was first.
 * @throws AppError `payout_not_found`, `payout_decided`, `validation_failed` without a reason or a reference where one is
 * needed, `payout_decided` for what a sender says of itself, `payout_paused` for approving one of somebody who is suspended or banned (P150), `payout_needs_second` to who approved it
 * first (P332)
 */
export function decidePayout(deps: PayoutsDeps, decided: Decided): Promise<RequestRow> {
  const { payoutId, decision, reason, adminId, correlationId } = decided;
  checkWords(decided);
  const reference = decision === 'paid' ? decided.reference : null;
  const { from, to, reason: entryReason } = DECISIONS[decision];
  return inTransaction(deps.moneyDb, async (tx) => {
    const now = deps.clock.now();
    const approved = decision === 'approve' ? await approve(deps, tx, decided) : null;
    if (approved?.people === 'first') return found(tx, payoutId);
    const isSent = approved !== null && !(decided.isByHand ?? approved.wasByHand);
    const sender = isSent ? await findSender(deps, tx, payoutId) : null;
    const isMoved = await movePayout(tx, { id: payoutId, from, to, adminId, reason, reference, sender, now });
    const payout = await found(tx, payoutId);
    if (!isMoved) throw isOfSender(payout, decision) ? senderSays() : alreadyDecided(payout);
    if (decision === 'approve' && (await isPaused(tx, payout.creator_id)))
      throw new AppError('payout_paused', { detail: (language) => payoutsTexts[language].paused });
    const act = { payoutIds: [payoutId], kind: decision, actorId: adminId, from: decided.from };
    await recordAct(deps, tx, { ...act, reason, reference });
    await recordAdminAction(deps, tx, {
      actorId: adminId,
      action: `payout.${decision}`,
      subject: { type: 'user', id: payout.creator_id },
      before: { payout_id: payoutId, status: from },
      after: { status: to, reason, reference, ...(approved && { approved: approved.people }) },
      from: decided.from,
    });
    const { creator_id: creatorId, bucket, centavos } = payout;
    const by = { actor: { type: 'admin', id: adminId } as const, correlationId };
    const booked = { id: payoutId, creatorId, bucket, centavos, withheldCentavos: payout.withheld_centavos };
    const settings = await readSettings(tx);
    const moved = await moveWithTax(deps, tx, { reason: entryReason, payout: booked, by, settings, at: now });
    await tellCreator(tx, creatorId, decided, now);
    if (sender !== null) await addJob(tx, sendPayoutsJob, {}, { key: sendPayoutsJob.id });
    return { ...payout, withheld_centavos: moved.withheldCentavos };
  });
}

/** Who sends a payout that is approved; null where nobody does, or its bank is not one that is reached. */
async function findSender(deps: PayoutsDeps, tx: Tx, payoutId: string): Promise<SenderName | null> {
  const { payoutSender } = deps;
  const waiting = payoutSender === null ? undefined : await lockWaiting(tx, payoutId);
  if (!payoutSender || !waiting) return null;
  const destination = destinationOf(openAccount(deps, waiting.sealed), '');
  return payoutSender.reaches(destination) ? payoutSender.name : null;
}

/** What becomes of one that is sent, its sender says and nobody else. */
function isOfSender({ sender }: RequestRow, decision: Decision): boolean {
  return DECISIONS[decision].from === 'approved' && sender !== null;
}

function senderSays(): AppError {
  return new AppError('payout_decided', { detail: (language) => payoutsTexts[language].senderSays });
}

/** Tells a creator that the money left, or came back to them (P443); that it is approved is nothing they have yet. */
async function tellCreator(
  tx: Tx,
  creatorId: string,
  { payoutId, decision }: Decided,
  at: Date,
): Promise<void> {
  if (decision === 'approve') return;
  const kind = GIVES_BACK.has(decision) ? 'payout_returned' : 'payout_paid';
  await tell(tx, { personId: creatorId, kind, groupKey: payoutId, at });
}

async function found(tx: Tx, payoutId: string): Promise<RequestRow> {
  const payout = await findRequest(tx, payoutId);
  if (!payout) throw new AppError('payout_not_found');
  return payout;
}

/** What a decision has to say: why the money comes back, or by which transfer it left. */
function checkWords({ decision, reason, reference }: Decided): void {
  const missing = GIVES_BACK.has(decision) && !reason ? 'reason' : null;
  const field = missing ?? (decision === 'paid' && !reference ? 'reference' : null);
  if (field === null) return;
  const words = field === 'reason' ? 'reasonNeeded' : 'referenceNeeded';
  throw new AppError('validation_failed', {
    detail: (language) => payoutsTexts[language][words],
    errors: { [field]: (language) => payoutsTexts[language][words] },
  });
}

/** Who was first, where anybody was: what is not approved yet nobody decided, nor what left by itself. */
function alreadyDecided({ status, decided_by: name }: RequestRow): AppError {
  return new AppError('payout_decided', {
    detail: (language) => {
      const t = payoutsTexts[language];
      if (status === 'pending') return t.approveFirst;
      return name === null ? t.stands({ what: t[status] }) : t.decided({ name, what: t[status] });
    },
  });
}
