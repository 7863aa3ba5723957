import { toggleFollow } from '../src/modules/creators/index.ts';
import { checkCapture } from '../src/modules/credits/disputes/check-capture.ts';
import { settlePurchase } from '../src/modules/credits/index.ts';
import { setRate } from '../src/modules/credits/rate/rate.fixture.ts';
import { giveBackPart } from '../src/modules/credits/refund/refunds.fixture.ts';
import { compareCaptures } from '../src/modules/credits/settle/compare-captures.ts';
import { accounts, readFigures } from '../src/modules/ledger/index.ts';
import { grantSubscription } from '../src/modules/subscriptions/index.ts';
import { startSubscription } from '../src/modules/subscriptions/start-subscription.ts';
import { sendTip } from '../src/modules/tips/send-tip.ts';
import { unlockContent } from '../src/modules/unlocks/index.ts';
import { HOUR_MS } from '../src/platform/durations.ts';
import type { Person } from './factory.ts';
import type { Harness } from './harness.ts';

/** What is in the world, by names that a test can speak of. */
export interface World {
  fan: Person;
  other: Person;
  creator: Person;
  referred: Person;
  referrer: Person;
  /** Of `fan`: a pack of 500 + 50 by PayPal, a part of it refunded, after the first change of the rate. */
  packId: string;
  /** Of `other`: 300 credits by GCash. */
  customId: string;
  /** Of `fan`: given up before it was paid. */
  cancelledId: string;
  postId: string;
  refundId: string;
  /** Of `fan`: a purchase by PayPal that is disputed, most of it spent. */
  disputedId: string;
  disputeId: string;
  /** Of `fan`: a dispute that was won, and gave back what it took. */
  wonId: string;
}

/** Some of everything that moves money, through the real use cases, on two days. The laws hold in it. */
export async function makeWorld(harness: Harness): Promise<World> {
  const { deps, factory, clock } = harness;
  const admin = await factory.admin();
  const [creator, referrer] = [await factory.creator(), await factory.creator()];
  const referred = await factory.creator({ referredBy: referrer.id });
  const [fan, other] = [await factory.fan(), await factory.fan()];
  await compareCaptures(deps, 'paypal');
  await compareCaptures(deps, 'paymongo');
  await setRate(harness, admin, 1.25);
  const packId = await buy(
    harness,
    fan,
    { credit_amount: 550, package_id: 'popular', payment_method: 'paypal' },
    625,
  );
  const customId = await buy(harness, other, { credit_amount: 300, payment_method: 'gcash' }, 375);
  const cancelledId = await begin(harness, fan, { credit_amount: 100, payment_method: 'paypal' }, 125);
  await harness.app.inject({
    method: 'POST',
    url: `/api/credits/purchases/${cancelledId}/cancel`,
    headers: fan.headers,
  });
  const postId = await factory.post(creator.id, { price: 60 });
  for (const person of [fan, other]) {
    await unlockContent(deps, person.viewer, postId, deps.ids.next());
    clock.advance(HOUR_MS);
    await unlockContent(deps, person.viewer, await factory.post(referred.id, { price: 80 }), deps.ids.next());
    clock.advance(12 * HOUR_MS);
    await toggleFollow(deps, person.id, creator.id);
  }
  await setRate(harness, admin, 1.2);
  await unlockContent(deps, fan.viewer, await factory.post(creator.id, { price: 7 }), deps.ids.next());
  await giveBackPart(harness, packId, 11_364);
  await grantSubscription(deps, {
    fanId: fan.id,
    creatorId: creator.id,
    endsAt: new Date(clock.now().getTime() + 720 * HOUR_MS),
  });
  await deps.db
    .updateTable('users')
    .set({ subscription_price_centavos: 5_000 })
    .where('id', '=', referred.id)
    .execute();
  const asked = { shownCredits: null, idempotencyKey: null, correlationId: deps.ids.next() };
  await startSubscription(deps, other.viewer, referred.id, asked);
  await sendTip(deps, other.viewer, { creatorId: creator.id, credits: 20, message: '' }, asked);
  const disputes = await dispute(harness, fan, creator);
  for (const provider of ['paypal', 'paymongo'] as const) await compareCaptures(deps, provider);
  const { id: refundId } = await deps.db.selectFrom('refunds').select('id').executeTakeFirstOrThrow();
  return {
    fan,
    other,
    creator,
    referred,
    referrer,
    packId,
    customId,
    cancelledId,
    postId,
    refundId,
    ...disputes,
  };
}

/** Two disputes of one fan, at different rates: one that was won, and one that stands and left debt. */
async function dispute(harness: Harness, fan: Person, creator: Person) {
  const { deps, factory, paypal } = harness;
  const wonPurchaseId = await buy(harness, fan, { credit_amount: 50, payment_method: 'paypal' }, 60);
  const disputedId = await buy(harness, fan, { credit_amount: 400, payment_method: 'paypal' }, 480);
  for (const state of ['open', 'won'] as const)
    await checkCapture(deps, 'paypal', paypal.dispute(wonPurchaseId, state), false);
  const { balance } = await readFigures(deps.db, accounts.fanWallet(fan.id));
  const post = await factory.post(creator.id, { price: balance - 150 });
  await unlockContent(deps, fan.viewer, post, deps.ids.next());
  await checkCapture(deps, 'paypal', paypal.dispute(disputedId, 'open'), false);
  const rows = await deps.db.selectFrom('disputes').select(['id', 'state']).execute();
  const idOf = (state: string) => rows.find((row) => row.state === state)?.id ?? '';
  return { disputedId, disputeId: idOf('open'), wonId: idOf('won') };
}

async function begin(harness: Harness, fan: Person, body: object, pesos: number): Promise<string> {
  const answer = await harness.app.inject({
    method: 'POST',
    url: '/api/credits/purchase',
    headers: fan.headers,
    payload: { original_amount: pesos, final_amount: pesos, ...body },
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().purchase_id;
}

async function buy(
  harness: Harness,
  fan: Person,
  body: { payment_method: 'paypal' | 'gcash'; credit_amount: number; package_id?: string },
  pesos: number,
): Promise<string> {
  const id = await begin(harness, fan, body, pesos);
  harness[body.payment_method === 'paypal' ? 'paypal' : 'paymongo'].pay(id);
  await settlePurchase(harness.deps, id);
  return id;
}
