import { PLANS, type PlanName } from '@likha/contract/limits';
import { pesosFromCentavos } from '@likha/contract/money';
import fc from 'fast-check';
import { sql } from 'kysely';
import { checkInvariants } from '../src/invariants/check-invariants.ts';
import { releaseCommission } from '../src/modules/affiliates/release-commission.ts';
import { lookAtCapture } from '../src/modules/credits/disputes/check-capture.ts';
import { buyCredits, settlePurchase } from '../src/modules/credits/index.ts';
import { setRate } from '../src/modules/credits/rate/rate.fixture.ts';
import { askRefund } from '../src/modules/credits/refund/ask-refund.ts';
import { decideRefund } from '../src/modules/credits/refund/decide-refund.ts';
import { payBackRefunds } from '../src/modules/credits/refund/pay-back-refunds.ts';
import { CAPTURABLE_MS } from '../src/modules/credits/settle/purchase.ts';
import { findPurchase } from '../src/modules/credits/settle/purchases.queries.ts';
import { reconcilePurchases } from '../src/modules/credits/settle/reconcile-purchases.ts';
import { cancelPurchase } from '../src/modules/credits/settle/settle-purchase.ts';
import { accounts, readFigures } from '../src/modules/ledger/index.ts';
import { cancelSubscription } from '../src/modules/subscriptions/cancel-subscription.ts';
import { renewSubscriptions } from '../src/modules/subscriptions/renew-subscriptions.ts';
import { startSubscription } from '../src/modules/subscriptions/start-subscription.ts';
import { sendTip } from '../src/modules/tips/send-tip.ts';
import { unlockContent } from '../src/modules/unlocks/index.ts';
import { AppError } from '../src/platform/app-error.ts';
import { DAY_MS, HOUR_MS } from '../src/platform/durations.ts';
import type { Person } from './factory.ts';
import { refusal } from './fakes.ts';
import type { Harness } from './harness.ts';
import { act, makeCoupons, type PeopleAction, peopleActions, preparePeople } from './money-model-acts.ts';

/** One thing that somebody does. Numbers pick among what there is. */
type Action =
  | PeopleAction
  | { kind: 'buy'; fan: number; credits: number; method: 'paypal' | 'gcash'; coupon: 'half' | 'ten' | null }
  | { kind: 'pay' | 'hold' | 'look' | 'cancel'; which: number }
  /** The payer complains at the provider, or it decides; of a part of the money where `hundredths` says so. */
  | { kind: 'dispute'; which: number; state: 'open' | 'won' | 'lost'; hundredths: number }
  /** Somebody gives money back in the provider's own screens. */
  | { kind: 'by hand'; which: number; centavos: number }
  /** A fan asks for a refund, and an admin says yes or no, or yes to so many hundredths of its credits. */
  | { kind: 'ask'; which: number }
  | { kind: 'decide'; which: number; isApproved: boolean; hundredths: number }
  /** The providers are asked to pay back what was approved, and may refuse. */
  | { kind: 'payBack'; isRefused: boolean }
  | { kind: 'unlock'; fan: number; post: number }
  | { kind: 'subscribe'; fan: number; creator: number; plan: PlanName }
  | { kind: 'unsubscribe'; fan: number; creator: number }
  | { kind: 'tip'; fan: number; creator: number; credits: number }
  /** Some days pass, and what is due renews. */
  | { kind: 'renew'; days: number }
  | { kind: 'rate'; centavos: number }
  | { kind: 'reconcile' }
  /** A connection of the money pool dies in the middle of whatever it does. */
  | { kind: 'crash' };

