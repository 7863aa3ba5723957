import { TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { register } from '../accounts.fixture.ts';

/** Fake: captcha, clock. */
const harness = useHarness();
const PASSWORD = 'maligayang-bati';
const NEW_PASSWORD = 'isang-mahabang-salita';
const STEP_MS = 30_000;
const TAX_DETAILS = {
  ...{ tin: '123-456-789-00000', kind: 'individual', registration: 'non_vat' },
  ...{ registered_name: 'Ana Cruz', address: '12 Mabini St., Cebu City', zip_code: '6000' },
};
let count = 0;

function send(method: 'POST' | 'PUT', path: string, payload: object, headers: object) {
  return harness.app.inject({ method, url: `/api/${path}`, payload, headers: { ...headers } });
}

/** A verified creator with two factors, and what their authenticator shows next. */
async function careful() {
  const { user, access_token } = (await register(harness, { password: PASSWORD })).json();
  const headers = { authorization: `Bearer ${access_token}` };
  await harness.deps.db
    .updateTable('users')
    .set({ user_type: 'creator', kyc_status: 'approved' })
    .where('id', '=', user.id)
    .execute();
  harness.deps.sessions.forget(user.id);
  const { secret } = (await send('POST', 'auth/me/two-factor', { password: PASSWORD }, headers)).json();
  const next = () => {
    harness.clock.advance(STEP_MS);
    return new TOTP({ secret }).generate({ timestamp: harness.clock.now().getTime() });
  };
  const on = await send('POST', 'auth/me/two-factor/confirmation', { code: next() }, headers);
  return { headers, next, codes: on.json().recovery_codes as string[] };
}

const CALLS: Record<string, (headers: object, code?: string) => ReturnType<typeof send>> = {
  'another email address': (headers, code) => {
    count += 1;
    const body = { email: `iba${count}@example.test`, password: PASSWORD, code };
    return send('PUT', 'auth/me/email', body, headers);
  },
  'another password': (headers, code) =>
    send('PUT', 'auth/me/password', { current_password: PASSWORD, password: NEW_PASSWORD, code }, headers),
  'another payout account': (headers, code) =>
    send('PUT', 'payouts/settings', { method: 'gcash', gcash_number: '09171234567', code }, headers),
  'other tax details': (headers, code) => send('PUT', 'tax/details', { ...TAX_DETAILS, code }, headers),
  'deleting the account': (headers, code) =>
    send('POST', 'auth/me/deletion', { password: PASSWORD, code }, headers),
};

it.each(Object.entries(CALLS))('%s needs the second factor of who has two', async (_, call) => {
  const { headers, next } = await careful();
  const without = await call(headers);
  expect([without.statusCode, without.json().code]).toEqual([403, 'two_factor_required']);
  expect(without.json().errors).toHaveProperty('code');
  const wrong = await call(headers, '000000');
  expect(wrong.json()).toMatchObject({ code: 'two_factor_wrong', errors: { code: expect.any(String) } });
  const code = next();
  const right = await call(headers, code);
  expect(right.statusCode, right.body).toBe(200);
});

it.each(Object.entries(CALLS))('%s takes a recovery code', async (_, call) => {
  const { headers, codes } = await careful();
  expect((await call(headers, codes[0])).statusCode).toBe(200);
});

it('a code is not used up by what is refused for something else', async () => {
  const { headers, next } = await careful();
  const code = next();
  const weak = { current_password: PASSWORD, password: 'password12', code };
  expect((await send('PUT', 'auth/me/password', weak, headers)).json().code).toBe('validation_failed');
  const good = { ...weak, password: NEW_PASSWORD };
  expect((await send('PUT', 'auth/me/password', good, headers)).statusCode).toBe(200);
});
