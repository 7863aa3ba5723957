import { PLANS, type PlanName } from '@likha/contract/limits';
import { pesosFromCentavos } from '@likha/contract/money';
import fc from 'fast-check';
import { sql } from 'kysely';
import { releaseCommission } from '../src/modules/affiliates/release-commission.ts';
import { buyCredits, settlePurchase } from '../src/modules/credits/index.ts';
import { setRate } from '../src/modules/credits/rate/rate.fixture.ts';
import { findPurchase } from '../src/modules/credits/settle/purchases.queries.ts';
import { reconcilePurchases } from '../src/modules/credits/settle/reconcile-purchases.ts';
import { cancelPurchase } from '../src/modules/credits/settle/settle-purchase.ts';
import { cancelSubscription } from '../src/modules/subscriptions/cancel-subscription.ts';
import { renewSubscriptions } from '../src/modules/subscriptions/renew-subscriptions.ts';
import { startSubscription } from '../src/modules/subscriptions/start-subscription.ts';
import { sendTip } from '../src/modules/tips/send-tip.ts';
import { unlockContent } from '../src/modules/unlocks/index.ts';
import { AppError } from '../src/platform/app-error.ts';
import { DAY_MS, HOUR_MS } from '../src/platform/durations.ts';
import type { Person } from './factory.ts';
import type { Harness } from './harness.ts';
import { act, makeCoupons, type PeopleAction, peopleActions, preparePeople } from './money-model-acts.ts';
import { runErrands } from './money-model-errands.ts';
import { takeFees } from './money-model-fees.ts';
import { type FundingAction, fundingAct, fundingActions } from './money-model-fundings.ts';
import { type GiftAction, giftAction, give } from './money-model-gifts.ts';
import { expectKept } from './money-model-kept.ts';
import { askBack, decide, type GoesBack, payBack, takeBack } from './money-model-refunds.ts';
import { changeRule, type RuleAction, ruleActions } from './money-model-rules.ts';
import { type TaxAction, taxAct, taxActions, VAT_DAY_MS } from './money-model-tax.ts';
import { type TopUpAction, topUp, topUpActions } from './money-model-top-ups.ts';
import { insist, type Promises, type Purchase, pick } from './money-model-world.ts';

/** One thing that somebody does. Numbers pick among what there is. */
type Action =
  | PeopleAction
  | { kind: 'buy'; fan: number; credits: number; method: 'paypal' | 'gcash'; coupon: 'half' | 'ten' | null }
  | { kind: 'pay' | 'hold' | 'look' | 'cancel'; which: number }
  | GoesBack
  /** A fan asks for a refund, and an admin says yes or no, or yes to so many hundredths of its credits. */
  | { kind: 'ask'; which: number }
  | { kind: 'decide'; which: number; isApproved: boolean; hundredths: number }
  /** The providers are asked to pay back what was approved, and may refuse. */
  | { kind: 'payBack'; isRefused: boolean }
  | { kind: 'unlock'; fan: number; post: number }
  | { kind: 'subscribe'; fan: number; creator: number; plan: PlanName }
  | { kind: 'unsubscribe'; fan: number; creator: number }
  | { kind: 'tip'; fan: number; creator: number; credits: number }
  | GiftAction
  | TopUpAction
  | RuleAction
  | TaxAction
  | FundingAction
  /** Some days pass, and what is due renews. */
  | { kind: 'renew'; days: number }
  | { kind: 'rate'; centavos: number }
  | { kind: 'reconcile' }
  /** Workers take what waits to be taken back from creators or given back to fans. */
  | { kind: 'errands' }
  /** A connection of the money pool dies in the middle of whatever it does. */
  | { kind: 'crash' };

const nat = fc.nat(1000);
const action: fc.Arbitrary<Action> = fc.oneof(
  ...peopleActions,
  ...topUpActions,
  ...ruleActions,
  ...taxActions,
  ...fundingActions,
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
    arbitrary: giftAction,
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
  { weight: 5, arbitrary: fc.constant({ kind: 'errands' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'crash' as const }) },
);

