import { releaseCommission } from '../src/modules/affiliates/release-commission.ts';
import { makeCoupon } from '../src/modules/coupons/coupons.fixture.ts';
import { checkCapture } from '../src/modules/credits/disputes/check-capture.ts';
import { payBackRefunds } from '../src/modules/credits/refund/pay-back-refunds.ts';
import { ask, decide } from '../src/modules/credits/refund/refunds.fixture.ts';
import { comeBack, openPurchase } from '../src/modules/credits/settle/purchase.fixture.ts';
import { decidePayout } from '../src/modules/payouts/decide-payout.ts';
import { exportPayouts } from '../src/modules/payouts/export-payouts.ts';
import type { Bucket, Decision } from '../src/modules/payouts/payout.ts';
import { requestPayout } from '../src/modules/payouts/request-payout.ts';
import { savePayoutSettings } from '../src/modules/payouts/save-settings.ts';
import { eraseAccounts } from '../src/modules/personal-data/erase-accounts.ts';
import { cancelSubscription } from '../src/modules/subscriptions/cancel-subscription.ts';
import { renewSubscriptions } from '../src/modules/subscriptions/renew-subscriptions.ts';
import { startSubscription } from '../src/modules/subscriptions/start-subscription.ts';
import { sendTip } from '../src/modules/tips/send-tip.ts';
import { unlockContent } from '../src/modules/unlocks/index.ts';
import { DAY_MS, HOUR_MS } from '../src/platform/durations.ts';
import type { Person } from './factory.ts';
import { refusal } from './fakes.ts';
import type { Harness } from './harness.ts';

/** What is in the world, by names that a corruption can speak of. Ids are ids; people are people. */
export interface RichWorld {
  admin: Person;
  otherAdmin: Person;
  fan: Person;
  otherFan: Person;
  /** Sells, renews, is paid out. */
  creator: Person;
  /** Brought `referred`. */
  referrer: Person;
  referred: Person;
  /** Sells nothing. */
  idle: Person;
  erased: Person;
  banned: Person;
  payouts: {
    paid: string;
    rejected: string;
    failed: string;
    approved: string;
    pending: string;
    affiliate: string;
  };
  /** With half off; with 100 pesos off; with a coupon, and unpaid. */
  purchases: { half: string; fixed: string; open: string; plain: string };
  coupons: { half: string; fixed: string };
  /** Purchases whose refund was asked for. */
  refunds: { paid: string; declined: string; unpaid: string; undone: string; byHand: string; part: string };
  /** Purchases that were disputed: a part spent; all of it there. */
  disputes: { spent: string; whole: string; won: string };
  postId: string;
  tipId: string;
}

/** Some of everything that moves or promises money, through production's own doors, over two months. */
export async function makeRichWorld(harness: Harness): Promise<RichWorld> {
  await harness.factory.holdEarnings(0);
  harness.paypal.feePerMille = 39;
  harness.paypal.givesFeesBack = true;
  const people = await makePeople(harness);
  await sell(harness, people);
  const coupons = await useCoupons(harness, people);
  const refunds = await refund(harness, people);
  const disputes = await dispute(harness, people);
  await live(harness, people);
  const payouts = await payOut(harness, people);
  const { deps } = harness;
  const { id: tipId } = await deps.db.selectFrom('tips').select('id').limit(1).executeTakeFirstOrThrow();
  return { ...people, payouts, ...coupons, refunds, disputes, tipId };
}

type People = Awaited<ReturnType<typeof makePeople>>;

async function makePeople({ factory }: Harness) {
  const [admin, otherAdmin] = [await factory.admin(), await factory.admin()];
  const [creator, referrer, idle] = [
    await factory.creator(),
    await factory.creator(),
    await factory.creator(),
  ];
  const referred = await factory.creator({ referredBy: referrer.id });
  const [erased, banned] = [await factory.creator(), await factory.creator()];
  const fan = await factory.fan({ credits: 20_000 });
  const otherFan = await factory.fan({ credits: 3_000 });
  const postId = await factory.post(creator.id, { price: 900 });
  return { admin, otherAdmin, creator, referrer, referred, idle, erased, banned, fan, otherFan, postId };
}