const nat = fc.nat(1000);
const action: fc.Arbitrary<Action> = fc.oneof(
  ...peopleActions,
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('buy' as const),
      fan: nat,
      credits: fc.integer({ min: 10, max: 400 }),
      method: fc.constantFrom('paypal' as const, 'gcash' as const),
      coupon: fc.constantFrom(null, null, 'half' as const, 'ten' as const),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'pay' as const,
        'pay' as const,
        'hold' as const,
        'look' as const,
        'look' as const,
        'cancel' as const,
      ),
      which: nat,
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('unlock' as const), fan: nat, post: nat }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('subscribe' as const),
      fan: nat,
      creator: nat,
      plan: fc.constantFrom(...PLANS),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('unsubscribe' as const), fan: nat, creator: nat }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('tip' as const),
      fan: nat,
      creator: nat,
      credits: fc.integer({ min: 1, max: 90 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('renew' as const), days: fc.integer({ min: 1, max: 20 }) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('ask' as const), which: nat }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('decide' as const),
      which: nat,
      isApproved: fc.constantFrom(true, true, false),
      hundredths: fc.constantFrom(100, 100, 41),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('payBack' as const), isRefused: fc.boolean() }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('dispute' as const),
      which: nat,
      state: fc.constantFrom('open' as const, 'open' as const, 'won' as const, 'lost' as const),
      hundredths: fc.constantFrom(100, 100, 37),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('by hand' as const),
      which: nat,
      centavos: fc.integer({ min: 1, max: 9_999 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('rate' as const), centavos: fc.integer({ min: 80, max: 125 }) }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'reconcile' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'crash' as const }) },
);

/** What happens: moments, in each of which several people act at once, some of them more than once. */
export const history = fc.array(
  fc.array(fc.tuple(action, fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: 4 }),
  { minLength: 2, maxLength: 6 },
);
export type History = typeof history extends fc.Arbitrary<infer Moments> ? Moments : never;

interface Purchase {
  id: string;
  fan: Person;
  provider: 'paypal' | 'paymongo';
  isPaid: boolean;
  begunAt: Date;
}

/** What was promised to people in one history; the books must keep it, whatever died meanwhile. */
interface Promises {
  fans: Person[];
  posts: { id: string; price: number }[];
  purchases: Purchase[];
  /** Who got purchases that a coupon paid for, by their ids. */
  gifts: Map<string, Person>;
  /** Prices that were answered, by fan and post. */
  unlocked: Map<string, number>;
  creators: Person[];
  referrer: Person;
  admin: Person;
  coupons: { half: string; ten: string };
  /** Credits of tips that were answered, by fan; each under its key, as a client's retries share one. */
  tipped: Map<string, { fanId: string; credits: number }>;
}

const PRICES = [5, 20, 60, 130] as const;
const MOST_TRIES = 12;
/** Why somebody may be sold nothing: too few credits, or one of the two has gone meanwhile. */
const SOLD_NOTHING: ReadonlySet<string> = new Set([
  'insufficient_credits',
  'credits_held',
  'creator_not_found',
  'content_not_found',
]);

/** Does again what a dead connection interrupted, as a client with the same key would. A refusal is an answer. */
async function insist<T>(act: () => Promise<T>): Promise<T | AppError> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act();
    } catch (error) {
      if (error instanceof AppError) return error;
      if (attempt >= MOST_TRIES) throw error;
    }
  }
}

/** Lives through a history and then holds the books against what was promised. */
export async function live(harness: Harness, moments: History): Promise<void> {
  const world = await populate(harness);
  for (const moment of moments) {
    for (const [what] of moment) harness.clock.advance(timeOf(what));
    const acts = moment.flatMap(([what, times]) => {
      const act = actor(harness, world, what);
      return Array.from({ length: times }, () => act());
    });
    await Promise.all(acts);
  }
  await expectKept(harness, world);
}

/** What passes before a moment: not within it, as nobody's transaction lasts for days. */
function timeOf(what: Action): number {
  if (what.kind === 'renew') return what.days * DAY_MS;
  if (what.kind === 'erase') return ERASED_AFTER_MS;
  if (what.kind === 'payBack') return HOUR_MS;
  return what.kind === 'reconcile' ? 90_000 : 0;
}

const ERASED_AFTER_MS = 31 * DAY_MS;
const MONTHLY = [4_000, 12_050] as const;

