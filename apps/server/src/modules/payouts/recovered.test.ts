import { describe, expect, it } from 'vitest';
import { tripped } from '../../../test/cook-books.ts';
import type { Person } from '../../../test/factory.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { DAY_MS, HOUR_MS } from '../../platform/durations.ts';
import { login, mailsOf, tokenIn } from '../accounts/accounts.fixture.ts';
import { rescueAccount } from '../accounts/index.ts';
import { hashPassword } from '../accounts/sign-in/password.ts';
import { workedOff } from '../clawbacks/clawbacks.fixture.ts';
import { BANK, usePayouts } from './payouts.fixture.ts';
import { rejectRecovered } from './reject-recovered.ts';

/** What a thief did with payouts before the account was taken back (P1031). Real: PostgreSQL and the queue; fake: clock, captcha, mail. */
const { harness, call, earner, availableTo, heldOf, toldOf } = usePayouts();
const PASSWORD = 'maligayang-bati';
const NEW = 'isang-mahabang-salita';
let captchas = 0;

type Member = Person & { email: string };

const post = (path: string, payload: object) =>
  harness.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload });
const recovered = () => workedOff(harness, ['accounts.recovered']);
const payoutsOf = async (who: Person) => (await call('GET', '/payouts', who)).json().payouts;
const usableAtOf = async (who: Person) =>
  (await call('GET', '/payouts/settings', who)).json().settings.usable_at;

/** A creator with ₱700, who is paid to their own account. */
async function member({ isSetUp = true } = {}): Promise<Member> {
  const creator = await earner(1000, { isSetUp });
  const email = `${creator.username}@example.test`;
  const password_hash = await hashPassword(PASSWORD, null);
  const { db } = harness.deps;
  const values = { password_hash, email_confirmed_at: harness.clock.now() };
  await db.updateTable('users').set(values).where('id', '=', creator.id).execute();
  return { ...creator, email };
}

/** Another account, and a payout to it a day later. */
async function stolen(creator: Person): Promise<string> {
  harness.clock.advance(4 * DAY_MS);
  expect((await call('PUT', '/payouts/settings', creator, BANK)).statusCode).toBe(200);
  harness.clock.advance(DAY_MS);
  return ask(creator);
}

async function ask(creator: Person): Promise<string> {
  const asked = await call('POST', '/payouts', creator, {});
  expect(asked.statusCode, asked.body).toBe(201);
  return asked.json().payout.id;
}

async function back(creator: Member, password = NEW): Promise<Member> {
  const { access_token } = (await login(harness, creator.email, password)).json();
  return { ...creator, headers: { authorization: `Bearer ${access_token}` } };
}

async function reset(creator: Member): Promise<Member> {
  captchas += 1;
  await mailsOf(harness);
  await post('forgot-password', { email: creator.email, recaptcha_token: `solved-recovered-${captchas}` });
  const token = tokenIn((await mailsOf(harness)).at(-1));
  expect((await post('reset-password', { token, password: NEW })).statusCode).toBe(200);
  return back(creator);
}

async function rescue(creator: Member): Promise<Member> {
  const deps = { ...harness.deps };
  await rescueAccount(deps, { email: creator.email, password: NEW, removesFactors: false });
  return back(creator);
}

async function undo(creator: Member): Promise<Member> {
  await mailsOf(harness);
  const email = `thief-of-${creator.username}@example.test`;
  await call('PUT', '/auth/me/email', creator, { email, password: PASSWORD });
  const told = (await mailsOf(harness)).find(({ text }) => text.includes('/not-me#'));
  const answer = await post('undo-email-change', { token: tokenIn(told) });
  expect(answer.statusCode, answer.body).toBe(200);
  return back(creator, PASSWORD);
}

const WAYS = [
  ['a new password by mail', reset],
  ['a new password by whoever runs the machine', rescue],
  ['“this was not me”', undo],
] as const;

