import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { login, register } from '../accounts/accounts.fixture.ts';
import { endSanctions } from './end-sanctions.ts';
import { PASSWORD, REASON, useEnforcement } from './enforcement.fixture.ts';

const { harness, send, judge, suspend, ban, lift, warn, statusOf, mails, speak, actionsAbout, scene } =
  useEnforcement();

describe('a warning', () => {
  it('is mailed with its reason in the person’s language, is on record, and keeps nobody out', async () => {
    const { admin, fan } = await scene();
    await speak(fan, 'fil');
    await mails();
    const answer = await warn(admin, fan, { expires_in_days: 30 });
    expect(answer.statusCode, answer.body).toBe(201);
    const expiresAt = new Date(harness.clock.now().getTime() + 30 * DAY_MS).toISOString();
    expect(answer.json().sanction).toMatchObject({
      kind: 'warning',
      severity: 2,
      warning_type: 'spam',
      reason: REASON,
      expires_at: expiresAt,
      ended_at: null,
    });
    expect((await send('GET', '/auth/me', fan)).statusCode).toBe(200);
    const [mail] = await mails();
    expect(mail?.subject).toBe('Warning tungkol sa Likha account mo');
    expect(mail?.text).toContain(`Dahilan: ${REASON}`);
    expect(await actionsAbout(fan)).toMatchObject([{ action: 'user.warn', actor_id: admin.id }]);
  });

  it('counts until it expires, or is lifted by its id', async () => {
    const { admin, fan } = await scene();
    const [short, long] = [
      (await warn(admin, fan, { expires_in_days: 1 })).json().sanction,
      (await warn(admin, fan)).json().sanction,
    ];
    harness.clock.advance(DAY_MS);
    expect(await endSanctions(harness.deps)).toBeGreaterThanOrEqual(1);
    const running = async () =>
      (
        await harness.deps.db
          .selectFrom('sanctions')
          .select('id')
          .where('user_id', '=', fan.id)
          .where('ended_at', 'is', null)
          .execute()
      ).map(({ id }) => id);
    expect(await running()).toEqual([long.id]);
    const lifted = (id: string) =>
      judge(admin, 'lift', fan, { sanction_id: id, reason: 'A mistake of ours.' });
    expect((await lifted(long.id)).json().sanction).toMatchObject({ end_reason: 'A mistake of ours.' });
    expect(await running()).toEqual([]);
    expect(expectRefusal(await lifted(short.id)).detail).toBe('This has already ended.');
    const other = await harness.factory.fan();
    const wrong = await judge(admin, 'lift', other, { sanction_id: long.id, reason: 'x' });
    expect(expectRefusal(wrong).code).toBe('sanction_not_found');
  });
});