async function populate(harness: Harness): Promise<Promises> {
  const { deps, factory } = harness;
  const referrer = await factory.creator();
  const creators = [await factory.creator(), await factory.creator({ referredBy: referrer.id })];
  for (const [index, creator] of creators.entries())
    await deps.db
      .updateTable('users')
      .set({ subscription_price_centavos: MONTHLY[index] ?? null })
      .where('id', '=', creator.id)
      .execute();
  const updated_at = deps.clock.now();
  const offers = [
    { bundle_3_percent: 20, bundle_12_percent: 33, trial_days: 3 },
    { bundle_6_percent: 1, first_month_percent: 90 },
  ];
  for (const [index, creator] of creators.entries())
    await deps.db
      .insertInto('subscription_offers')
      .values({ creator_id: creator.id, updated_at, ...offers[index] })
      .execute();
  const posts = [];
  for (const creator of creators)
    for (const price of PRICES) posts.push({ id: await factory.post(creator.id, { price }), price });
  const fans = [await factory.fan(), await factory.fan({ credits: 200 })];
  await preparePeople(harness, [...fans, ...creators, referrer]);
  const [half, ten] = await makeCoupons(harness);
  return {
    fans,
    posts,
    creators,
    referrer,
    admin: await factory.admin(),
    coupons: { half: half?.id ?? '', ten: ten?.id ?? '' },
    purchases: [],
    gifts: new Map(),
    unlocked: new Map(),
    tipped: new Map(),
  };
}

const pick = <T>(list: readonly T[], which: number): T | undefined => list[which % Math.max(list.length, 1)];