describe.each(WAYS)('an account that is taken back by %s', (_way, recover) => {
  it('has no payout waiting to an account that was just put there, and none asked for to it for a day', async () => {
    const thief = await member();
    const id = await stolen(thief);
    const owner = await recover(thief);
    await mailsOf(harness);
    await recovered();
    expect((await payoutsOf(owner))[0]).toMatchObject({
      id,
      status: 'rejected',
      decided_at: expect.anything(),
    });
    expect((await payoutsOf(owner))[0].reason).toContain('ask again');
    expect([await availableTo(owner), await heldOf(owner), await toldOf(owner)]).toEqual([
      700,
      0,
      ['payout_returned'],
    ]);
    const mails = await mailsOf(harness);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [owner.email, 'Look at your payout account'],
    ]);
    expect((await call('POST', '/payouts', owner, {})).json().code).toBe('payout_account_new');
    expect(await usableAtOf(owner)).toBe(new Date(harness.clock.now().getTime() + DAY_MS).toISOString());
    harness.clock.advance(DAY_MS);
    await ask(owner);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('changes nothing for who changed nothing of late', async () => {
    const creator = await member();
    harness.clock.advance(72 * HOUR_MS + 1);
    const id = await ask(creator);
    const owner = await recover(creator);
    await mailsOf(harness);
    await recovered();
    expect((await payoutsOf(owner))[0]).toMatchObject({ id, status: 'pending' });
    expect([await usableAtOf(owner), await mailsOf(harness)]).toEqual([null, []]);
  });
});

describe('an account that is taken back', () => {
  it('keeps what its owner had asked for before another account was put there', async () => {
    const thief = await member();
    harness.clock.advance(4 * DAY_MS);
    const id = await ask(thief);
    harness.clock.advance(1);
    await call('PUT', '/payouts/settings', thief, BANK);
    const owner = await reset(thief);
    await recovered();
    expect((await payoutsOf(owner))[0]).toMatchObject({ id, status: 'pending' });
    expect(await usableAtOf(owner)).not.toBeNull();
  });

  it('has none waiting to one that was put there and taken away again', async () => {
    const thief = await member();
    const id = await stolen(thief);
    await call('PUT', '/payouts/settings', thief, { method: 'gcash', gcash_number: '09170000000' });
    const owner = await reset(thief);
    await recovered();
    expect((await payoutsOf(owner))[0]).toMatchObject({ id, status: 'rejected' });
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('has none waiting to the first one that was ever put there, which waits for nothing else', async () => {
    const thief = await member({ isSetUp: false });
    await call('PUT', '/payouts/settings', thief, BANK);
    const id = await ask(thief);
    const owner = await reset(thief);
    await recovered();
    expect((await payoutsOf(owner))[0]).toMatchObject({ id, status: 'rejected' });
    expect(await usableAtOf(owner)).not.toBeNull();
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('is told once, and loses nothing by a job that comes late or again', async () => {
    const thief = await member();
    await stolen(thief);
    const undone = await undo(thief);
    const at = harness.clock.now();
    await mailsOf(harness);
    await recovered();
    const owner = await reset(undone);
    await recovered();
    const subjects = (await mailsOf(harness)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Look at your payout account')).toHaveLength(0);
    harness.clock.advance(DAY_MS);
    const id = await ask(owner);
    await rejectRecovered(harness.deps, { userId: owner.id, at });
    expect((await payoutsOf(owner))[0]).toMatchObject({ id, status: 'pending' });
  });
});

it.each([
  ['nobody, and for nothing', 'recovered_at = null'],
  ['a recovery long after it', `recovered_at = recovered_at + interval '8 days'`],
  ['a recovery long before it', `recovered_at = recovered_at - interval '8 days'`],
])('is found out in the books where it was rejected by %s', async (_by, set) => {
  const cooked = `update payouts set ${set} where recovered_at is not null`;
  expect(await tripped(harness, cooked)).toContain('payouts-go-their-way');
});

it('is either approved before or rejected, and its money is in one place, whoever comes first', async () => {
  const ended = new Set<string>();
  for (let round = 0; round < 6; round += 1) {
    const admin = await harness.factory.admin();
    const thief = await member();
    const id = await stolen(thief);
    const at = harness.clock.now();
    const approve = () => call('POST', `/admin/payouts/${id}/decision`, admin, { decision: 'approve' });
    const reject = () => rejectRecovered(harness.deps, { userId: thief.id, at });
    await Promise.all(round % 2 === 0 ? [approve(), reject(), reject()] : [reject(), approve()]);
    const [{ status }] = await payoutsOf(thief);
    ended.add(status);
    expect([status, await availableTo(thief), await heldOf(thief)]).toEqual(
      status === 'approved' ? ['approved', 0, 0] : ['rejected', 700, 0],
    );
  }
  expect([...ended].every((status) => ['approved', 'rejected'].includes(status))).toBe(true);
  expect(await checkInvariants(harness.deps.db)).toEqual([]);
});
