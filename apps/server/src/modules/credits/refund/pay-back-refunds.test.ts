import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catchMail } from '../../../../test/catch-mail.ts';
import type { Person } from '../../../../test/factory.ts';
import { refusal, timeout } from '../../../../test/fakes.ts';
import { useHarness } from '../../../../test/harness.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { DAY_MS, MINUTE_MS } from '../../../platform/durations.ts';
import type { MailMessage } from '../../../providers/mail/mail.ts';
import { unlockContent } from '../../unlocks/index.ts';
import type { RefundNews } from '../declared-jobs.ts';
import { setRate } from '../rate/rate.fixture.ts';
import { balanceOf } from '../settle/purchase.fixture.ts';
import { setPurchaseStatus } from '../settle/purchases.queries.ts';
import { mailRefund } from './mail-refund.ts';
import { payBackRefunds } from './pay-back-refunds.ts';
import { claimRefundsToPay } from './refund-requests.queries.ts';
import { ask, bought, decide, listed, requestOf, seen } from './refunds.fixture.ts';

/** Paying back what was approved (P228). Fake: providers and clock. */
const harness = useHarness();
let admin: Person;

beforeEach(async () => {
  admin = await harness.factory.admin();
});

afterEach(() => {
  harness.paypal.refundFailure = null;
  harness.paypal.refundState = 'done';
  harness.paypal.failure = null;
});

const run = () => payBackRefunds(harness.deps, 'paypal');

/** A purchase of 100 credits for ₱100 whose refund was approved. */
async function approved(method?: string) {
  const purchase = await bought(harness, method ? { method } : {});
  await ask(harness, purchase.fan, purchase.id);
  expect((await decide(harness, admin, purchase.id)).statusCode).toBe(200);
  const { refund_id: refundId } = await requestOf(harness, purchase.id);
  return { ...purchase, captureId: `cap-${purchase.orderId}`, refundId: refundId ?? '' };
}

const paidBack = (captureId: string) =>
  harness.paypal.refunds.filter((refund) => refund.captureId === captureId);

const laws = () => checkInvariants(harness.deps.db);

/** The mails about a request that wait in the queue. */
async function mailed(purchaseId: string): Promise<MailMessage[]> {
  const { mail, sent } = catchMail();
  const { id } = await requestOf(harness, purchaseId);
  const { rows } = await sql<{ payload: RefundNews }>`
    select p.payload from graphile_worker._private_jobs p join graphile_worker._private_tasks t on t.id = p.task_id
    where t.identifier = 'credits.mail-refund' and p.payload ->> 'requestId' = ${id} order by p.id`.execute(
    harness.deps.db,
  );
  for (const { payload } of rows) await mailRefund({ ...harness.deps, mail }, payload);
  return sent;
}

const newsOf = (mails: MailMessage[]) => mails.map(({ key }) => key?.split('-')[1]);