/** What an action does when it is done, as often as it is done: the copies share a key, as a client's retries do. */
function actor(harness: Harness, world: Promises, what: Action): () => Promise<unknown> {
  const { deps } = harness;
  switch (what.kind) {
    case 'buy': {
      const key = deps.ids.next();
      return () => buy(harness, world, what, key);
    }
    case 'pay':
    case 'hold':
    case 'look':
    case 'cancel': {
      const purchase = pick(world.purchases, what.which);
      return async () => purchase && touch(harness, purchase, what.kind);
    }
    case 'unlock':
      return () => unlock(harness, world, pick(world.fans, what.fan), pick(world.posts, what.post));
    case 'subscribe':
    case 'unsubscribe': {
      const [fan, creator] = [pick(world.fans, what.fan), pick(world.creators, what.creator)];
      return async () =>
        fan &&
        creator &&
        insist(() => changeSubscription(harness, fan, creator, 'plan' in what ? what.plan : null));
    }
    case 'tip': {
      const key = deps.ids.next();
      const [fan, creator] = [pick(world.fans, what.fan), pick(world.creators, what.creator)];
      return async () => fan && creator && tip(harness, world, { fan, creator, credits: what.credits, key });
    }
    case 'renew':
      return async () => {
        await insist(() => releaseCommission(deps));
        return insist(() => renewSubscriptions(deps));
      };
    case 'dispute':
    case 'by hand':
      return () => takeBack(harness, pick(world.purchases, what.which), what);
    case 'ask':
      return () => askBack(harness, world, what.which);
    case 'decide':
      return () => decide(harness, world.admin, what);
    case 'payBack':
      return () => payBack(harness, what.isRefused);
    case 'rate':
      return () => insist(() => changeRateTo(harness, world.admin, what.centavos));
    case 'reconcile':
      return async () => {
        for (const provider of ['paypal', 'paymongo'] as const)
          await insist(() => reconcilePurchases(deps, provider));
      };
    case 'payout':
    case 'decide payout':
    case 'account':
    case 'release':
    case 'price':
    case 'ban':
    case 'lift':
    case 'leave':
    case 'erase':
    case 'split': {
      const sellers = [...world.creators, world.referrer];
      const cast = { admin: world.admin, creators: sellers, everybody: [...sellers, ...world.fans] };
      return () => insist(() => act(harness, cast, what));
    }
    case 'crash':
      return () =>
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
          and application_name = 'likha-money' order by random() limit 1`.execute(deps.healthDb);
  }
}

async function buy(
  harness: Harness,
  world: Promises,
  what: Extract<Action, { kind: 'buy' }>,
  key: string,
): Promise<void> {
  const { deps } = harness;
  const fan = pick(world.fans, what.fan);
  if (!fan) return;
  const answer = await insist(async () => {
    const { centavos_per_credit: rate } = await deps.db
      .selectFrom('platform_settings')
      .select('centavos_per_credit')
      .executeTakeFirstOrThrow();
    const pesos = (what.credits * rate) / 100;
    const centavos = what.credits * rate;
    const off = { half: Math.floor(centavos / 2), ten: Math.min(1_000, centavos) };
    const discount = what.coupon && { coupon_id: world.coupons[what.coupon] };
    const body = {
      credit_amount: what.credits,
      payment_method: what.method,
      original_amount: pesos,
      final_amount: what.coupon ? (centavos - off[what.coupon]) / 100 : pesos,
      ...discount,
    };
    return buyCredits(deps, fan.viewer, body, { idempotencyKey: key, correlationId: key });
  });
  // The rate may have changed between looking and asking, or between two copies of one request.
  if (answer instanceof AppError) return;
  if (world.purchases.some(({ id }) => id === answer.purchase_id)) return;
  const provider = what.method === 'paypal' ? 'paypal' : 'paymongo';
  // A coupon has paid for all of it: there is no order.
  if (!harness[provider].created.has(answer.purchase_id)) world.gifts.set(answer.purchase_id, fan);
  else
    world.purchases.push({ id: answer.purchase_id, fan, provider, isPaid: false, begunAt: deps.clock.now() });
}

async function touch(
  harness: Harness,
  purchase: Purchase,
  kind: 'pay' | 'hold' | 'look' | 'cancel',
): Promise<void> {
  const { deps } = harness;
  const provider = harness[purchase.provider];
  if (kind === 'pay') {
    provider.payLate(purchase.id);
    purchase.isPaid = true;
  } else if (kind === 'hold' && !purchase.isPaid) {
    provider.hold(purchase.id);
  } else if (kind === 'look') {
    await insist(() => settlePurchase(deps, purchase.id));
  } else if (kind === 'cancel') {
    await insist(async () => {
      const row = await findPurchase(deps.db, purchase.id);
      return row && cancelPurchase(deps, row);
    });
  }
}

async function unlock(
  { deps }: Harness,
  world: Promises,
  fan: Person | undefined,
  post: { id: string; price: number } | undefined,
): Promise<void> {
  if (!fan || !post) return;
  const answer = await insist(() => unlockContent(deps, fan.viewer, post.id, deps.ids.next()));
  if (answer instanceof AppError && !SOLD_NOTHING.has(answer.code)) throw answer;
  if (!(answer instanceof AppError)) world.unlocked.set(`${fan.id} ${post.id}`, answer.credits);
}

async function changeSubscription(
  { deps }: Harness,
  fan: Person,
  creator: Person,
  /** Null to cancel. */
  plan: PlanName | null,
): Promise<void> {
  const asked = { shownCredits: null, correlationId: deps.ids.next() };
  await (plan
    ? startSubscription(deps, fan.viewer, creator.id, { ...asked, plan })
    : cancelSubscription(deps, fan.id, creator.id));
}

async function tip(
  { deps }: Harness,
  world: Promises,
  { fan, creator, credits, key }: { fan: Person; creator: Person; credits: number; key: string },
): Promise<void> {
  const asked = { idempotencyKey: key, correlationId: key };
  const answer = await insist(() =>
    sendTip(deps, fan.viewer, { creatorId: creator.id, credits, message: '' }, asked),
  );
  if (answer instanceof AppError && !SOLD_NOTHING.has(answer.code)) throw answer;
  if (!(answer instanceof AppError)) world.tipped.set(key, { fanId: fan.id, credits });
}

/** Money goes back without us, and the provider is asked. */
async function takeBack(
  harness: Harness,
  purchase: Purchase | undefined,
  what: Extract<Action, { kind: 'dispute' | 'by hand' }>,
): Promise<void> {
  if (!purchase?.isPaid) return;
  const provider = harness[purchase.provider];
  if (what.kind === 'by hand') provider.refundByHand(purchase.id, what.centavos);
  else {
    const paid = provider.created.get(purchase.id)?.amountCentavos ?? 0;
    const amountCentavos = Math.ceil((paid * what.hundredths) / 100);
    provider.dispute(purchase.id, what.state, { amountCentavos });
  }
  await lookAt(harness, purchase);
}

/** What has become of a capture; nothing is known of one that was paid when nobody asked any more. */
async function lookAt({ deps, ...harness }: Harness, { id, provider }: Purchase): Promise<void> {
  const orderId = harness[provider].created.get(id)?.orderId;
  await insist(() => lookAtCapture(deps, provider, `cap-${orderId}`, deps.clock.now())).catch((error) => {
    if (!String(error).includes('not recorded')) throw error;
  });
}

/** Any purchase of these fans that was credited: also the one that a fan begins with. */
async function askBack({ deps }: Harness, { fans }: Promises, which: number): Promise<void> {
  const credited = deps.db
    .selectFrom('purchases')
    .select(['id', 'fan_id'])
    .where(
      'fan_id',
      'in',
      fans.map(({ id }) => id),
    )
    .where('granted_credits', 'is not', null)
    .orderBy('id');
  const purchases = await insist(() => credited.execute());
  const purchase = purchases instanceof AppError ? undefined : pick(purchases, which);
  const fan = fans.find(({ id }) => id === purchase?.fan_id);
  if (!purchase || !fan) return;
  await insist(() => askRefund(deps, fan.viewer, { purchaseId: purchase.id, reason: '' }));
}

async function decide(
  { deps }: Harness,
  admin: Person,
  { which, isApproved, hundredths }: { which: number; isApproved: boolean; hundredths: number },
): Promise<void> {
  const open = deps.db
    .selectFrom('refund_requests')
    .select(['id', 'credits'])
    .where('decision', 'is', null)
    .orderBy('id');
  const requests = await insist(() => open.execute());
  const request = requests instanceof AppError ? undefined : pick(requests, which);
  if (!request) return;
  const decision = isApproved ? 'approve' : 'decline';
  const by = { adminId: admin.id, correlationId: deps.ids.next(), from: '127.0.0.1' };
  const part = Math.ceil((request.credits * hundredths) / 100);
  const credits = isApproved && hundredths < 100 ? part : undefined;
  await insist(() => decideRefund(deps, { requestId: request.id, decision, answer: 'So', credits, ...by }));
}

async function payBack({ deps, paypal, paymongo }: Harness, isRefused: boolean): Promise<void> {
  for (const provider of [paypal, paymongo]) {
    provider.refundFailure = isRefused ? refusal() : null;
    await insist(() => payBackRefunds(deps, provider.name));
  }
}

/** Of two who begin with one rate the second may be told who was first. */
async function changeRateTo(harness: Harness, admin: Person, centavos: number): Promise<void> {
  await insist(() => setRate(harness, admin, pesosFromCentavos(centavos)));
}

/** Credits of a fan that refunds took, and disputes that stand. @throws when a dispute stands otherwise than its provider says */
async function wentBack(harness: Harness, world: Promises, fan: Person): Promise<number> {
  const { db } = harness.deps;
  for (const purchase of world.purchases.filter((each) => each.isPaid && each.fan === fan)) {
    await lookAt(harness, purchase);
    const provider = harness[purchase.provider];
    const orderId = provider.created.get(purchase.id)?.orderId;
    const said = provider.aftermaths.get(`cap-${orderId}`)?.disputes[0]?.state;
    const rows = db.selectFrom('disputes').select('state').where('purchase_id', '=', purchase.id);
    const newest = await rows.orderBy('id', 'desc').limit(1).executeTakeFirst();
    if (newest && newest.state !== said) throw new Error(`${purchase.id} is ${newest.state}, and ${said}`);
  }
  const { rows } = await sql<{ credits: number }>`
    select coalesce(sum(credits), 0)::int as credits from (
      select r.credits from refunds r join purchases p on p.id = r.purchase_id where p.fan_id = ${fan.id} and r.undone_at is null
      union all select taken_credits from disputes where fan_id = ${fan.id} and state in ('open', 'lost')
    ) gone`.execute(db);
  return rows[0]?.credits ?? 0;
}

async function expectKept(harness: Harness, world: Promises): Promise<void> {
  const { deps } = harness;
  let granted = new Map<string, number>();
  for (const purchase of world.purchases) {
    const settled = await insist(() => settlePurchase(deps, purchase.id));
    if (settled instanceof AppError || !settled) throw new Error('a purchase is gone');
    const { status, granted_credits: credits } = settled.purchase;
    const isCredited = credits !== null;
    // Longer than its provider may capture it, nobody asks about a purchase (P46); here whole months pass in a moment.
    const age = deps.clock.now().getTime() - purchase.begunAt.getTime();
    if (age < CAPTURABLE_MS && purchase.isPaid !== isCredited)
      throw new Error(`purchase ${purchase.id} is ${status}, and paid: ${purchase.isPaid}`);
    granted = granted.set(purchase.fan.id, (granted.get(purchase.fan.id) ?? 0) + (credits ?? 0));
  }
  for (const [id, fan] of world.gifts) {
    const gift = await findPurchase(deps.db, id);
    if (gift?.status !== 'completed') throw new Error(`purchase ${id} costs nothing and is ${gift?.status}`);
    granted = granted.set(fan.id, (granted.get(fan.id) ?? 0) + (gift.granted_credits ?? 0));
  }
  await expectPaidBack(harness);
  for (const [index, fan] of world.fans.entries()) {
    const subscribed = await paidForMonths(harness, fan);
    const tipped = [...world.tipped.values()]
      .filter(({ fanId }) => fanId === fan.id)
      .reduce((sum, { credits }) => sum + credits, 0);
    const spent = [...world.unlocked]
      .filter(([key]) => key.startsWith(fan.id))
      .reduce((sum, [, price]) => sum + price, 0);
    const start = index === 1 ? 200 : 0;
    const gone = await wentBack(harness, world, fan);
    const expected = start + (granted.get(fan.id) ?? 0) - spent - subscribed - tipped - gone;
    const { balance } = await readFigures(deps.db, accounts.fanWallet(fan.id));
    if (balance !== expected) throw new Error(`fan ${fan.id} has ${balance} credits instead of ${expected}`);
  }
}

/** Whatever is approved is paid back in the end, once and as it is in the books, and nothing else ever is. */
async function expectPaidBack(harness: Harness): Promise<void> {
  const { deps } = harness;
  for (let day = 0; day < MOST_TRIES; day += 1) {
    harness.clock.advance(DAY_MS);
    await payBack(harness, false);
  }
  const approved = await deps.db
    .selectFrom('refund_requests')
    .innerJoin('refunds', 'refunds.id', 'refund_requests.refund_id')
    .select(['refunds.id', 'refunds.amount_centavos', 'refund_requests.paid_back_at'])
    .execute();
  const booked = new Map(approved.map((row) => [row.id, row]));
  const paid = [...harness.paypal.refunds, ...harness.paymongo.refunds];
  for (const { refundId, amountCentavos } of paid) {
    const row = booked.get(refundId);
    if (row?.amount_centavos !== amountCentavos || !row.paid_back_at)
      throw new Error(`refund ${refundId} was paid back and is not so in the books`);
  }
  const twice = [...harness.paypal.paidTwice, ...harness.paymongo.paidTwice];
  if (twice.length > 0) throw new Error(`payers got back more than they paid: ${twice}`);
  if (paid.length !== booked.size)
    throw new Error(`${booked.size} refunds are approved, ${paid.length} are paid`);
}

/** Credits that a fan paid for months. @throws when two months with one creator overlap */
async function paidForMonths({ deps }: Harness, fan: Person): Promise<number> {
  const months = await deps.db
    .selectFrom('subscription_charges')
    .select(['creator_id', 'credits', 'starts_at', 'ends_at'])
    .where('fan_id', '=', fan.id)
    .orderBy('creator_id')
    .orderBy('starts_at')
    .execute();
  for (const [index, month] of months.entries()) {
    const before = months[index - 1];
    if (before?.creator_id === month.creator_id && month.starts_at < before.ends_at)
      throw new Error(`fan ${fan.id} paid twice for ${month.starts_at.toISOString()}`);
  }
  return months.reduce((sum, { credits }) => sum + credits, 0);
}

/** @throws when a law is broken */
export async function expectLaws({ deps }: Harness): Promise<void> {
  const violations = await checkInvariants(deps.db);
  if (violations.length > 0) throw new Error(`the books break a law: ${JSON.stringify(violations)}`);
}
