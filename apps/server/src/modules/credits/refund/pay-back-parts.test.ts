import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catchMail } from '../../../../test/catch-mail.ts';
import type { Person } from '../../../../test/factory.ts';
import { refusal, timeout } from '../../../../test/fakes.ts';
import { useHarness } from '../../../../test/harness.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import type { MailMessage } from '../../../providers/mail/mail.ts';
import type { RefundNews } from '../declared-jobs.ts';
import { type Bought, disputed, spend, standing } from '../disputes/disputes.fixture.ts';
import { mailRefund } from './mail-refund.ts';
import { payBackRefunds } from './pay-back-refunds.ts';
import { ask, bought, decidePart, giveBackPart, listed, requestOf } from './refunds.fixture.ts';

/** Paying back the part of a refund that was approved (P228, P297). Fake: providers and clock. */
const harness = useHarness();
let admin: Person;

beforeEach(async () => {
  admin = await harness.factory.admin();
});

afterEach(() => {
  for (const provider of [harness.paypal, harness.paymongo]) {
    provider.refundFailure = null;
    provider.refundState = 'done';
    provider.failure = null;
    provider.refunds.length = 0;
  }
});

/** So many of 100 credits that cost ₱100 are approved, and not paid yet. */
async function approved(method = 'paypal', credits = 40): Promise<Bought> {
  const purchase = await bought(harness, { method });
  await ask(harness, purchase.fan, purchase.id);
  expect((await decidePart(harness, admin, purchase.id, credits)).statusCode).toBe(200);
  const provider = method === 'paypal' ? harness.paypal : harness.paymongo;
  return { ...purchase, captureId: `cap-${purchase.orderId}`, provider };
}

const payBack = ({ provider }: Bought) => payBackRefunds(harness.deps, provider.name);

async function later(purchase: Bought, days = 1): Promise<void> {
  harness.clock.advance(days * DAY_MS);
  await payBack(purchase);
}

const laws = () => checkInvariants(harness.deps.db);

/** The mails about a request, the oldest first. */
async function mailed({ id }: Bought): Promise<MailMessage[]> {
  const { mail, sent } = catchMail();
  const { id: requestId } = await requestOf(harness, id);
  const { rows } = await sql<{ payload: RefundNews }>`
    select p.payload from graphile_worker._private_jobs p join graphile_worker._private_tasks t on t.id = p.task_id
    where t.identifier = 'credits.mail-refund' and p.payload ->> 'requestId' = ${requestId} order by p.id`.execute(
    harness.deps.db,
  );
  for (const { payload } of rows) await mailRefund({ ...harness.deps, mail }, payload);
  return sent;
}

