import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { timeout } from '../../../../test/fakes.ts';
import { useHarness } from '../../../../test/harness.ts';
import type { Deps } from '../../../deps.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { HOUR_MS } from '../../../platform/durations.ts';
import { unlockContent } from '../../unlocks/index.ts';
import { setRate } from '../rate/rate.fixture.ts';
import { giveBackAll, giveBackPart } from '../refund/refunds.fixture.ts';
import { openPurchase } from '../settle/purchase.fixture.ts';
import { replayKeptEvents } from '../webhooks/replay-webhooks.ts';
import { checkCapture } from './check-capture.ts';
import { checkDisputes } from './check-disputes.ts';
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

/** Fake: providers and clock. */
const harness = useHarness();
let admin: Person;

beforeAll(async () => {
  admin = await harness.factory.admin();
});

/** The same dependencies, with something that happens just before each entry is posted. */
function withPosts(before: (count: number) => Promise<void>): Deps {
  const { ledger } = harness.deps;
  let count = 0;
  const post = async (...args: Parameters<typeof ledger.post>) => {
    count += 1;
    await before(count);
    return ledger.post(...args);
  };
  return { ...harness.deps, ledger: { ...ledger, post: post as typeof ledger.post } };
}

const eventsOf = async (captureId: string) =>
  (
    await harness.deps.db
      .selectFrom('webhook_events')
      .select('status')
      .where('capture_id', '=', captureId)
      .execute()
  ).map(({ status }) => status);

const entriesAbout = async (ids: readonly string[]) =>
  (
    await harness.deps.db
      .selectFrom('ledger_entries')
      .select('reason')
      .where('subject_id', 'in', [...ids])
      .execute()
  ).length;

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
    await setRate(harness, admin, 1.3);
    await disputed(harness, purchase, 'open');
    expect(await standing(harness, purchase)).toEqual(['disputed', 0, 0]);
    await setRate(harness, admin, 0.8);
    await disputed(harness, purchase, 'won');
    expect(await standing(harness, purchase)).toEqual(['completed', 550, 0]);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
    await setRate(harness, admin, 1);
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
    harness.paypal.pay(id);
    const captureId = `cap-${orderId}`;
    harness.paypal.outcomes.set(orderId, { state: 'captured', captureId, amountCentavos: 9_999 });
    for (const capture of harness.paypal.captures)
      if (capture.captureId === captureId) capture.amountCentavos = 9_999;
    const purchase = { id, fan, orderId, captureId, provider: harness.paypal };
    await disputed(harness, purchase, 'open');
    expect(await standing(harness, purchase)).toEqual(['mismatch', 0, 0]);
    expect(await rowsOf(harness, purchase)).toMatchObject([{ taken_centavos: 0 }]);
  });
});