/** What happens: moments, in each of which several people act at once, some of them more than once. */
export const history = fc.array(
  fc.array(fc.tuple(action, fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: 4 }),
  { minLength: 2, maxLength: 6 },
);
export type History = typeof history extends fc.Arbitrary<infer Moments> ? Moments : never;

const PRICES = [5, 20, 60, 130] as const;
/** Why somebody may be sold nothing: too few credits, or one of the two has gone meanwhile. */
const SOLD_NOTHING: ReadonlySet<string> = new Set([
  'insufficient_credits',
  'credits_held',
  'creator_not_found',
  'content_not_found',
]);

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
  if (what.kind === 'vat days') return VAT_DAY_MS;
  if (what.kind === 'send') return 2 * 60_000;
  return what.kind === 'reconcile' ? 90_000 : 0;
}

const ERASED_AFTER_MS = 31 * DAY_MS;
const MONTHLY = [4_000, 12_050] as const;

async function populate(harness: Harness): Promise<Promises> {
  const { deps, factory } = harness;
  takeFees(harness);
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
    for (const price of PRICES)
      posts.push({ id: await factory.post(creator.id, { price }), price, author: creator });
  const fans = [await factory.fan(), await factory.fan({ credits: 200 })];
  await preparePeople(harness, [...fans, ...creators, referrer]);
  await payEach(harness, creators);
  const [half, ten] = await makeCoupons(harness);
  const admin = await factory.admin();
  return {
    fans,
    posts,
    creators,
    referrer,
    admin,
    finance: [admin, await factory.admin()],
    coupons: { half: half?.id ?? '', ten: ten?.id ?? '' },
    purchases: [],
    gifts: new Map(),
    unlocked: new Map(),
    tipped: new Map(),
    given: new Map(),
    agreed: new Set(),
    remitted: new Map(),
    takenBack: [],
    funded: new Set(),
    unfunded: [],
    gone: [],
    judged: new Set(),
  };
}

/** What creators can be paid of from the first moment: earned so long ago that nothing of it is held. */
async function payEach({ deps, factory, clock }: Harness, creators: readonly Person[]): Promise<void> {
  const giver = await factory.fan({ credits: EARNED_CREDITS * creators.length });
  for (const { id: creatorId } of creators) {
    const asked = { idempotencyKey: deps.ids.next(), correlationId: deps.ids.next() };
    await sendTip(deps, giver.viewer, { creatorId, credits: EARNED_CREDITS, message: '' }, asked);
  }
  clock.advance(HELD_MS);
}
const EARNED_CREDITS = 400;
const HELD_MS = 8 * DAY_MS;

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
    case 'gift': {
      const key = deps.ids.next();
      return () => give(harness, world, what, key);
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
      return () => decide(harness, world, what);
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
    case 'instant':
    case 'send':
    case 'bank':
    case 'decide payout':
    case 'account':
    case 'release':
    case 'price':
    case 'ban':
    case 'lift':
    case 'leave':
    case 'erase':
    case 'remove':
    case 'debts':
    case 'split': {
      const sellers = [...world.creators, world.referrer];
      const everybody = [...sellers, ...world.fans];
      const cast = { ...world, creators: sellers, everybody };
      return () => insist(() => act(harness, cast, what));
    }
    case 'agree':
    case 'take word back':
    case 'top up':
      return () => topUp(harness, world, what);
    case 'withhold':
    case 'reserve':
      return () => insist(() => changeRule(harness, world.admin, what));
    case 'vat':
    case 'vat days':
    case 'remit':
    case 'remit back':
      return () => taxAct(harness, world, what);
    case 'fund':
    case 'fund back': {
      const key = deps.ids.next();
      return () => fundingAct(harness, world, what, key);
    }
    case 'errands':
      return () => runErrands(harness, world);
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

/** Of two who begin with one rate the second may be told who was first. */
async function changeRateTo(harness: Harness, admin: Person, centavos: number): Promise<void> {
  await insist(() => setRate(harness, admin, pesosFromCentavos(centavos)));
}
