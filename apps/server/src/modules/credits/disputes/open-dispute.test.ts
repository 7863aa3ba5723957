import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { unlockContent } from '../../unlocks/index.ts';
import { setRate } from '../rate/rate.fixture.ts';
import { giveBackAll, giveBackPart } from '../refund/refunds.fixture.ts';
import { openPurchase, payAnother } from '../settle/purchase.fixture.ts';
import { checkCapture } from './check-capture.ts';
import { useDisputeScene } from './dispute-scene.fixture.ts';
import {
  bought,
  check,
  countWaiting,
  deliverAbout,
  disputed,
  rowsOf,
  spend,
  standing,
} from './disputes.fixture.ts';

const { harness, withPosts, eventsOf, entriesAbout, people } = useDisputeScene();

describe('a dispute that is opened', () => {
  it('takes what is left of the credits, and the rest is debt', async () => {
    const purchase = await bought(harness);
    await spend(harness, purchase.fan, 60);
    await disputed(harness, purchase, 'open', { feeCentavos: 75_000, respondBy: new Date('2026-07-01') });
    expect(await standing(harness, purchase)).toEqual(['disputed', 0, 6_000]);
    expect(await rowsOf(harness, purchase)).toMatchObject([
      { state: 'open', taken_centavos: 10_000, taken_credits: 40, spent_credits: 60, fee_centavos: 75_000 },
    ]);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('takes a bonus back with its pack, at the rate of the day', async () => {
    const purchase = await bought(harness, { credits: 550, amount: 500, extra: { package_id: 'popular' } });
    await setRate(harness, people.admin, 1.3);
    await disputed(harness, purchase, 'open');
    expect(await standing(harness, purchase)).toEqual(['disputed', 0, 0]);
    await setRate(harness, people.admin, 0.8);
    await disputed(harness, purchase, 'won');
    expect(await standing(harness, purchase)).toEqual(['completed', 550, 0]);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
    await setRate(harness, people.admin, 1);
  });

  it('happens once, in a hundred webhooks that come at once and are acted on at once', async () => {
    const purchase = await bought(harness);
    purchase.provider.dispute(purchase.id, 'open');
    const eventId = randomUUID();
    const deliveries = Array.from({ length: 100 }, (_, copy) =>
      deliverAbout(harness, purchase, 'opened', copy % 2 === 0 ? eventId : undefined),
    );
    const answers = await Promise.all(deliveries);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await countWaiting(harness, 'credits.check-capture.paypal')).toBe(1);
    await Promise.all(Array.from({ length: 10 }, () => check(harness, purchase)));
    const rows = await rowsOf(harness, purchase);
    expect([rows.length, await entriesAbout(rows.map(({ id }) => id))]).toEqual([1, 1]);
    expect(new Set(await eventsOf(purchase.captureId))).toEqual(new Set(['handled']));
  });

  it('takes each credit once, whatever is unlocked or refunded at the same time', async () => {
    const purchase = await bought(harness);
    const creator = await harness.factory.creator();
    const posts = await Promise.all([30, 20, 10].map((price) => harness.factory.post(creator.id, { price })));
    purchase.provider.dispute(purchase.id, 'open');
    await Promise.allSettled([
      ...posts.map((post) => unlockContent(harness.deps, purchase.fan.viewer, post, harness.deps.ids.next())),
      giveBackPart(harness, purchase.id, 1_000),
      check(harness, purchase),
    ]);
    const [row] = await rowsOf(harness, purchase);
    const [status, balance] = await standing(harness, purchase);
    expect([status, balance]).toEqual(['disputed', 0]);
    expect(row?.debt_centavos).toBe((row?.spent_credits ?? 0) * 100);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('takes what is left when credits are spent between the look and the books', async () => {
    const purchase = await bought(harness);
    purchase.provider.dispute(purchase.id, 'open');
    const deps = withPosts(async (count) => {
      if (count === 1) await spend(harness, purchase.fan, 30);
    });
    await checkCapture(deps, 'paypal', purchase.captureId, false);
    expect(await standing(harness, purchase)).toEqual(['disputed', 0, 3_000]);
  });

  it('takes no more than refunds have left', async () => {
    const part = await bought(harness);
    await giveBackPart(harness, part.id, 3_000);
    await disputed(harness, part, 'open');
    expect(await standing(harness, part)).toEqual(['disputed', 0, 0]);
    expect(await rowsOf(harness, part)).toMatchObject([{ amount_centavos: 10_000, taken_centavos: 7_000 }]);

    const whole = await bought(harness);
    await giveBackAll(harness, whole.fan, whole.id);
    await disputed(harness, whole, 'open');
    expect(await standing(harness, whole)).toEqual(['refunded', 0, 0]);
    expect(await rowsOf(harness, whole)).toMatchObject([{ state: 'open', taken_centavos: 0 }]);
  });

  it('of a part takes that part’s credits; a second one takes the rest', async () => {
    const purchase = await bought(harness);
    await disputed(harness, purchase, 'open', { disputeId: `${purchase.id}-1`, amountCentavos: 2_550 });
    expect(await standing(harness, purchase)).toEqual(['disputed', 75, 0]);
    await disputed(harness, purchase, 'open', { disputeId: `${purchase.id}-2` });
    expect(await standing(harness, purchase)).toEqual(['disputed', 0, 0]);
    await disputed(harness, purchase, 'won', { disputeId: `${purchase.id}-2` });
    expect(await standing(harness, purchase)).toEqual(['disputed', 75, 0]);
    await disputed(harness, purchase, 'won', { disputeId: `${purchase.id}-1`, amountCentavos: 2_550 });
    expect(await standing(harness, purchase)).toEqual(['completed', 100, 0]);
  });

  it('of two payments at once takes each of them', async () => {
    const first = await bought(harness);
    const second = await bought(harness, {}, first.fan);
    for (const purchase of [first, second])
      await disputed(harness, purchase, 'open', { disputeId: first.id });
    await disputed(harness, first, 'won', { disputeId: first.id });
    expect(await standing(harness, first)).toEqual(['completed', 100, 0]);
    expect((await standing(harness, second))[0]).toBe('disputed');
  });

  it('of all of it takes what a dispute of a part leaves when that is won', async () => {
    const purchase = await bought(harness);
    await disputed(harness, purchase, 'open', { disputeId: `${purchase.id}-1`, amountCentavos: 2_550 });
    await disputed(harness, purchase, 'open', { disputeId: `${purchase.id}-2` });
    await disputed(harness, purchase, 'won', { disputeId: `${purchase.id}-1`, amountCentavos: 2_550 });
    for (let look = 0; look < 3; look += 1) await check(harness, purchase);
    expect(await standing(harness, purchase)).toEqual(['disputed', 0, 0]);
    const rows = await rowsOf(harness, purchase);
    expect(rows.map(({ state, taken_centavos: taken }) => [state, taken])).toEqual([
      ['won', 2_550],
      ['corrected', 7_450],
      ['open', 10_000],
    ]);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('before we knew that it was paid settles the purchase first', async () => {
    const fan = await harness.factory.fan();
    const { id, orderId } = await openPurchase(harness, fan);
    harness.paypal.pay(id);
    const purchase = { id, fan, orderId, captureId: `cap-${orderId}`, provider: harness.paypal };
    await disputed(harness, purchase, 'open');
    expect(await standing(harness, purchase)).toEqual(['disputed', 0, 0]);
  });

  it('of an account that is erased is owed by nobody: it is a loss', async () => {
    const purchase = await bought(harness);
    await spend(harness, purchase.fan, 100);
    await harness.deps.db
      .updateTable('users')
      .set({ status: 'erased' })
      .where('id', '=', purchase.fan.id)
      .execute();
    await disputed(harness, purchase, 'open');
    expect(await standing(harness, purchase)).toEqual(['disputed', 0, 0]);
    expect(await rowsOf(harness, purchase)).toMatchObject([{ is_loss: true, debt_centavos: 10_000 }]);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('of a payment that was not owed takes nothing', async () => {
    const fan = await harness.factory.fan();
    const { id, orderId } = await openPurchase(harness, fan);
    const captureId = payAnother(harness, { id, orderId }, 9_999);
    const purchase = { id, fan, orderId, captureId, provider: harness.paypal };
    await disputed(harness, purchase, 'open');
    expect(await standing(harness, purchase)).toEqual(['mismatch', 0, 0]);
    expect(await rowsOf(harness, purchase)).toMatchObject([{ taken_centavos: 0 }]);
  });
});
