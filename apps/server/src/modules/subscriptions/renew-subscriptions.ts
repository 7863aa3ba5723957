import { creditsForCentavos } from '@likha/contract/money';
import pLimit from 'p-limit';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction, type Tx } from '../../platform/database/index.ts';
import { addJob } from '../../platform/jobs.ts';
import { oweAutomatic } from '../messages/index.ts';
import { tell } from '../notifications/index.ts';
import { findCreatorTerms, type SalesDeps } from '../sales/index.ts';
import { mailRenewalJob, type RenewalNews } from './declared-jobs.ts';
import { giveFreeMonth } from './give-free-month.ts';
import { payMonths } from './pay-months.ts';
import { nextTry, renewalCentavos, type Subscription } from './subscription.ts';
import {
  type Ended,
  endSubscription,
  findSubscription,
  listDue,
  postponeRenewal,
  removeEnded,
  stopRenewal,
} from './subscriptions.queries.ts';

/** At the same time, of a dozen connections for money. */
const AT_ONCE = 8;
const PAGE = 1000;
/** The fan has too few, asked to give back what there is, or spends nothing more for a while (P691). */
const TOO_FEW: ReadonlySet<string> = new Set([
  'insufficient_credits',
  'credits_held',
  'spending_limit_reached',
  'cooling_off',
]);
/** A run ends here, and the next one goes on. */
const MOST_PAGES = 1000;
/** Whoever finds so many of a page done has come to where another worker began, and looks anew for what is due. */
const MOST_MET = AT_ONCE;
const BROKEN_RETRY_MS = 3_600_000;

type Pair = { fanId: string; creatorId: string };

/**
 * Renews what is due, then takes out what has ended (P20). Each renewal is a transaction of its own, a few at once: one that fails
 * stops none, and a run that was killed is gone on with by the next. Any number of workers may run it: each begins somewhere else
 * in what is due, and looks anew when it comes to what another has done.
 */
export async function renewSubscriptions(deps: SalesDeps): Promise<void> {
  const limit = pLimit(AT_ONCE);
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const due = await listDue(deps.db, deps.clock.now(), PAGE);
    const start = deps.ids.random(2).readUInt16BE() % Math.max(due.length, 1);
    const turned = [...due.slice(start), ...due.slice(0, start)];
    let met = 0;
    const ends = await Promise.allSettled(
      turned.map(({ fan_id: fanId, creator_id: creatorId }) =>
        limit(async () => {
          if (met <= MOST_MET && (await renewOne(deps, { fanId, creatorId })) === 'was done') met += 1;
        }),
      ),
    );
    // Nothing goes on behind a run that ends: the database is away, and the next run begins where it was.
    const broken = ends.find((end) => end.status === 'rejected');
    if (broken) throw broken.reason;
    if (due.length < PAGE && met <= MOST_MET) break;
  }
  for (let page = 0; page < MOST_PAGES; page += 1) if ((await takeOutEnded(deps)) < PAGE) break;
}

/** @returns how many were taken out */
function takeOutEnded(deps: SalesDeps): Promise<number> {
  return inTransaction(deps.moneyDb, async (tx) => {
    const now = deps.clock.now();
    const ended = await removeEnded(tx, now, PAGE);
    await oweFarewells(tx, ended, now);
    return ended.length;
  });
}

/** Whose paid time is over is owed what their creator wrote for that (P457); what was given or free says nothing by ending. */
function oweFarewells(tx: Tx, ended: readonly Ended[], at: Date): Promise<void> {
  const paid = ended.filter(({ was_paid: wasPaid }) => wasPaid);
  const pairs = paid.map(({ fan_id: fanId, creator_id: creatorId }) => ({ fanId, creatorId }));
  return oweAutomatic(tx, 'ended', pairs, at);
}

/** By this worker, or by another before. */
type Outcome = 'done' | 'was done';

