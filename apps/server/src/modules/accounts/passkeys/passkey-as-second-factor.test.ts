import { sql } from 'kysely';
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { login } from '../accounts.fixture.ts';
import { grantAdmin } from '../index.ts';
import { lockTwoFactor } from '../two-factor/two-factor.queries.ts';
import { Authenticator } from './authenticator.fixture.ts';
import { PASSWORD, passkeysOf } from './passkeys.fixture.ts';
import { insertPasskey } from './passkeys.queries.ts';

/** Fake: captcha, clock. */
const harness = useHarness();
const { post, member, begin, add, signIn, prove } = passkeysOf(harness);
const STEP_MS = 30_000;

const get = (url: string, headers: object) =>
  harness.app.inject({ url: `/api${url}`, headers: { ...headers } });

/** Somebody with an authenticator app and a passkey. */
async function careful() {
  const person = await member();
  const { authenticator } = await add(person.headers);
  const { secret } = (
    await post('me/two-factor', { password: PASSWORD }, { headers: person.headers })
  ).json();
  const next = () => {
    harness.clock.advance(STEP_MS);
    return new TOTP({ secret }).generate({ timestamp: harness.clock.now().getTime() });
  };
  await post('me/two-factor/confirmation', { code: next() }, { headers: person.headers });
  return { ...person, authenticator, next };
}

let count = 0;
function changeEmail(headers: object, code?: unknown) {
  count += 1;
  const payload = { email: `bago${count}@example.test`, password: PASSWORD, code };
  return harness.app.inject({ method: 'PUT', url: '/api/auth/me/email', payload, headers: { ...headers } });
}

describe('where a code is asked for, a passkey', () => {
  it('stands in its place, once', async () => {
    const { headers, authenticator } = await careful();
    expect((await changeEmail(headers)).json().code).toBe('two_factor_required');
    const code = await prove(headers, authenticator);
    expect((await changeEmail(headers, code)).statusCode).toBe(200);
    expect((await changeEmail(headers, code)).json().code).toBe('passkey_refused');
  });

  it('is one’s own, and answers this session', async () => {
    const [one, other] = [await careful(), await careful()];
    const theirs = await prove(one.headers, other.authenticator);
    expect((await changeEmail(one.headers, theirs)).json().code).toBe('passkey_refused');
    const second = { authorization: `Bearer ${(await signIn(one.authenticator)).json().access_token}` };
    const elsewhere = await prove(second, one.authenticator);
    expect((await changeEmail(one.headers, elsewhere)).json().code).toBe('passkey_refused');
    expect((await changeEmail(second, elsewhere)).statusCode).toBe(200);
  });

  it('adds the next one and turns two-factor sign-in off', async () => {
    const { headers, authenticator } = await careful();
    expect((await begin(headers)).json().code).toBe('two_factor_required');
    const { answer } = await add(headers, new Authenticator(), { code: await prove(headers, authenticator) });
    expect(answer.statusCode).toBe(201);
    const proof = { password: PASSWORD, code: await prove(headers, authenticator) };
    expect((await post('me/two-factor/removal', proof, { headers })).statusCode).toBe(200);
  });

  it('is still said to be missing in the words of a code', async () => {
    const { headers } = await careful();
    for (const code of ['', {}, 7]) {
      const answer = await changeEmail(headers, code);
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['code']]);
    }
  });
});

describe('an admin with a passkey and no app', () => {
  async function admin() {
    const { id, email } = await member();
    await grantAdmin(harness.deps, { email, fullName: 'Luz', password: async () => PASSWORD });
    const { access_token } = (await login(harness, email, PASSWORD)).json();
    return { id, email, headers: { authorization: `Bearer ${access_token}` } };
  }

  it('meets the duty of two factors by it at once, and other sessions end', async () => {
    const { email, headers } = await admin();
    const other = { authorization: `Bearer ${(await login(harness, email, PASSWORD)).json().access_token}` };
    expect((await get('/admin/payouts', headers)).json().code).toBe('two_factor_setup');
    await add(headers);
    expect((await get('/admin/payouts', headers)).statusCode).toBe(200);
    expect((await get('/auth/me', headers)).json().user.needs_two_factor).toBe(false);
    expect((await get('/auth/me', other)).statusCode).toBe(401);
  });

  it('is let in by the passkey, and by the password alone no more', async () => {
    const { email, headers } = await admin();
    const { authenticator } = await add(headers);
    expect((await login(harness, email, PASSWORD)).json().code).toBe('two_factor_required');
    const { access_token } = (await signIn(authenticator)).json();
    const entered = { authorization: `Bearer ${access_token}` };
    expect((await get('/admin/payouts', entered)).statusCode).toBe(200);
  });

  it('is let in by no password that was being checked while the passkey came', async () => {
    const { id, email } = await admin();
    const { db } = harness.deps;
    const waiting = async () => {
      const { rows } = await sql`select from pg_locks where not granted`.execute(db);
      return rows.length;
    };
    const signingIn = await db.transaction().execute(async (tx) => {
      await lockTwoFactor(tx, id);
      const answer = login(harness, email, PASSWORD).then((given) => given);
      await expect.poll(waiting).toBe(1);
      await insertPasskey(tx, {
        ...{ id: harness.deps.ids.next(), user_id: id, credential_id: Buffer.from('one'), sign_count: 0 },
        ...{ public_key: Buffer.from('key'), transports: [], name: 'Phone', created_at: harness.clock.now() },
      });
      return { answer };
    });
    expect((await signingIn.answer).json().code).toBe('two_factor_required');
  });

  it('shows it before another factor is set up, and keeps one of them', async () => {
    const { headers } = await admin();
    const { authenticator, answer } = await add(headers);
    expect((await post('me/two-factor', { password: PASSWORD }, { headers })).json().code).toBe(
      'two_factor_required',
    );
    expect((await begin(headers)).json().code).toBe('two_factor_required');
    const removal = async () =>
      post(
        `me/passkeys/${answer.json().passkey.id}/removal`,
        { password: PASSWORD, code: await prove(headers, authenticator) },
        { headers },
      );
    expect((await removal()).json().code).toBe('two_factor_setup');
    const proof = { password: PASSWORD, code: await prove(headers, authenticator) };
    const { secret } = (await post('me/two-factor', proof, { headers })).json();
    const code = new TOTP({ secret }).generate({ timestamp: harness.clock.now().getTime() });
    await post('me/two-factor/confirmation', { code }, { headers });
    expect((await removal()).statusCode).toBe(200);
  });
});

it('staff take passkeys away with everything else that somebody lost', async () => {
  const { id, email, authenticator } = await careful();
  const admin = await harness.factory.admin();
  const answer = await harness.app.inject({
    method: 'POST',
    url: `/api/admin/users/${id}/two-factor/reset`,
    headers: admin.headers,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect((await signIn(authenticator)).json().code).toBe('passkey_refused');
  expect((await login(harness, email, PASSWORD)).statusCode).toBe(200);
});
