import { AppError } from '../../platform/app-error.ts';
import { inTransaction, TransactionConflict, type Tx } from '../../platform/database/index.ts';
import { problemsTexts } from '../../platform/http/problems.texts.generated.ts';
import { lockEarner, settleDebt } from '../clawbacks/index.ts';
import { readAvailable } from '../earnings/index.ts';
import { readFigures } from '../ledger/index.ts';
import { readSettings } from '../settings/index.ts';
import { availableOf, type Bucket, checkRequest, payoutEntry, usableAt } from './payout.ts';
import {
  findAccount,
  findPayout,
  findPayoutByKey,
  hasWaiting,
  insertPayoutStatement,
  type PayoutRow,
} from './payouts.queries.ts';
import { payoutsTexts } from './payouts.texts.generated.ts';
import type { PayoutsDeps } from './payouts-deps.ts';
import { recordAct } from './record-act.ts';

/**
 * Asks for all that is available in a bucket, and holds it until an admin decides (P21). One of a bucket waits at a time; what
 * is owed is paid first (P242). Under a key it is asked for once, however often that key comes.
 * @throws AppError `payout_waits`, `payout_minimum`, `payout_setup`, `payout_account_new`, `idempotency_key_reused`
 */
export function requestPayout(
  deps: PayoutsDeps,
  creatorId: string,
  bucket: Bucket,
  { idempotencyKey = null, correlationId }: { idempotencyKey?: string | null; correlationId: string },
): Promise<PayoutRow> {
  return inTransaction(deps.moneyDb, async (tx) => {
    await lockEarner(tx, creatorId);
    const asked = idempotencyKey === null ? undefined : await findPayoutByKey(tx, creatorId, idempotencyKey);
    if (asked) return alreadyAsked(asked, bucket);
    await settleDebt(deps, tx, creatorId);
    const [centavos, settings, account] = [
      await readBucket(deps, tx, bucket, creatorId),
      await readSettings(tx),
      await findAccount(tx, creatorId),
    ];
    // Looked for last: one that was asked for meanwhile has left too little, and is the reason.
    if (await hasWaiting(tx, creatorId, bucket))
      throw new AppError('payout_waits', { detail: (language) => payoutsTexts[language].waits });
    checkRequest({
      centavos,
      minimum: settings.payout_min_centavos,
      isSetUp: account !== undefined,
      usableAt: usableAt(account, deps.clock.now()),
    });
    if (!account) throw new Error('a payout without an account was let through');
    const id = deps.ids.next();
    const claim = insertPayoutStatement.fill({
      id,
      creatorId,
      bucket,
      centavos,
      method: account.method,
      sealed: account.sealed,
      lastCharacters: account.last_characters,
      idempotencyKey,
      now: deps.clock.now(),
    });
    const by = { actor: { type: 'creator', id: creatorId } as const, correlationId };
    const entry = payoutEntry('payout_hold', { id, creatorId, bucket, centavos }, by, settings);
    const posted = await deps.ledger.post(tx, entry, [claim]);
    // Another request was first: then it waits, or what is available has changed.
    if (posted.ahead[0].length === 0 || posted.kind === 'insufficient_funds')
      throw new TransactionConflict('another payout was asked for');
    await recordAct(deps, tx, { payoutIds: [id], kind: 'requested', actorId: creatorId });
    const payout = await findPayout(tx, id);
    if (!payout) throw new Error(`payout ${id} is not there`);
    return payout;
  });
}

function alreadyAsked(asked: PayoutRow, bucket: Bucket): PayoutRow {
  if (asked.bucket !== bucket)
    throw new AppError('idempotency_key_reused', { detail: (language) => problemsTexts[language].keyReused });
  return asked;
}

/** Whole centavos that can be asked for: of earnings what is held no more (P240). */
async function readBucket(deps: PayoutsDeps, tx: Tx, bucket: Bucket, creatorId: string): Promise<number> {
  if (bucket === 'earnings') return (await readAvailable(tx, deps.clock, creatorId)).available;
  return (await readFigures(tx, availableOf(bucket, creatorId))).balance;
}
