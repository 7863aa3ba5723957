import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { timeout } from '../../../../test/fakes.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { HOUR_MS } from '../../../platform/durations.ts';
import { replayKeptEvents } from '../webhooks/replay-webhooks.ts';
import { checkCapture } from './check-capture.ts';
import { checkDisputes } from './check-disputes.ts';
import { useDisputeScene } from './dispute-scene.fixture.ts';
import {
  bankSays,
  bought,
  check,
  deliverAbout,
  disputed,
  rowsOf,
  spend,
  standing,
} from './disputes.fixture.ts';

const { harness, withPosts, eventsOf } = useDisputeScene();

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
    await disputed(harness, await bought(harness), 'open');
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
    await bankSays(harness, purchase, 'unsaid');
    await deliverAbout(harness, purchase, 'won');
    await expect(check(harness, purchase)).rejects.toThrow('still calls a payment disputed');
    expect(await standing(harness, purchase)).toEqual(['disputed', 0, 0]);
    forget(purchase);
    await check(harness, purchase);
    expect(await standing(harness, purchase)).toEqual(['completed', 100, 0]);
  });

  it('decides nothing when the payment is disputed no more and no webhook said how that ended', async () => {
    const purchase = await atPayMongo();
    await bankSays(harness, purchase, 'unsaid');
    forget(purchase);
    await check(harness, purchase);
    expect(await rowsOf(harness, purchase)).toMatchObject([{ state: 'open' }]);
    await deliverAbout(harness, purchase, 'won');
    await check(harness, purchase);
    expect(await standing(harness, purchase)).toEqual(['completed', 100, 0]);
  });

  it('is not heard twice: an end that was acted on ends no later dispute', async () => {
    const purchase = await atPayMongo();
    await bankSays(harness, purchase, 'unsaid');
    forget(purchase);
    await deliverAbout(harness, purchase, 'won');
    await check(harness, purchase);
    await bankSays(harness, purchase, 'unsaid');
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
      feeCentavos: null,
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
