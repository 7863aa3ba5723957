import { describe, expect, it } from 'vitest';
import { refusal } from '../../../../test/fakes.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { unlockContent } from '../../unlocks/index.ts';
import { setRate } from '../rate/rate.fixture.ts';
import { balanceOf } from '../settle/purchase.fixture.ts';
import { setPurchaseStatus } from '../settle/purchases.queries.ts';
import { useBackPayments } from './back-payments.fixture.ts';
import { payBackRefunds } from './pay-back-refunds.ts';
import { decide, listed, seen } from './refunds.fixture.ts';

const { harness, admin, run, approved, paidBack, laws, mailed, newsOf } = useBackPayments();

describe('a refund that the provider refuses for good', () => {
  it('is taken back: the credits are there at what they are worth, the admin sees why, and may approve again', async () => {
    const { fan, id, captureId, refundId } = await approved();
    await setRate(harness, admin, 1.2);
    harness.paypal.refundFailure = refusal('CAPTURE_TOO_OLD');
    await Promise.all([run(), run()]);
    harness.paypal.refundFailure = null;
    expect(await laws()).toEqual([]);
    expect(await seen(harness, fan, id)).toEqual({
      status: 'completed',
      balance: 100,
      until: null,
      request: 'refused',
    });
    const open = await listed(harness, admin);
    expect(open.at(-1)).toMatchObject({ purchase_id: id, status: 'refused', problem: 'CAPTURE_TOO_OLD' });
    const wallet = await harness.app.inject({ url: '/api/credits/wallet', headers: fan.headers });
    expect(wallet.json()).toMatchObject({ total_purchased: 100, total_spent: 0 });
    expect(wallet.json().recent_transactions[0]).toMatchObject({ type: 'other', amount: 100 });
    await setRate(harness, admin, 1);

    expect((await decide(harness, admin, id)).statusCode).toBe(200);
    await run();
    const [paid, ...more] = paidBack(captureId);
    expect([paid?.amountCentavos, more, paid?.refundId === refundId]).toEqual([10_000, [], false]);
    expect(await seen(harness, fan, id)).toMatchObject({
      status: 'refunded',
      balance: 0,
      request: 'paid_back',
    });
    expect(newsOf(await mailed(id))).toEqual(['asked', 'approved', 'refused', 'approved', 'paid']);
  });

  it('is taken back whole or not at all, when the worker dies in the middle of it', async () => {
    const { deps } = harness;
    const { fan, id } = await approved();
    harness.paypal.refundFailure = refusal();
    const reverse = () => Promise.reject(new Error('the connection died'));
    await payBackRefunds({ ...deps, ledger: { ...deps.ledger, reverse } }, 'paypal');
    expect(await laws()).toEqual([]);
    expect(await seen(harness, fan, id)).toMatchObject({ balance: 0, request: 'approved' });
    harness.clock.advance(DAY_MS);
    await run();
    expect(await seen(harness, fan, id)).toMatchObject({ balance: 100, request: 'refused' });
  });

  it('may be declined instead, and its credits be used', async () => {
    const { fan, id } = await approved();
    harness.paypal.refundFailure = refusal();
    await run();
    const creator = await harness.factory.creator();
    const post = await harness.factory.post(creator.id, { price: 100 });
    const unlock = () => unlockContent(harness.deps, fan.viewer, post, harness.deps.ids.next());
    await expect(unlock()).rejects.toMatchObject({ code: 'credits_held' });
    expect((await decide(harness, admin, id, 'decline')).statusCode).toBe(200);
    await unlock();
    expect(await seen(harness, fan, id)).toMatchObject({ balance: 0, request: 'declined' });
  });

  it('stays as it is while the refusal does not show where the money is', async () => {
    const { fan, id, orderId, captureId } = await approved();
    // Somebody is faster: the look before the call sees the money, the one after the refusal does not.
    const { refundCapture } = harness.paypal;
    harness.paypal.refundCapture = async () => {
      harness.paypal.outcomes.set(orderId, { state: 'refunded', captureId, amountCentavos: 10_000 });
      throw refusal('CAPTURE_FULLY_REFUNDED');
    };
    await run();
    harness.paypal.refundCapture = refundCapture;
    expect(await seen(harness, fan, id)).toMatchObject({ balance: 0, request: 'paid_back' });
  });

  it('is asked about again when the purchase is disputed meanwhile: its credits do not come back', async () => {
    const { fan, id } = await approved();
    const setTo = (status: 'disputed' | 'refunded') =>
      harness.deps.db
        .transaction()
        .execute((tx) => setPurchaseStatus(tx, id, status, null, harness.clock.now()));
    await setTo('disputed');
    harness.paypal.refundFailure = refusal();
    await run();
    expect([await balanceOf(harness, fan), (await seen(harness, fan, id)).request]).toEqual([0, 'approved']);
    await setTo('refunded');
    harness.paypal.refundFailure = null;
    harness.clock.advance(DAY_MS);
    await run();
    expect((await seen(harness, fan, id)).request).toBe('paid_back');
  });
});
