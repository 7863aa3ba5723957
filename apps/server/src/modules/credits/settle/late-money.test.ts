import { describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { timeout } from '../../../../test/fakes.ts';
import { useHarness } from '../../../../test/harness.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { DAY_MS, HOUR_MS } from '../../../platform/durations.ts';
import { compareCaptures } from './compare-captures.ts';
import { balanceOf, comeBack, openPurchase, timesCredited } from './purchase.fixture.ts';
import { reconcilePurchases } from './reconcile-purchases.ts';

/** Money that arrives after we thought that it would not. Fake: providers and clock. */
const harness = useHarness();

const cancel = (fan: Person, id: string) =>
  harness.app.inject({
    method: 'POST',
    url: `/api/credits/purchases/${id}/cancel`,
    headers: fan.headers,
  });

async function statusOf(id: string): Promise<string> {
  const { db } = harness.deps;
  return (await db.selectFrom('purchases').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;
}

async function opened(method: 'paypal' | 'gcash' = 'paypal') {
  const fan = await harness.factory.fan();
  return { fan, ...(await openPurchase(harness, fan, { method })) };
}

/** A day and more of the clockwork, without return and webhook. */
async function passTime(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += HOUR_MS) {
    harness.clock.advance(HOUR_MS);
    for (const provider of ['paypal', 'paymongo'] as const) await reconcilePurchases(harness.deps, provider);
  }
}

async function expectCredited(fan: Person, id: string): Promise<void> {
  expect([await statusOf(id), await timesCredited(harness, id)]).toEqual(['completed', 1]);
  expect(await balanceOf(harness, fan)).toBe(100);
}

describe('money that is captured late is credited, though nobody comes back and no webhook arrives', () => {
  it('when the provider holds it for review, the fan gives up, and the review ends paid', async () => {
    const { fan, id } = await opened();
    harness.paypal.hold(id);
    expect((await cancel(fan, id)).json()).toMatchObject({ status: 'held', approval_url: null });
    harness.paypal.payLate(id);
    await passTime(2 * HOUR_MS);
    await expectCredited(fan, id);
  });

  it('when the review takes five days', async () => {
    const { fan, id } = await opened();
    harness.paypal.hold(id);
    expect((await comeBack(harness, fan, id)).json().status).toBe('held');
    await passTime(5 * DAY_MS);
    expect(await statusOf(id)).toBe('held');
    harness.paypal.pay(id);
    await passTime(DAY_MS + HOUR_MS);
    await expectCredited(fan, id);
  });

  it('when the fan gave it up and paid all the same, with a provider that cannot close an order', async () => {
    const { fan, id } = await opened();
    harness.paypal.closedOutcome = { state: 'open' };
    expect((await cancel(fan, id)).json().status).toBe('cancelled');
    harness.paypal.closedOutcome = { state: 'expired', isFinal: false };
    harness.paypal.payLate(id);
    await passTime(HOUR_MS);
    await expectCredited(fan, id);
  });

  it('when it is paid in an old tab 25 hours later', async () => {
    const { fan, id, orderId } = await opened('gcash');
    await passTime(25 * HOUR_MS);
    expect(await statusOf(id)).toBe('expired');
    // It was closed where the fan could still have paid, before we said that it is over.
    expect(harness.paymongo.closed.has(orderId)).toBe(true);
    harness.paymongo.payLate(id);
    await passTime(6 * HOUR_MS);
    await expectCredited(fan, id);
  });

  it.each(['cancelled', 'declined', 'expired'] as const)(
    'when it was %s and the fan comes back having paid',
    async (state) => {
      const { fan, id, orderId } = await opened();
      harness.paypal.outcomes.set(orderId, { state, isFinal: false, reason: 'X' });
      expect((await comeBack(harness, fan, id)).json().status).toBe(state);
      harness.paypal.payLate(id);
      expect((await comeBack(harness, fan, id)).json().status).toBe('completed');
      await expectCredited(fan, id);
    },
  );

  it('when nothing was left to ask about: the provider’s own list still has it', async () => {
    const { fan, id, orderId } = await opened();
    harness.paypal.outcomes.set(orderId, { state: 'expired', isFinal: true });
    expect((await comeBack(harness, fan, id)).json().status).toBe('expired');
    harness.paypal.payLate(id);
    await passTime(2 * DAY_MS);
    expect(await statusOf(id)).toBe('expired');
    await compareCaptures(harness.deps, 'paypal');
    await expectCredited(fan, id);
  });
});

describe('an order that is closed', () => {
  it('is asked about ever less often, and no longer than a provider may capture it', async () => {
    const { fan, id, orderId } = await opened();
    harness.paypal.outcomes.set(orderId, { state: 'cancelled', isFinal: false });
    await cancel(fan, id);
    const attempt = () =>
      harness.deps.db
        .selectFrom('payment_attempts')
        .select(['checks', 'is_final'])
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow();
    await passTime(DAY_MS);
    const { checks: firstDay } = await attempt();
    expect([firstDay > 5, firstDay < 10]).toEqual([true, true]);
    await passTime(28 * DAY_MS);
    expect(await attempt()).toEqual({ checks: firstDay + 28, is_final: false });
    await passTime(3 * DAY_MS);
    const { checks: last, is_final } = await attempt();
    expect(is_final).toBe(true);
    await passTime(3 * DAY_MS);
    expect(await attempt()).toEqual({ checks: last, is_final: true });
    expect(await statusOf(id)).toBe('cancelled');
  });

  it('stays open while the provider does not say that it is closed', async () => {
    const { fan, id } = await opened('gcash');
    harness.paymongo.failure = timeout();
    await passTime(26 * HOUR_MS);
    expect(await statusOf(id)).toBe('pending');
    harness.paymongo.failure = null;
    await passTime(2 * HOUR_MS);
    expect((await comeBack(harness, fan, id)).json().status).toBe('expired');
  });
});

describe('the provider’s list of captures', () => {
  const laws = async () => (await checkInvariants(harness.deps.db)).map(({ law }) => law);

  it('is compared with the books, and what only one of the two has breaks a law', async () => {
    await compareCaptures(harness.deps, 'paypal');
    const { fan, id } = await opened();
    harness.paypal.pay(id);
    await comeBack(harness, fan, id);
    harness.clock.advance(DAY_MS);
    await compareCaptures(harness.deps, 'paypal');
    expect(await laws()).toEqual([]);
    const { captures } = harness.paypal;
    const unknown = {
      ...captures.at(-1),
      captureId: 'CAP-UNKNOWN',
      orderId: null,
      purchaseId: null,
    } as const;
    captures.push(unknown as (typeof captures)[number]);
    await compareCaptures(harness.deps, 'paypal');
    expect(await laws()).toEqual(['captures-are-credited']);
    await harness.deps.db.deleteFrom('provider_captures').where('capture_id', '=', 'CAP-UNKNOWN').execute();
    captures.pop();
    expect(await laws()).toEqual([]);
  });

  it('that breaks off covers nothing, and is read again', async () => {
    const covered = async () =>
      (
        await harness.deps.db
          .selectFrom('provider_listings')
          .select('covered_until')
          .where('provider', '=', 'paypal')
          .executeTakeFirstOrThrow()
      ).covered_until;
    await compareCaptures(harness.deps, 'paypal');
    const before = await covered();
    harness.clock.advance(DAY_MS);
    harness.paypal.failure = timeout();
    await expect(compareCaptures(harness.deps, 'paypal')).rejects.toThrow();
    expect(await covered()).toEqual(before);
    harness.paypal.failure = null;
    await compareCaptures(harness.deps, 'paypal');
    expect((await covered()).getTime() - before.getTime()).toBe(DAY_MS);
  });
});
