import { beforeAll, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { FakeSender } from '../../../test/fake-sender.ts';
import { lockWaiters } from '../../../test/lock-waiters.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { DAY_MS, MINUTE_MS } from '../../platform/durations.ts';
import { login, mailsOf } from '../accounts/accounts.fixture.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { sendPayouts } from '../payouts/send-payouts.ts';
import { eraseAccounts } from './erase-accounts.ts';
import { forfeitLate } from './forfeit-late.ts';
import { PASSWORD, useLeaving } from './leaving.fixture.ts';

/** A payout that arrived, and that its bank sends back while its creator is leaving (P1028). Fake: the company that sends, the clock, mail. */
const payoutSender = new FakeSender();
const { harness, withPassword, leave, row } = useLeaving({ payoutSender });
beforeAll(() => harness.factory.holdEarnings(0));

const look = () => sendPayouts(harness.deps);
const send = (method: 'POST' | 'PUT', url: string, headers: Person['headers'], payload: object) =>
  harness.app.inject({ method, url: `/api${url}`, headers, payload });
const earningsOf = async ({ id }: Person) =>
  (await readFigures(harness.deps.db, accounts.creatorPayable(id))).balance;

/** A creator whose payout of ₱700 has arrived. */
async function paid() {
  const creator = await withPassword(await harness.factory.creator());
  const fan = await harness.factory.fan({ credits: 1000 });
  await send('POST', `/creators/${creator.id}/tips`, fan.headers, { credits: 1000 });
  const account = { method: 'gcash', gcash_number: '09171234567' };
  await send('PUT', '/payouts/settings', creator.headers, account);
  const asked = await send('POST', '/payouts/instant', creator.headers, { bucket: 'earnings' });
  const { id } = asked.json().payout;
  await look();
  payoutSender.end(id, { state: 'arrived' });
  harness.clock.advance(MINUTE_MS);
  await look();
  return { creator, id: id as string };
}

const sendBack = (id: string) =>
  payoutSender.end(id, { state: 'returned', reason: 'account', code: 'INVALID_DESTINATION' });

it('is told by mail, waits for thirty days, and can be asked for again by who comes back', async () => {
  const { creator, id } = await paid();
  expect((await leave(creator.headers)).statusCode).toBe(200);
  await mailsOf(harness);
  harness.clock.advance(29 * DAY_MS);
  sendBack(id);
  await Promise.all([look(), look()]);
  const mails = await mailsOf(harness);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [creator.email, 'A payout came back to you'],
  ]);
  expect(mails[0]?.text).toContain('₱700.00');
  harness.clock.advance(29 * DAY_MS);
  await eraseAccounts(harness.deps);
  expect([(await row(creator.id)).status, await earningsOf(creator)]).toEqual(['leaving', 70_000]);
  const back = (await login(harness, creator.email, PASSWORD)).json();
  const headers = { authorization: `Bearer ${back.access_token}` };
  expect((await send('POST', '/payouts', headers, {})).statusCode).toBe(201);
  expect(await checkInvariants(harness.deps.db)).toEqual([]);
});

it('is given up with the account by who does not come', async () => {
  const { creator, id } = await paid();
  await leave(creator.headers);
  sendBack(id);
  harness.clock.advance(DAY_MS);
  await look();
  harness.clock.advance(29 * DAY_MS);
  await eraseAccounts(harness.deps);
  expect((await row(creator.id)).status).toBe('leaving');
  harness.clock.advance(DAY_MS);
  await eraseAccounts(harness.deps);
  expect([(await row(creator.id)).status, await earningsOf(creator)]).toEqual(['erased', 0]);
  expect(await checkInvariants(harness.deps.db)).toEqual([]);
});

it('is the platform’s where its creator is erased by then, as what was left to them was, once', async () => {
  const { creator, id } = await paid();
  const fan = await harness.factory.fan({ credits: 10 });
  await send('POST', `/creators/${creator.id}/tips`, fan.headers, { credits: 10 });
  await leave(creator.headers);
  harness.clock.advance(30 * DAY_MS);
  await eraseAccounts(harness.deps);
  expect((await row(creator.id)).status).toBe('erased');
  sendBack(id);
  harness.clock.advance(DAY_MS);
  await look();
  expect(await earningsOf(creator)).toBe(70_000);
  const booked = await Promise.all([1, 2, 3].map(() => forfeitLate(harness.deps)));
  expect(Math.max(...booked)).toBe(1);
  expect([await earningsOf(creator), await forfeitLate(harness.deps)]).toEqual([0, 0]);
  const forfeits = harness.deps.db.selectFrom('forfeits').select('earnings').orderBy('forfeited_at');
  expect(await forfeits.where('person_id', '=', creator.id).execute()).toEqual([
    { earnings: 700 },
    { earnings: 70_000 },
  ]);
  expect(await checkInvariants(harness.deps.db)).toEqual([]);
});

it('is told also to who was deleting the account in that moment', async () => {
  const { creator, id } = await paid();
  sendBack(id);
  harness.clock.advance(DAY_MS);
  const { looking } = await inTransaction(harness.deps.db, async (tx) => {
    const erases_at = new Date(harness.clock.now().getTime() + DAY_MS);
    await tx
      .updateTable('users')
      .set({ status: 'leaving', erases_at })
      .where('id', '=', creator.id)
      .execute();
    const looking = look();
    let isOver = false;
    void looking.then(() => (isOver = true));
    await expect.poll(async () => isOver || (await lockWaiters(harness, 'users')) === 1).toBe(true);
    return { looking };
  });
  await looking;
  expect((await mailsOf(harness)).map(({ subject }) => subject)).toContain('A payout came back to you');
});

it('is no mail to who stays', async () => {
  const { creator, id } = await paid();
  await mailsOf(harness);
  sendBack(id);
  harness.clock.advance(DAY_MS);
  await look();
  expect([await mailsOf(harness), await earningsOf(creator)]).toEqual([[], 70_000]);
});