describe('a refund that was approved', () => {
  it('is paid back whole and once, however many do it at once, and the fan sees it', async () => {
    const { fan, id, captureId, refundId } = await approved();
    await Promise.all(Array.from({ length: 4 }, run));
    harness.clock.advance(DAY_MS);
    await run();
    expect(paidBack(captureId)).toMatchObject([{ refundId, amountCentavos: 10_000 }]);
    expect(await seen(harness, fan, id)).toEqual({
      status: 'refunded',
      balance: 0,
      until: null,
      request: 'paid_back',
    });
    expect((await listed(harness, admin, 'decided'))[0]).toMatchObject({
      status: 'paid_back',
      problem: null,
    });
  });

  it('goes back through the company that took the money', async () => {
    const { fan, id } = await approved('gcash');
    await run();
    expect(await seen(harness, fan, id)).toMatchObject({ request: 'approved' });
    await payBackRefunds(harness.deps, 'paymongo');
    expect(harness.paymongo.refunds.at(-1)).toMatchObject({ amountCentavos: 10_000 });
    expect(await seen(harness, fan, id)).toMatchObject({ request: 'paid_back' });
  });

  it('has its fan told at each step, once, in words of its own', async () => {
    const { fan, id, refundId } = await approved();
    await run();
    const { id: requestId } = await requestOf(harness, id);
    const mails = await mailed(id);
    expect(mails.map(({ key }) => key)).toEqual([
      `refund-asked-${requestId}`,
      `refund-approved-${refundId}`,
      `refund-paid-${refundId}`,
    ]);
    for (const { to, text, subject } of mails) {
      expect([to, subject]).toEqual([`${fan.username}@example.test`, expect.stringContaining('₱100.00')]);
      expect(text).toContain(`http://likha.test/buy-credits?purchase=${id}`);
    }
    expect(mails[0]?.text).toContain('within 5 to 10 working days');
    expect(mails[1]?.text).toContain('within 7 to 14 working days');
    expect(mails[1]?.text).toContain('Our answer: Tiningnan namin');
  });

  it('waits while the provider is silent, ever longer and without an end, and nothing is lost', async () => {
    const { fan, id, captureId } = await approved();
    const { settleOrder } = harness.paypal;
    let looks = 0;
    harness.paypal.settleOrder = async (order) => {
      if (order.orderId !== captureId.slice(4)) return settleOrder.call(harness.paypal, order);
      looks += 1;
      throw timeout();
    };
    for (let minute = 0; minute < 60; minute += 1) {
      await run();
      harness.clock.advance(MINUTE_MS);
    }
    harness.paypal.settleOrder = settleOrder;
    expect([looks, paidBack(captureId)]).toEqual([4, []]);
    expect(await seen(harness, fan, id)).toMatchObject({ balance: 0, request: 'approved' });
    expect((await listed(harness, admin, 'decided'))[0].problem).toContain('fake');
    harness.clock.advance(DAY_MS);
    await run();
    expect(await seen(harness, fan, id)).toMatchObject({ request: 'paid_back' });
  });

  it('is not paid twice when the answer was lost, or the worker died before it wrote it down', async () => {
    const { fan, id, captureId } = await approved();
    const { refundCapture } = harness.paypal;
    harness.paypal.refundCapture = async (refund) => {
      await refundCapture.call(harness.paypal, refund);
      throw timeout();
    };
    await run();
    harness.paypal.refundCapture = refundCapture;
    expect(await seen(harness, fan, id)).toMatchObject({ request: 'approved' });
    // Meanwhile it refuses all that is new: what it has made already it says again.
    harness.paypal.refundFailure = refusal();
    harness.clock.advance(DAY_MS);
    await run();
    expect([paidBack(captureId).length, (await seen(harness, fan, id)).request]).toEqual([1, 'paid_back']);
  });

  it('goes on where a worker died, whatever it had done by then', async () => {
    const { deps } = harness;
    const { fan, id, captureId } = await approved();
    // Claimed, and nothing asked: nobody else takes it until that worker must be gone.
    const now = harness.clock.now();
    const until = new Date(now.getTime() + 2 * MINUTE_MS);
    await claimRefundsToPay(deps.db, { provider: 'paypal', now, until, limit: 5 });
    await run();
    expect(paidBack(captureId)).toEqual([]);
    harness.clock.advance(3 * MINUTE_MS);
    // Paid, and not written down.
    const died = () => Promise.reject(new Error('the connection died'));
    const moneyDb = { transaction: () => ({ execute: died }) } as unknown as typeof deps.moneyDb;
    await payBackRefunds({ ...deps, moneyDb }, 'paypal');
    expect([paidBack(captureId).length, (await seen(harness, fan, id)).request]).toEqual([1, 'approved']);
    harness.clock.advance(DAY_MS);
    await run();
    await run();
    expect([paidBack(captureId).length, (await seen(harness, fan, id)).request]).toEqual([1, 'paid_back']);
  });

  it('is written down once when a worker that was slow comes after the next', async () => {
    const { id, captureId } = await approved();
    const { refundCapture } = harness.paypal;
    const gate = Promise.withResolvers<void>();
    let isFirst = true;
    harness.paypal.refundCapture = async (refund) => {
      const answer = await refundCapture.call(harness.paypal, refund);
      if (isFirst) {
        isFirst = false;
        await gate.promise;
      }
      return answer;
    };
    const slow = run();
    await expect.poll(() => isFirst).toBe(false);
    harness.clock.advance(3 * MINUTE_MS);
    await run();
    const { paid_back_at: paidAt } = await requestOf(harness, id);
    expect(paidAt).toEqual(harness.clock.now());
    harness.clock.advance(MINUTE_MS);
    gate.resolve();
    await slow;
    harness.paypal.refundCapture = refundCapture;
    expect([paidBack(captureId).length, (await requestOf(harness, id)).paid_back_at]).toEqual([1, paidAt]);
  });

  it('is paid back when the provider says so, not when it promises to', async () => {
    const { id, orderId, captureId } = await approved();
    harness.paypal.refundState = 'pending';
    await run();
    expect(await requestOf(harness, id)).toMatchObject({
      paid_back_at: null,
      provider_refund_id: expect.any(String),
      problem: null,
    });
    // Longer than a provider remembers a key: it is only looked at from then on.
    const asked = harness.paypal.refundCapture;
    let calls = 0;
    harness.paypal.refundCapture = async (refund) => {
      calls += 1;
      return asked.call(harness.paypal, refund);
    };
    harness.clock.advance(39 * DAY_MS);
    await run();
    harness.clock.advance(2 * DAY_MS);
    await run();
    harness.paypal.refundCapture = asked;
    expect(calls).toBe(1);
    harness.paypal.outcomes.set(orderId, { state: 'refunded', captureId, amountCentavos: 10_000 });
    harness.clock.advance(2 * DAY_MS);
    await run();
    expect([paidBack(captureId).length, (await requestOf(harness, id)).paid_back_at]).toEqual([
      1,
      harness.clock.now(),
    ]);
  });

  it('is not paid again when a person has given all of the money back', async () => {
    const { fan, id, orderId, captureId } = await approved();
    harness.paypal.outcomes.set(orderId, { state: 'refunded', captureId, amountCentavos: 10_000 });
    await run();
    expect([paidBack(captureId), (await seen(harness, fan, id)).request]).toEqual([[], 'paid_back']);
  });

  it('waits for a person where a part of the money is gone another way', async () => {
    const { fan, id, orderId, captureId } = await approved();
    const capture = { state: 'captured', captureId } as const;
    harness.paypal.outcomes.set(orderId, { ...capture, amountCentavos: 6_000, refundedCentavos: 4_000 });
    await run();
    expect([paidBack(captureId), (await seen(harness, fan, id)).request]).toEqual([[], 'approved']);
    expect((await listed(harness, admin, 'decided'))[0].problem).toContain('6000 centavos of it are left');
    harness.paypal.outcomes.set(orderId, { ...capture, amountCentavos: 10_000 });
    harness.clock.advance(DAY_MS);
    await run();
    expect((await seen(harness, fan, id)).request).toBe('paid_back');
  });
});

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