const asked = (harness: Harness) => ({
  shownCredits: null,
  idempotencyKey: null,
  correlationId: harness.deps.ids.next(),
});

async function sell(harness: Harness, people: People): Promise<void> {
  const { deps, factory, clock } = harness;
  const { fan, otherFan, creator, referred, erased, banned, postId } = people;
  for (const person of [fan, otherFan]) await unlockContent(deps, person.viewer, postId, deps.ids.next());
  await unlockContent(deps, fan.viewer, await factory.post(referred.id, { price: 6_000 }), deps.ids.next());
  for (const person of [creator, erased, banned])
    await sendTip(deps, fan.viewer, { creatorId: person.id, credits: 40, message: '' }, asked(harness));
  clock.advance(DAY_MS);
  await unlockContent(
    deps,
    otherFan.viewer,
    await factory.post(referred.id, { price: 800 }),
    deps.ids.next(),
  );
  await priceMonths(harness, creator, 5_000);
  await priceMonths(harness, referred, 7_050);
  await startSubscription(deps, fan.viewer, creator.id, asked(harness));
  await startSubscription(deps, otherFan.viewer, referred.id, asked(harness));
  await cancelSubscription(deps, otherFan.id, referred.id);
}

const priceMonths = ({ deps }: Harness, { id }: Person, centavos: number) =>
  deps.db.updateTable('users').set({ subscription_price_centavos: centavos }).where('id', '=', id).execute();

async function useCoupons(harness: Harness, { admin, otherFan }: People) {
  const half = await makeCoupon(harness, { value: 50 }, admin);
  const fixed = await makeCoupon(harness, { type: 'fixed_amount', value: 100 }, admin);
  const buyWith = async (coupon: { id: string } | null, credits: number, discount: number) => {
    const extra = coupon ? { coupon_id: coupon.id, final_amount: credits - discount } : {};
    return (await openPurchase(harness, otherFan, { credits, extra })).id;
  };
  const purchases = {
    half: await buyWith(half, 500, 250),
    fixed: await buyWith(fixed, 400, 100),
    plain: await buyWith(null, 300, 0),
    open: await buyWith(half, 200, 100),
  };
  for (const id of [purchases.half, purchases.fixed, purchases.plain]) await pay(harness, otherFan, id);
  return { purchases, coupons: { half: half.id, fixed: fixed.id } };
}

async function pay(harness: Harness, fan: Person, id: string): Promise<void> {
  harness.paypal.pay(id);
  await comeBack(harness, fan, id);
}

async function buy(harness: Harness, fan: Person, credits: number): Promise<string> {
  const { id } = await openPurchase(harness, fan, { credits });
  await pay(harness, fan, id);
  return id;
}

async function refund(harness: Harness, { admin }: People) {
  const { paypal, deps } = harness;
  const one = async (decision: 'approve' | 'decline', credits?: number) => {
    const fan = await harness.factory.fan();
    const id = await buy(harness, fan, 120);
    await ask(harness, fan, id);
    await decide(harness, admin, id, decision, { credits });
    return id;
  };
  const paid = await one('approve');
  const part = await one('approve', 50);
  await payBackRefunds(deps, 'paypal');
  const declined = await one('decline');
  const undone = await one('approve');
  paypal.refundFailure = refusal();
  await payBackRefunds(deps, 'paypal');
  paypal.refundFailure = null;
  const unpaid = await one('approve');
  const spender = await harness.factory.fan();
  const byHand = await buy(harness, spender, 200);
  await unlockContent(
    deps,
    spender.viewer,
    await harness.factory.post((await harness.factory.creator()).id, { price: 150 }),
    deps.ids.next(),
  );
  await checkCapture(deps, 'paypal', paypal.refundByHand(byHand, 12_000), false);
  return { paid, declined, undone, unpaid, byHand, part };
}