describe('a part of a refund', () => {
  it.each(['paypal', 'gcash'])('is paid back once through %s, however many do it at once', async (method) => {
    const purchase = await approved(method);
    await Promise.all(Array.from({ length: 4 }, () => payBack(purchase)));
    await later(purchase);
    const { refund_id: refundId, ...request } = await requestOf(harness, purchase.id);
    expect(purchase.provider.refunds).toMatchObject([
      { captureId: purchase.captureId, refundId, amountCentavos: 4_000 },
    ]);
    expect(request).toMatchObject({ paid_back_by: 'refund', next_check_at: null });
    expect(await standing(harness, purchase)).toEqual(['completed', 60, 0]);
    expect(await laws()).toEqual([]);
  });

  it('is told by mail: how much of how much, what stays, and why', async () => {
    const purchase = await approved();
    await payBack(purchase);
    const [, told, paid] = await mailed(purchase);
    expect(told?.subject).toBe('A part of your refund is approved: ₱40.00');
    expect(told?.text).toContain('₱40.00 of ₱100.00');
    expect(told?.text).toContain(
      'Its 40 credits have left your wallet; the other 60 credits are no longer held',
    );
    expect(told?.text).toContain('Our answer: Tiningnan namin');
    expect(paid?.subject).toBe('₱40.00 is paid back');
  });

  it('is told in Filipino to who reads Filipino', async () => {
    const purchase = await approved();
    await harness.deps.db
      .updateTable('users')
      .set({ language: 'fil' })
      .where('id', '=', purchase.fan.id)
      .execute();
    const [, told] = await mailed(purchase);
    expect(told?.subject).toBe('Aprubado ang bahagi ng refund mo: ₱40.00');
    expect(told?.text).toContain('₱40.00 sa ₱100.00');
    expect(told?.text).toContain('60 credits');
  });

  it('waits while the provider is down, and is paid once when it is back', async () => {
    const purchase = await approved();
    purchase.provider.failure = timeout();
    await payBack(purchase);
    await later(purchase);
    expect(await requestOf(harness, purchase.id)).toMatchObject({ decision: 'approved', paid_back_at: null });
    purchase.provider.failure = null;
    await later(purchase, 30);
    await later(purchase, 30);
    const ours = purchase.provider.refunds.filter(({ captureId }) => captureId === purchase.captureId);
    expect(ours).toHaveLength(1);
    expect(await laws()).toEqual([]);
  });

  it('of more than half is known to be paid though the answer was lost, and is not paid again', async () => {
    const purchase = await approved('paypal', 60);
    const { provider } = purchase;
    const refundCapture = vi.spyOn(provider, 'refundCapture').mockImplementationOnce(async (refund) => {
      refundCapture.mockRestore();
      await provider.refundCapture(refund);
      throw timeout();
    });
    await payBack(purchase);
    await later(purchase);
    expect(provider.refunds).toMatchObject([{ amountCentavos: 6_000 }]);
    expect(await requestOf(harness, purchase.id)).toMatchObject({ paid_back_by: 'refund', problem: null });
    expect([await laws(), provider.paidTwice]).toEqual([[], []]);
  });

  it('that was refused comes back as the part that it was, while the rest is spent', async () => {
    const purchase = await approved();
    await spend(harness, purchase.fan, 60);
    purchase.provider.refundFailure = refusal();
    await payBack(purchase);
    expect(await standing(harness, purchase)).toEqual(['completed', 40, 0]);
    expect(await listed(harness, admin)).toMatchObject([
      { status: 'refused', credits: 40, amount: 40, purchase_left: { credits: 100, amount: 100 } },
    ]);
    await expect(spend(harness, purchase.fan, 1)).rejects.toMatchObject({ code: 'credits_held' });
    expect(expectRefusal(await decidePart(harness, admin, purchase.id, 41)).errors).toEqual({
      credits: 'At most 40 credits can go back.',
    });
    purchase.provider.refundFailure = null;
    expect((await decidePart(harness, admin, purchase.id, 25)).json().refund_request).toMatchObject({
      amount: 25,
      part_of: { amount: 100, credits: 100 },
    });
    await later(purchase);
    expect(purchase.provider.refunds.map(({ amountCentavos }) => amountCentavos)).toEqual([2_500]);
    expect(await standing(harness, purchase)).toEqual(['completed', 15, 0]);
    expect(await laws()).toEqual([]);
  });

  it('is not taken back where the provider refuses what it has paid already', async () => {
    const purchase = await approved();
    const { refund_id: refundId } = await requestOf(harness, purchase.id);
    // It paid, and nobody heard of it; asked again under the same id, it refuses.
    purchase.provider.refundByHand(purchase.id, 4_000, refundId);
    purchase.provider.refundFailure = refusal();
    await payBack(purchase);
    expect(await requestOf(harness, purchase.id)).toMatchObject({
      decision: 'approved',
      paid_back_by: 'refund',
      provider_refund_id: expect.any(String),
    });
    expect(await standing(harness, purchase)).toEqual(['completed', 60, 0]);
    expect(await laws()).toEqual([]);
  });

  it('that is pending for longer than the provider knows its key is looked up in its list', async () => {
    const purchase = await approved();
    purchase.provider.refundState = 'pending';
    await payBack(purchase);
    await later(purchase, 60);
    expect(await requestOf(harness, purchase.id)).toMatchObject({ paid_back_at: null });
    const { refund_id: refundId } = await requestOf(harness, purchase.id);
    purchase.provider.refundByHand(purchase.id, 4_000, refundId);
    await later(purchase, 60);
    expect(await requestOf(harness, purchase.id)).toMatchObject({ paid_back_by: 'refund' });
    expect(await laws()).toEqual([]);
  });

  it('and a part that a person gave back by hand are two, and never more than was paid', async () => {
    const purchase = await approved();
    await giveBackPart(harness, purchase.id, 5_000);
    await payBack(purchase);
    expect(purchase.provider.refunds).toMatchObject([{ amountCentavos: 4_000 }]);
    expect(await standing(harness, purchase)).toEqual(['completed', 10, 0]);
    await giveBackPart(harness, purchase.id, 1_000);
    expect(await standing(harness, purchase)).toEqual(['refunded', 0, 0]);
    expect(await laws()).toEqual([]);
  });
});

describe('a part of a refund and a dispute', () => {
  it('of the rest: each is paid once, and the fan is asked for nothing twice', async () => {
    const purchase = await approved();
    await disputed(harness, purchase, 'open', { amountCentavos: 6_000 });
    await payBack(purchase);
    expect(purchase.provider.refunds).toEqual([]);
    await disputed(harness, purchase, 'lost', { amountCentavos: 6_000 });
    await later(purchase);
    expect(purchase.provider.refunds).toMatchObject([{ amountCentavos: 4_000 }]);
    expect(await standing(harness, purchase)).toEqual(['disputed', 0, 0]);
    expect([await laws(), purchase.provider.paidTwice]).toEqual([[], []]);
  });

  it('of everything: what the dispute gave is not paid again', async () => {
    const purchase = await approved();
    await disputed(harness, purchase, 'open');
    await disputed(harness, purchase, 'lost');
    await later(purchase);
    await later(purchase);
    expect(purchase.provider.refunds).toEqual([]);
    expect(await requestOf(harness, purchase.id)).toMatchObject({ paid_back_by: 'dispute' });
    expect(await standing(harness, purchase)).toEqual(['disputed', 0, 0]);
    expect(await laws()).toEqual([]);
  });

  it('of more than the rest and less than everything waits for a person', async () => {
    const purchase = await approved();
    await disputed(harness, purchase, 'lost', { amountCentavos: 8_000 });
    await later(purchase);
    expect(purchase.provider.refunds).toEqual([]);
    expect(await requestOf(harness, purchase.id)).toMatchObject({
      paid_back_at: null,
      problem: 'the payment is disputed',
    });
    expect(await laws()).toEqual([]);
  });

  it('that is open: a refusal of the part waits until it is won, and then the part comes back', async () => {
    const purchase = await approved();
    await disputed(harness, purchase, 'open');
    purchase.provider.refundFailure = refusal();
    await payBack(purchase);
    expect(await standing(harness, purchase)).toEqual(['disputed', 0, 0]);
    await disputed(harness, purchase, 'won');
    await later(purchase);
    expect(await standing(harness, purchase)).toEqual(['completed', 100, 0]);
    expect(await requestOf(harness, purchase.id)).toMatchObject({ decision: null, credits: 40 });
    expect(await laws()).toEqual([]);
  });
});
