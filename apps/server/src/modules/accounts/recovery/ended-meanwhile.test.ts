import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { lockWaiters } from '../../../../test/lock-waiters.ts';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import { login, mailsOf } from '../accounts.fixture.ts';
import { requestLink } from '../links/request-link.ts';
import { Authenticator } from '../passkeys/authenticator.fixture.ts';
import { type Member, PASSWORD, passkeysOf } from '../passkeys/passkeys.fixture.ts';
import { deletePasskeysSince } from '../passkeys/passkeys.queries.ts';
import { hashPassword } from '../sign-in/password.ts';
import { lockAccount } from '../two-factor/two-factor.queries.ts';
import { replacePassword } from './replace-password.ts';

/** Whose password was stolen chooses another one while the thief does something. Fake: captcha, clock. */
const harness = useHarness();
const { post, member, add, begin, challenge } = passkeysOf(harness);
const NEW = 'isang-mahabang-salita';

/** As a link of a mail does it: a new password, no session and no new passkey. */
async function reset(tx: Tx, { id: userId }: Member): Promise<void> {
  harness.clock.advance(1000);
  await deletePasskeysSince(tx, userId, new Date(0));
  const passwordHash = await hashPassword(NEW, null);
  await replacePassword(harness.deps, tx, { userId, passwordHash, keptSession: null });
}

/** What is asked for while the account is held, and waits, is answered after that ended. */
async function meanwhile<T>(person: Member, ask: () => Promise<T>, end = reset): Promise<T> {
  const { asked } = await inTransaction(harness.deps.db, async (tx) => {
    await lockAccount(tx, person.id);
    const asked = ask();
    await expect.poll(() => lockWaiters(harness, 'users')).toBe(1);
    await end(tx, person);
    return { asked };
  });
  return asked;
}

const put = (path: string, payload: object, headers: object) =>
  harness.app.inject({ method: 'PUT', url: `/api/auth/${path}`, payload, headers: { ...headers } });

async function keptOf({ id, email }: Member) {
  const { db } = harness.deps;
  const of = (table: 'passkeys' | 'sessions' | 'recovery_codes') =>
    db.selectFrom(table).select('user_id').where('user_id', '=', id).execute();
  const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return {
    factors: user.two_factor_at,
    status: user.status,
    passkeys: (await of('passkeys')).length,
    sessions: (await of('sessions')).length,
    codes: (await of('recovery_codes')).length,
    signsIn: (await login(harness, email, NEW)).statusCode,
  };
}

const KEPT = { factors: null, status: 'active', passkeys: 0, sessions: 0, codes: 0, signsIn: 200 };

describe('a thief whose session ends in that moment', () => {
  it('chooses no other password', async () => {
    const thief = await member();
    const change = { current_password: PASSWORD, password: 'salita-ng-magnanakaw' };
    const answer = await meanwhile(thief, () => put('me/password', change, thief.headers));
    expect(answer.json().code).toBe('unauthenticated');
    expect(await keptOf(thief)).toEqual(KEPT);
  });

  it('adds no passkey', async () => {
    const thief = await member();
    const passkey = new Authenticator().create((await begin(thief.headers)).json().options);
    const answer = await meanwhile(thief, () => post('me/passkeys', { passkey }, thief));
    expect(answer.json().code).toBe('unauthenticated');
    expect(await keptOf(thief)).toEqual(KEPT);
  });

  it('signs in by no passkey that is gone', async () => {
    const thief = await member();
    const { authenticator } = await add(thief.headers);
    const { options, cookie } = await challenge();
    const passkey = authenticator.get(options);
    const answer = await meanwhile(thief, () => post('passkey', { passkey }, { headers: { cookie } }));
    expect(answer.json().code).toBe('passkey_refused');
    expect(await keptOf(thief)).toEqual(KEPT);
  });

  it('deletes no account', async () => {
    const thief = await member();
    const form = { password: PASSWORD, gives_up: true };
    const answer = await meanwhile(thief, () => post('me/deletion', form, thief));
    expect(answer.json().code).toBe('unauthenticated');
    expect(await keptOf(thief)).toEqual(KEPT);
  });

  it('moves no account to another address', async () => {
    const thief = await member();
    await mailsOf(harness);
    const email = 'magnanakaw@example.test';
    const { asked } = await inTransaction(harness.deps.db, async (tx) => {
      // Behind the look at the password: whether the address is taken.
      await sql`lock table account_links in access exclusive mode`.execute(tx);
      const asked = put('me/email', { email, password: PASSWORD }, thief.headers);
      await expect.poll(() => lockWaiters(harness, 'account_links')).toBe(1);
      await reset(tx, thief);
      return { asked };
    });
    harness.clock.advance(1000);
    expect((await asked).json().code).toBe('unauthenticated');
    expect((await mailsOf(harness)).map(({ to }) => to)).not.toContain(email);
  });
});

it('what the thief asked for as the owner undoes the move is mailed to nobody', async () => {
  const thief = await member();
  await mailsOf(harness);
  await put('me/email', { email: 'una@example.test', password: PASSWORD }, thief.headers);
  const told = (await mailsOf(harness)).find(({ text }) => text.includes('/not-me#'));
  const token = /#([\w-]{43})$/m.exec(told?.text ?? '')?.[1];
  const answer = await meanwhile(
    thief,
    () => post('undo-email-change', { token }),
    async (tx, { id }) => {
      harness.clock.advance(1000);
      const link = {
        kind: 'change_email',
        userId: id,
        email: 'ikalawa@example.test',
        language: 'en',
      } as const;
      await requestLink(harness.deps, tx, link);
      harness.clock.advance(1000);
    },
  );
  expect(answer.statusCode).toBe(200);
  harness.clock.advance(1000);
  expect((await mailsOf(harness)).map(({ to }) => to)).not.toContain('ikalawa@example.test');
});

it('a link to a new password is not mailed to the address that the account leaves in that moment', async () => {
  const person = await member();
  await mailsOf(harness);
  await post('forgot-password', { email: person.email, recaptcha_token: 'solved-left-behind' });
  const mails = await meanwhile(
    person,
    () => mailsOf(harness),
    async (tx, { id }) => {
      await tx.updateTable('users').set({ email: 'bago@example.test' }).where('id', '=', id).execute();
    },
  );
  expect(mails).toEqual([]);
});