async function dispute(harness: Harness, { creator }: People) {
  const { deps, paypal, factory } = harness;
  const one = async (spent: number, states: ('open' | 'lost' | 'won')[]) => {
    const fan = await factory.fan();
    const id = await buy(harness, fan, 1_000);
    if (spent > 0)
      await unlockContent(
        deps,
        fan.viewer,
        await factory.post(creator.id, { price: spent }),
        deps.ids.next(),
      );
    for (const state of states) await checkCapture(deps, 'paypal', paypal.dispute(id, state), false);
    return id;
  };
  return {
    spent: await one(700, ['open', 'lost']),
    whole: await one(0, ['open']),
    won: await one(100, ['open', 'won']),
  };
}

/** Time passes: a month renews at a lower price, commission is released, somebody is erased, somebody banned, the split changes. */
async function live(
  harness: Harness,
  { admin, fan, creator, referred, erased, banned }: People,
): Promise<void> {
  const { deps, clock, app } = harness;
  const send = (method: 'POST' | 'PUT', url: string, payload: object) =>
    app.inject({ method, url: `/api${url}`, headers: admin.headers, payload });
  await send('POST', `/admin/users/${banned.id}/ban`, { reason: 'Links to another site.' });
  const left = { status: 'leaving', erases_at: clock.now() } as const;
  await deps.db.updateTable('users').set(left).where('id', '=', erased.id).execute();
  clock.advance(HOUR_MS);
  await eraseAccounts(deps);
  clock.advance(20 * DAY_MS);
  await priceMonths(harness, creator, 4_500);
  await send('PUT', '/admin/settings', { version: 2, creator_percentage: 72 });
  clock.advance(10 * DAY_MS);
  await renewSubscriptions(deps);
  for (let day = 0; day < 3; day += 1) {
    clock.advance(DAY_MS);
    await releaseCommission(deps);
    await renewSubscriptions(deps);
  }
  await sendTip(deps, fan.viewer, { creatorId: referred.id, credits: 600, message: '' }, asked(harness));
}

const GCASH = (gcash_number: string) => ({ method: 'gcash', gcash_number }) as const;

async function payOut(harness: Harness, { admin, fan, creator, referrer }: People) {
  const { deps, clock } = harness;
  await savePayoutSettings(deps, creator.id, GCASH('09171234567'));
  await savePayoutSettings(deps, referrer.id, GCASH('09179876543'));
  const request = async (person: Person, bucket: Bucket, ...decisions: Decision[]) => {
    clock.advance(HOUR_MS);
    const { id } = await requestPayout(deps, person.id, bucket, { correlationId: deps.ids.next() });
    for (const decision of decisions) {
      clock.advance(HOUR_MS);
      await decidePayout(deps, {
        payoutId: id,
        decision,
        reason: 'The account does not exist',
        reference: 'GC-1',
        adminId: admin.id,
        correlationId: deps.ids.next(),
        from: '203.0.113.7',
      });
      await exportPayouts(deps, { id: admin.id, from: '203.0.113.7' });
    }
    return id;
  };
  const rejected = await request(creator, 'earnings', 'reject');
  const failed = await request(creator, 'earnings', 'approve', 'failed');
  const paid = await request(creator, 'earnings', 'approve', 'paid');
  const earn = () =>
    sendTip(deps, fan.viewer, { creatorId: creator.id, credits: 900, message: '' }, asked(harness));
  clock.advance(DAY_MS);
  await savePayoutSettings(deps, creator.id, GCASH('09175550000'));
  clock.advance(2 * DAY_MS);
  await earn();
  const approved = await request(creator, 'earnings', 'approve');
  await earn();
  const pending = await request(creator, 'earnings');
  const affiliate = await request(referrer, 'affiliate', 'approve', 'paid');
  return { rejected, failed, paid, approved, pending, affiliate };
}
