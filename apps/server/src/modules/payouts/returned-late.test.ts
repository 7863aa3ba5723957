import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { FakeSender } from '../../../test/fake-sender.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { usePayouts } from './payouts.fixture.ts';
import { sendPayouts } from './send-payouts.ts';
import { settleTransfer } from './settle-transfer.ts';

/** Money that its bank sends back while more happens (P600). Fake: the company that sends, and the clock. */
const payoutSender = new FakeSender();
const { harness, call, earner, tip, availableTo } = usePayouts({ payoutSender });

const instant = (who: Person) => call('POST', '/payouts/instant', who, { bucket: 'earnings' });
const payoutsOf = async (who: Person) => (await call('GET', '/payouts', who)).json().payouts;
const look = () => sendPayouts(harness.deps);

/** Sent at once, and arrived. */
async function paid(who: Person): Promise<string> {
  const { id } = (await instant(who)).json().payout;
  await look();
  payoutSender.end(id, { state: 'arrived' });
  harness.clock.advance(60_000);
  await look();
  expect((await payoutsOf(who))[0]).toMatchObject({ id, status: 'paid' });
  return id;
}

describe('a payout that is sent back after its creator was paid again', () => {
  it('is back once, whoever looks at once, and what was paid since stays paid', async () => {
    const creator = await earner(1_000);
    const first = await paid(creator);
    await tip(creator, 2_000);
    const second = await paid(creator);
    payoutSender.end(first, { state: 'returned', reason: 'account', code: 'INVALID_DESTINATION' });
    harness.clock.advance(2 * 24 * 3_600_000);
    await Promise.all([look(), look(), look()]);
    expect(await payoutsOf(creator)).toMatchObject([
      { id: second, status: 'paid' },
      { id: first, status: 'returned' },
    ]);
    expect(await availableTo(creator)).toBe(700);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('is asked for again once, also where that is asked as it comes back', async () => {
    const creator = await earner(1_000);
    const first = await paid(creator);
    payoutSender.end(first, { state: 'returned', reason: 'account', code: 'INVALID_DESTINATION' });
    harness.clock.advance(2 * 24 * 3_600_000);
    const answers = await Promise.all([look(), instant(creator), instant(creator), look(), instant(creator)]);
    const left = answers.filter((answer) => answer?.statusCode === 201);
    expect(left.length).toBeLessThanOrEqual(1);
    expect(await availableTo(creator)).toBe(left.length === 1 ? 0 : 700);
    expect((await payoutsOf(creator)).at(-1)).toMatchObject({ id: first, status: 'returned' });
    expect(payoutSender.left.get(first)).toBe(1);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });
});

it('came back when it did, whatever the sender answers again or out of order', async () => {
  const creator = await earner(1_000);
  const id = await paid(creator);
  const row = () =>
    harness.deps.db.selectFrom('payouts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const payout = { ...(await row()), bucket: 'earnings' as const };
  const providerId = `${payout.provider_id}`;
  const back = { providerId, state: 'returned', reason: 'account', code: 'INVALID_DESTINATION' } as const;
  await settleTransfer(harness.deps, payout, back);
  const first = await row();
  harness.clock.advance(10 * 60_000);
  const late = settleTransfer(harness.deps, payout, { providerId, state: 'arrived' });
  await expect(late).rejects.toThrow('cannot be arrived');
  await settleTransfer(harness.deps, payout, back);
  expect(await row()).toEqual(first);
  expect(await availableTo(creator)).toBe(700);
  expect(await checkInvariants(harness.deps.db)).toEqual([]);
});

it('an instant payout costs what it said, whatever the fee becomes while it is on its way', async () => {
  const admin = await harness.factory.admin();
  const creator = await earner(1_000);
  const { version } = (await call('GET', '/admin/settings', admin)).json().settings;
  const [{ payout }, changed] = await Promise.all([
    instant(creator).then((answer) => answer.json()),
    call('PUT', '/admin/settings', admin, { version, payout_instant_fee: 50 }),
  ]);
  expect(changed.statusCode).toBe(200);
  expect([15, 50]).toContain(payout.fee);
  await look();
  expect(payoutSender.sent.get(payout.id)?.amountCentavos).toBe((700 - payout.fee) * 100);
  payoutSender.end(payout.id, { state: 'arrived' });
  harness.clock.advance(60_000);
  await look();
  expect((await payoutsOf(creator))[0]).toMatchObject({ status: 'paid', fee: payout.fee });
  expect(await checkInvariants(harness.deps.db)).toEqual([]);
});