describe('a dispute that ends', () => {
  it('as won gives credits and debt back, and what was spent stays spent', async () => {
    const purchase = await bought(harness);
    await spend(harness, purchase.fan, 60);
    await disputed(harness, purchase, 'open');
    await Promise.all(
      Array.from({ length: 5 }, () => {
        purchase.provider.dispute(purchase.id, 'won');
        return check(harness, purchase);
      }),
    );
    expect(await standing(harness, purchase)).toEqual(['completed', 40, 0]);
    expect(await rowsOf(harness, purchase)).toMatchObject([{ state: 'won', taken_credits: 40 }]);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('as lost leaves everything taken, and may still be won', async () => {
    const purchase = await bought(harness);
    await spend(harness, purchase.fan, 100);
    await disputed(harness, purchase, 'open');
    await disputed(harness, purchase, 'lost');
    expect(await standing(harness, purchase)).toEqual(['disputed', 0, 10_000]);
    expect(await rowsOf(harness, purchase)).toMatchObject([{ state: 'lost' }]);
    await disputed(harness, purchase, 'won');
    expect(await standing(harness, purchase)).toEqual(['completed', 0, 0]);
  });

  it('and is opened again takes again, in a row of its own', async () => {
    const purchase = await bought(harness);
    for (const state of ['open', 'won', 'open', 'lost', 'won', 'lost'] as const)
      await disputed(harness, purchase, state);
    expect((await rowsOf(harness, purchase)).map(({ state }) => state)).toEqual(['won', 'won', 'lost']);
    expect(await standing(harness, purchase)).toEqual(['disputed', 0, 0]);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('for less than it was opened for gives the difference back', async () => {
    const purchase = await bought(harness);
    await spend(harness, purchase.fan, 100);
    await disputed(harness, purchase, 'open');
    await disputed(harness, purchase, 'lost', { amountCentavos: 4_000 });
    expect(await standing(harness, purchase)).toEqual(['disputed', 0, 4_000]);
    expect((await rowsOf(harness, purchase)).map(({ state }) => state)).toEqual(['corrected', 'lost']);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('before anybody heard of it takes nothing', async () => {
    const purchase = await bought(harness);
    await disputed(harness, purchase, 'won');
    expect(await standing(harness, purchase)).toEqual(['completed', 100, 0]);
    expect(await rowsOf(harness, purchase)).toMatchObject([{ state: 'won', taken_centavos: 0 }]);
  });

  it('is not undone by an older answer that comes late', async () => {
    const purchase = await bought(harness);
    await disputed(harness, purchase, 'open');
    const { provider } = purchase;
    const original = provider.readAftermath.bind(provider);
    const older = await original(purchase.captureId);
    let answerOld = () => {};
    provider.readAftermath = () => new Promise((resolve) => (answerOld = () => resolve(older)));
    const late = check(harness, purchase);
    provider.readAftermath = original;
    harness.clock.advance(1000);
    await disputed(harness, purchase, 'won');
    answerOld();
    await late;
    expect(await standing(harness, purchase)).toEqual(['completed', 100, 0]);
  });

  it('is found without a webhook, ever more slowly', async () => {
    const purchase = await bought(harness);
    await disputed(harness, purchase, 'open');
    purchase.provider.dispute(purchase.id, 'won');
    const run = () => checkDisputes(harness.deps, 'paypal');
    await run();
    expect((await standing(harness, purchase))[0]).toBe('disputed');
    harness.clock.advance(HOUR_MS);
    purchase.provider.failure = timeout();
    await run();
    purchase.provider.failure = null;
    expect((await standing(harness, purchase))[0]).toBe('disputed');
    for (let hour = 0; hour < 4; hour += 1) {
      harness.clock.advance(HOUR_MS);
      await run();
    }
    expect((await standing(harness, purchase))[0]).toBe('completed');
    expect(await harness.deps.metrics.registry.metrics()).toMatch(/disputes_open\{provider="paypal"\} [1-9]/);
  });
});

describe('a provider that says only that a payment is disputed', () => {
  const atPayMongo = async () => {
    harness.paymongo.tellsEnds = false;
    return bought(harness, { method: 'gcash' });
  };
  const forget = ({ provider, captureId }: Awaited<ReturnType<typeof bought>>) =>
    void provider.aftermaths.delete(captureId);

  it('is believed that it is, and its webhook that it was lost', async () => {
    const purchase = await atPayMongo();
    purchase.provider.dispute(purchase.id, 'unsaid');
    await deliverAbout(harness, purchase, 'opened');
    await check(harness, purchase);
    expect(await standing(harness, purchase)).toEqual(['disputed', 0, 0]);
    await deliverAbout(harness, purchase, 'lost');
    await check(harness, purchase);
    await deliverAbout(harness, purchase, 'updated');
    await check(harness, purchase);
    expect(await rowsOf(harness, purchase)).toMatchObject([{ state: 'lost' }]);
  });

  it('is believed that it was won only when it calls the payment disputed no more', async () => {
    const purchase = await atPayMongo();
    purchase.provider.dispute(purchase.id, 'unsaid');
    await check(harness, purchase);
    await deliverAbout(harness, purchase, 'won');
    await expect(check(harness, purchase)).rejects.toThrow('still calls a payment disputed');
    expect(await standing(harness, purchase)).toEqual(['disputed', 0, 0]);
    forget(purchase);
    await check(harness, purchase);
    expect(await standing(harness, purchase)).toEqual(['completed', 100, 0]);
  });

  it('decides nothing when the payment is disputed no more and no webhook said how that ended', async () => {
    const purchase = await atPayMongo();
    purchase.provider.dispute(purchase.id, 'unsaid');
    await check(harness, purchase);
    forget(purchase);
    await check(harness, purchase);
    expect(await rowsOf(harness, purchase)).toMatchObject([{ state: 'open' }]);
    await deliverAbout(harness, purchase, 'won');
    await check(harness, purchase);
    expect(await standing(harness, purchase)).toEqual(['completed', 100, 0]);
  });

  it('is not heard twice: an end that was acted on ends no later dispute', async () => {
    const purchase = await atPayMongo();
    purchase.provider.dispute(purchase.id, 'unsaid');
    await check(harness, purchase);
    forget(purchase);
    await deliverAbout(harness, purchase, 'won');
    await check(harness, purchase);
    purchase.provider.dispute(purchase.id, 'unsaid');
    await check(harness, purchase);
    forget(purchase);
    await check(harness, purchase);
    expect((await rowsOf(harness, purchase)).map(({ state }) => state)).toEqual(['won', 'open']);
  });

  it('moves nothing by a webhook alone', async () => {
    const purchase = await atPayMongo();
    for (const stage of ['opened', 'lost', 'won'] as const) await deliverAbout(harness, purchase, stage);
    await check(harness, purchase);
    expect(await standing(harness, purchase)).toEqual(['completed', 100, 0]);
    expect(await rowsOf(harness, purchase)).toEqual([]);
  });
});

describe('a webhook that leads to nothing yet', () => {
  it('about a capture that nobody knows is tried again, and kept for a person at the last', async () => {
    const unknown = { captureId: `CAP-${randomUUID()}`, provider: harness.paypal };
    await deliverAbout(harness, unknown, 'opened');
    await expect(check(harness, unknown)).rejects.toThrow('not recorded');
    expect(await eventsOf(unknown.captureId)).toEqual(['queued']);
    await check(harness, unknown, true);
    expect(await eventsOf(unknown.captureId)).toEqual(['kept']);
  });

  it.each([
    ['of another environment', () => randomUUID()],
    ['with a reference that is none of ours', () => "'; select 1"],
    ['without a reference', () => null],
  ])('about a capture %s changes nothing', async (_, purchaseId) => {
    const other = { captureId: `CAP-${randomUUID()}`, provider: harness.paypal };
    harness.paypal.aftermaths.set(other.captureId, {
      purchaseId: purchaseId(),
      refunds: [{ providerRefundId: 'R', refundId: null, amountCentavos: 1 }],
      disputes: [],
      tellsEnds: true,
    });
    await deliverAbout(harness, other, 'refund');
    await expect(check(harness, other)).rejects.toThrow('not recorded');
    await check(harness, other, true);
    expect(await eventsOf(other.captureId)).toEqual(['kept']);
  });

  it('while the provider is silent is tried again, then kept, and replayed later', async () => {
    const purchase = await bought(harness);
    purchase.provider.dispute(purchase.id, 'open');
    await deliverAbout(harness, purchase, 'opened');
    purchase.provider.failure = timeout();
    await expect(check(harness, purchase)).rejects.toThrow('fake');
    expect(await eventsOf(purchase.captureId)).toEqual(['queued']);
    await expect(check(harness, purchase, true)).rejects.toThrow('fake');
    expect(await eventsOf(purchase.captureId)).toEqual(['kept']);
    purchase.provider.failure = null;
    await replayKeptEvents(harness.deps.db);
    expect(await eventsOf(purchase.captureId)).toEqual(['queued']);
    await check(harness, purchase);
    expect(await standing(harness, purchase)).toEqual(['disputed', 0, 0]);
    expect(await eventsOf(purchase.captureId)).toEqual(['handled']);
  });

  it('that dies between two disputes does the rest the next time', async () => {
    const purchase = await bought(harness);
    purchase.provider.dispute(purchase.id, 'open', { disputeId: `${purchase.id}-1`, amountCentavos: 4_000 });
    purchase.provider.dispute(purchase.id, 'open', { disputeId: `${purchase.id}-2`, amountCentavos: 6_000 });
    const dying = withPosts(async (count) => {
      if (count === 2) throw new Error('killed');
    });
    await expect(checkCapture(dying, 'paypal', purchase.captureId, false)).rejects.toThrow('killed');
    expect(await standing(harness, purchase)).toEqual(['disputed', 60, 0]);
    await check(harness, purchase);
    expect(await standing(harness, purchase)).toEqual(['disputed', 0, 0]);
    expect(await rowsOf(harness, purchase)).toHaveLength(2);
  });
});
