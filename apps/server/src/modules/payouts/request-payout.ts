import { AppError } from '../../platform/app-error.ts';
import { inTransaction, TransactionConflict, type Tx } from '../../platform/database/index.ts';
import { problemsTexts } from '../../platform/http/problems.texts.generated.ts';
import { keepAsker } from '../accounts/index.ts';
import { lockEarner, settleDebt } from '../clawbacks/index.ts';
import { readAvailable } from '../earnings/index.ts';
import { readFigures } from '../ledger/index.ts';
import { readSettings, type Settings } from '../settings/index.ts';
import { availableOf, type Bucket, checkRequest, payoutEntry, usableAt } from './payout.ts';
import {
  findAccount,
  findPayout,
  findPayoutByKey,
  hasWaiting,
  insertPayoutStatement,
  type PayoutRow,
  type SealedAccount,
} from './payouts.queries.ts';
import type { PayoutsDeps } from './payouts-deps.ts';
import { readInstant } from './read-instant.ts';
import { recordAct } from './record-act.ts';
import { sendAtOnce } from './send-at-once.ts';

interface Asking {
  idempotencyKey?: string | null;
  correlationId: string;
  /** Sent at once, without an approval, or refused (P601). */
  isInstant?: boolean;
  /** By which session; none where the house asks for them. */
  sessionId?: string;
}

/**
 * Asks for all that is available in a bucket, and holds it until an admin decides (P21); an instant one leaves at once (P601). One of a
 * bucket waits at a time; what is owed is paid first (P242). Under a key it is asked for once, however often that key comes. Nobody asks
 * whose account has ended, or is just ending (P1027).
 * @throws AppError `unauthenticated`, `account_suspended`, `payout_waits`, `payout_minimum`, `payout_setup`, `payout_account_new`, `payout_not_instant`, `idempotency_key_reused`
 */
export function requestPayout(
  deps: PayoutsDeps,
  creatorId: string,
  bucket: Bucket,
  asking: Asking,
): Promise<PayoutRow> {
  const { idempotencyKey = null, isInstant = false } = asking;
  return inTransaction(deps.moneyDb, async (tx) => {
    await keepAsker(tx, { id: creatorId, sessionId: asking.sessionId });
    await lockEarner(tx, creatorId);
    const asked = idempotencyKey === null ? undefined : await findPayoutByKey(tx, creatorId, idempotencyKey);
    if (asked) return alreadyAsked(asked, { bucket, isInstant });
    await settleDebt(deps, tx, creatorId);
    const wanted = await check(deps, tx, { creatorId, bucket, isInstant });
    const id = deps.ids.next();
    await hold(deps, tx, { id, creatorId, bucket, wanted, asking });
    if (isInstant) await sendAtOnce(deps, tx, { id, creatorId, bucket, ...wanted });
    const payout = await findPayout(tx, id);
    if (!payout) throw new Error(`payout ${id} is not there`);
    return payout;
  });
}

interface Wanted {
  centavos: number;
  account: SealedAccount;
  settings: Settings;
  feeCentavos: number;
}

async function check(
  deps: PayoutsDeps,
  tx: Tx,
  { creatorId, bucket, isInstant }: { creatorId: string; bucket: Bucket; isInstant: boolean },
): Promise<Wanted> {
  const settings = await readSettings(tx);
  const [centavos, account] = [
    await readBucket(deps, tx, { bucket, creatorId, settings }),
    await findAccount(tx, creatorId),
  ];
  checkRequest({
    // Looked for last: one that was asked for meanwhile has left too little, and is the reason.
    isWaiting: await hasWaiting(tx, creatorId, bucket),
    centavos,
    minimum: settings.payout_min_centavos,
    isSetUp: account !== undefined,
    usableAt: usableAt(account, deps.clock.now()),
  });
  if (!account) throw new Error('a payout without an account was let through');
  if (!isInstant) return { centavos, settings, account, feeCentavos: 0 };
  const { refusalOf, feeCentavos } = await readInstant(deps, tx, { creatorId, account, settings });
  const refusal = refusalOf(centavos);
  if (refusal) throw new AppError('payout_not_instant', { detail: refusal });
  return { centavos, settings, account, feeCentavos };
}

interface Holding {
  id: string;
  creatorId: string;
  bucket: Bucket;
  wanted: Wanted;
  asking: Asking;
}

async function hold(
  deps: PayoutsDeps,
  tx: Tx,
  { id, creatorId, bucket, wanted, asking }: Holding,
): Promise<void> {
  const { centavos, account, settings, feeCentavos } = wanted;
  const claim = insertPayoutStatement.fill({
    id,
    creatorId,
    bucket,
    centavos,
    method: account.method,
    sealed: account.sealed,
    lastCharacters: account.last_characters,
    idempotencyKey: asking.idempotencyKey ?? null,
    feeCentavos,
    instantSender: asking.isInstant ? (deps.payoutSender?.name ?? null) : null,
    now: deps.clock.now(),
  });
  const by = { actor: { type: 'creator', id: creatorId } as const, correlationId: asking.correlationId };
  const entry = payoutEntry('payout_hold', { id, creatorId, bucket, centavos }, by, settings);
  const posted = await deps.ledger.post(tx, entry, [claim]);
  // Another request was first: then it waits, or what is available has changed.
  if (posted.ahead[0].length === 0 || posted.kind === 'insufficient_funds')
    throw new TransactionConflict('another payout was asked for');
  await recordAct(deps, tx, { payoutIds: [id], kind: 'requested', actorId: creatorId });
}

function alreadyAsked(
  asked: PayoutRow,
  { bucket, isInstant }: { bucket: Bucket; isInstant: boolean },
): PayoutRow {
  if (asked.bucket !== bucket || asked.is_instant !== isInstant)
    throw new AppError('idempotency_key_reused', { detail: (language) => problemsTexts[language].keyReused });
  return asked;
}

/**
 * Whole centavos that can be asked for: of earnings what is held no more (P240), by the settings that the entry names.
 * @throws TransactionConflict where they have just changed
 */
async function readBucket(
  deps: PayoutsDeps,
  tx: Tx,
  { bucket, creatorId, settings }: { bucket: Bucket; creatorId: string; settings: Settings },
): Promise<number> {
  if (bucket !== 'earnings') return (await readFigures(tx, availableOf(bucket, creatorId))).balance;
  const { available, settingsVersion } = await readAvailable(tx, deps.clock, creatorId);
  if (settingsVersion !== settings.version) throw new TransactionConflict('the settings were changed');
  return available;
}