describe('who is suspended', () => {
  it('is signed out, told why and until when, and comes back by itself', async () => {
    const admin = await harness.factory.admin();
    const email = `suspended-${harness.deps.ids.next()}@example.test`;
    const registered = (await register(harness, { email, password: PASSWORD })).json();
    const person = { id: registered.user.id as string };
    const token = { headers: { authorization: `Bearer ${registered.access_token}` } } as Person;
    expect((await send('GET', '/auth/me', token)).statusCode).toBe(200);
    await mails();
    expect((await suspend(admin, person)).statusCode).toBe(201);
    // Every process forgets the session when the database says so.
    await expect.poll(async () => (await send('GET', '/auth/me', token)).statusCode).toBe(401);
    const refused = expectRefusal(await login(harness, email, PASSWORD));
    expect(refused.code).toBe('account_suspended');
    expect(refused.detail).toMatch(/^This account is suspended until .+\d{4}.* Reason: Links/);
    const [mail] = await mails();
    expect([mail?.to, mail?.subject]).toEqual([email, 'Your Likha account is suspended']);
    expect(mail?.text).toContain(REASON);
    harness.clock.advance(3 * DAY_MS - 1);
    await endSanctions(harness.deps);
    expect(await statusOf(person)).toBe('suspended');
    harness.clock.advance(1);
    await endSanctions(harness.deps);
    expect(await statusOf(person)).toBe('active');
    // What was ended stays so.
    expect((await send('GET', '/auth/me', token)).statusCode).toBe(401);
    expect((await login(harness, email, PASSWORD)).statusCode).toBe(200);
    expect((await mails())[0]?.subject).toBe('You can use your Likha account again');
  });

  it('is suspended for 1 to 30 days, with a reason', async () => {
    const { admin, fan } = await scene();
    for (const days of [0, 31, 1.5, -1])
      expect(expectRefusal(await suspend(admin, fan, days)).code).toBe('validation_failed');
    const silent = await judge(admin, 'suspend', fan, { days: 1, reason: ' ' });
    expect(expectRefusal(silent).errors?.reason).toBe('Give a reason that the person can read');
    expect(await statusOf(fan)).toBe('active');
  });

  it('may be banned, which ends the suspension, and is not let in when its time is over', async () => {
    const { admin, fan } = await scene();
    await suspend(admin, fan, 1);
    expect((await ban(admin, fan)).statusCode).toBe(201);
    harness.clock.advance(2 * DAY_MS);
    await endSanctions(harness.deps);
    expect(await statusOf(fan)).toBe('banned');
    expect(expectRefusal(await suspend(admin, fan)).code).toBe('already_sanctioned');
  });

  it('is back with the end of a ban that took its place, and may be suspended anew (P1034)', async () => {
    const { admin, fan } = await scene();
    await suspend(admin, fan, 9);
    await ban(admin, fan);
    expect((await lift(admin, fan)).statusCode).toBe(200);
    await endSanctions(harness.deps);
    expect(await statusOf(fan)).toBe('active');
    expect((await suspend(admin, fan, 9)).statusCode).toBe(201);
  });
});

describe('who decides', () => {
  it('cannot decide about themselves, nobody, the erased and the leaving', async () => {
    const { admin, fan } = await scene();
    for (const act of [warn(admin, admin), suspend(admin, admin), ban(admin, admin), lift(admin, admin)])
      expect(expectRefusal(await act).detail).toBe('You cannot decide about yourself.');
    const nobody = { id: harness.deps.ids.next() };
    expect(expectRefusal(await ban(admin, nobody)).code).toBe('person_not_found');
    const leaving = { status: 'leaving', erases_at: harness.clock.now() } as const;
    await harness.deps.db.updateTable('users').set(leaving).where('id', '=', fan.id).execute();
    expect(expectRefusal(await ban(admin, fan)).code).toBe('sanction_refused');
    expect(expectRefusal(await lift(admin, await harness.factory.fan())).code).toBe('sanction_not_found');
  });

  it('is one of many at once, and the others are told who', async () => {
    const { fan } = await scene();
    const admins = [];
    for (let count = 0; count < 6; count += 1) admins.push(await harness.factory.admin());
    const answers = await Promise.all(admins.map((admin) => ban(admin, fan)));
    const first = answers.find(({ statusCode }) => statusCode === 201)?.json().sanction;
    expect(first.created_by).toMatch(/^The admin \d+$/);
    const refusals = answers.filter(({ statusCode }) => statusCode !== 201).map(expectRefusal);
    expect(refusals).toHaveLength(5);
    for (const refusal of refusals) {
      expect(refusal.code).toBe('already_sanctioned');
      expect(refusal.detail).toBe(`${first.created_by} was first: this account is banned.`);
    }
    const lifts = await Promise.all(admins.map((admin) => lift(admin, fan)));
    expect(lifts.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await statusOf(fan)).toBe('active');
  });

  it('leaves an admin: of two who ban each other at once one is left', async () => {
    for (let round = 0; round < 5; round += 1) {
      await harness.deps.db
        .updateTable('users')
        .set({ user_type: 'fan' })
        .where('user_type', '=', 'admin')
        .execute();
      const [one, other] = [await harness.factory.admin(), await harness.factory.admin()];
      const answers = await Promise.all([ban(one, other), ban(other, one)]);
      expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
      expect([await statusOf(one), await statusOf(other)].sort()).toEqual(['active', 'banned']);
    }
  });
});