async function renewOne(deps: SalesDeps, pair: Pair): Promise<Outcome> {
  try {
    const paid = await payRenewal(deps, pair);
    if (typeof paid === 'string') return paid;
    await fail(deps, pair, paid);
  } catch (error) {
    const known = await findSubscription(deps.db, pair);
    if (!known?.next_try_at || known.next_try_at > deps.clock.now()) return 'was done';
    if (error instanceof AppError && TOO_FEW.has(error.code)) {
      await fail(deps, pair, known);
      return 'done';
    }
    // Not the fan's fault: tried again without a word, and others are not kept waiting behind it.
    deps.log.error({ err: error, creator_id: pair.creatorId }, 'a subscription was not renewed');
    const nextTryAt = new Date(deps.clock.now().getTime() + BROKEN_RETRY_MS);
    await inTransaction(deps.moneyDb, (tx) =>
      postponeRenewal(tx, pair, { paidUntil: known.paid_until, nextTryAt, failedAt: null }),
    );
  }
  return 'done';
}

/**
 * Does nothing where it was paid or cancelled meanwhile. Who cannot be bought of any more is not: it ends as it was paid for;
 * so does what was free and costs something now, and its fan is told (P345).
 * @returns what was done, or a subscription whose access has ended, however late this is: nobody is charged for what they were shut out of
 */
function payRenewal(deps: SalesDeps, pair: Pair): Promise<Subscription | Outcome> {
  return inTransaction<Subscription | Outcome>(deps.moneyDb, async (tx) => {
    const now = deps.clock.now();
    const terms = await findCreatorTerms(tx, pair.creatorId, pair.fanId);
    const known = await findSubscription(tx, pair);
    if (!known?.next_try_at || known.next_try_at > now) return 'was done';
    if (now >= known.ends_at) return known;
    const price = terms?.subscription_price_centavos ?? null;
    const agreedCentavos = renewalCentavos(known, price);
    if (!terms?.is_open || agreedCentavos === null) {
      const stopped = await stopRenewal(tx, pair, now);
      if (stopped && terms?.is_open && price !== null)
        await tellFan(tx, pair, { what: 'not-free', endsAt: known.paid_until, at: now });
      return 'done';
    }
    if (agreedCentavos === 0) {
      await giveFreeMonth(deps, tx, { fanId: pair.fanId, terms, known, isRenewal: true });
      return 'done';
    }
    const credits = creditsForCentavos(agreedCentavos, terms.centavos_per_credit);
    const charge = { months: 1, percent: 0, centavos: agreedCentavos, credits, isFirstMonth: false };
    const payment = { fanId: pair.fanId, terms, known, charge, agreedCentavos };
    await payMonths(deps, tx, { ...payment, correlationId: deps.ids.next(), isRenewal: true });
    return 'done';
  });
}

/** Too few credits, or too late: it is tried again while there is access, the fan is told the first time, and when it ends. */
async function fail(deps: SalesDeps, pair: Pair, known: Subscription): Promise<void> {
  const now = deps.clock.now();
  const nextTryAt = nextTry(known, now);
  await inTransaction(deps.moneyDb, async (tx) => {
    const { paid_until: paidUntil } = known;
    if (nextTryAt === null) {
      const ended = await endSubscription(tx, pair, paidUntil, now);
      if (!ended) return;
      await tellFan(tx, pair, { what: 'ended', endsAt: known.ends_at, at: now });
      await oweFarewells(tx, [ended], now);
      return;
    }
    const postponed = await postponeRenewal(tx, pair, { paidUntil, nextTryAt, failedAt: now });
    if (postponed?.isFirst) await tellFan(tx, pair, { what: 'failed', endsAt: known.ends_at, at: now });
  });
}

async function tellFan(
  tx: Tx,
  pair: Pair,
  { what, endsAt, at }: { what: RenewalNews['what']; endsAt: Date; at: Date },
): Promise<void> {
  await addJob(tx, mailRenewalJob, { ...pair, what, endsAt });
  await tell(tx, {
    personId: pair.fanId,
    kind: what === 'failed' ? 'renewal_failed' : 'subscription_ended',
    groupKey: `${pair.creatorId} ${endsAt.toISOString()}`,
    subjectId: pair.creatorId,
    at,
  });
}
