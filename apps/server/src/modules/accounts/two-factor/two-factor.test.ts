import { describe, expect, it } from 'vitest';
import { mailsOf } from '../accounts.fixture.ts';
import { grantAdmin } from '../index.ts';
import { makeRecoveryCodes, stepOf } from './totp.ts';
import { PASSWORD, useTwoFactor } from './two-factor.fixture.ts';

const { harness, member, post, signIn, codeOf, turnOn } = useTwoFactor();

describe('a code', () => {
  it('is that of RFC 6238, appendix B', () => {
    const secret = Buffer.from('12345678901234567890');
    const at = (seconds: number) => new Date(seconds * 1000);
    expect(stepOf(secret, '287082', at(59))).toBe(1);
    expect(stepOf(secret, '081804', at(1_111_111_109))).toBe(37_037_036);
    expect(stepOf(secret, '081804', at(1_111_111_109 + 90))).toBeNull();
  });

  it('to recover with has 80 bits, and there are ten', () => {
    const codes = makeRecoveryCodes((bytes) => harness.deps.ids.random(bytes));
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  });
});

describe('turning it on', () => {
  it('needs the password, and changes nothing before a code is confirmed', async () => {
    const { email, headers } = await member();
    expect((await post('me/two-factor', { password: 'mali-mali' }, headers)).json().code).toBe(
      'wrong_password',
    );
    const begun = (await post('me/two-factor', { password: PASSWORD }, headers)).json();
    expect(begun.uri).toMatch(/^otpauth:\/\/totp\/Likha:.*secret=/);
    expect((await post('me/two-factor/confirmation', { code: '000000' }, headers)).json().code).toBe(
      'two_factor_wrong',
    );
    expect((await signIn(email)).statusCode).toBe(200);
  });

  it('keeps the secret sealed and the recovery codes as hashes, ends other sessions, and tells', async () => {
    const { email, headers, id } = await member();
    await mailsOf(harness);
    const phone = (await signIn(email)).json().access_token;
    const { secret, codes } = await turnOn(headers);
    const { db } = harness.deps;
    const kept = JSON.stringify([
      await db.selectFrom('two_factor').selectAll().where('user_id', '=', id).execute(),
      await db.selectFrom('recovery_codes').selectAll().where('user_id', '=', id).execute(),
    ]);
    for (const plain of [secret, ...codes]) expect(kept).not.toContain(plain);
    const asPhone = { authorization: `Bearer ${phone}` };
    expect((await harness.app.inject({ url: '/api/auth/me', headers: asPhone })).statusCode).toBe(401);
    expect((await mailsOf(harness)).map(({ subject }) => subject)).toEqual(['Two-factor sign-in is on']);
    const again = await post('me/two-factor', { password: PASSWORD }, headers);
    expect(again.json().code).toBe('two_factor_state');
  });
});

describe('turning it off', () => {
  it('needs both factors', async () => {
    const { email, headers } = await member();
    const { secret } = await turnOn(headers);
    const off = (password: string, code: string) =>
      post('me/two-factor/removal', { password, code }, headers);
    expect((await off('mali-mali', codeOf(secret))).json().code).toBe('wrong_password');
    expect((await off(PASSWORD, '000000')).json().code).toBe('two_factor_wrong');
    expect((await off(PASSWORD, codeOf(secret))).statusCode).toBe(200);
    expect((await signIn(email)).statusCode).toBe(200);
    expect((await off(PASSWORD, '000000')).json().code).toBe('two_factor_state');
  });

  it('new recovery codes end the old ones', async () => {
    const { email, headers } = await member();
    const { secret, codes } = await turnOn(headers);
    const proof = { password: PASSWORD, code: codeOf(secret) };
    const fresh = (await post('me/two-factor/recovery-codes', proof, headers)).json().recovery_codes;
    expect((await signIn(email, codes[0])).json().code).toBe('two_factor_wrong');
    expect((await signIn(email, fresh[0])).statusCode).toBe(200);
  });
});

describe('an admin without two factors', () => {
  const admin = async () => {
    const { id, email } = await member();
    await grantAdmin(harness.deps, { email, fullName: 'Luz', password: async () => PASSWORD });
    const { user, access_token } = (await signIn(email)).json();
    return { id, email, user, headers: { authorization: `Bearer ${access_token}` } };
  };
  const get = (url: string, headers: object) =>
    harness.app.inject({ url: `/api${url}`, headers: { ...headers } });

  it('may set them up and do nothing else', async () => {
    const { user, headers } = await admin();
    expect(user.needs_two_factor).toBe(true);
    for (const url of ['/credits/admin/conversion-rate', '/admin/payouts', '/media/none'])
      expect((await get(url, headers)).statusCode).not.toBe(200);
    expect((await get('/admin/payouts', headers)).json().code).toBe('two_factor_setup');
    const change = { current_password: PASSWORD, password: 'isang-mahabang-salita' };
    const put = { method: 'PUT', url: '/api/auth/me/password', payload: change, headers } as const;
    expect((await harness.app.inject(put)).json().code).toBe('two_factor_setup');
    for (const url of ['/auth/me', '/auth/session', '/auth/me/security', '/auth/me/sessions'])
      expect((await get(url, headers)).statusCode).toBe(200);
  });

  it('is a guest to public pages', async () => {
    const { headers } = await admin();
    const fan = await harness.factory.fan();
    const seen = await get(`/users/by-username/${fan.username}`, headers);
    expect(seen.statusCode).toBe(404);
  });

  it('is an admin at once when they are set up, and cannot turn them off', async () => {
    const { headers } = await admin();
    const { secret } = await turnOn(headers);
    expect((await get('/admin/payouts', headers)).statusCode).toBe(200);
    expect((await get('/auth/me', headers)).json().user.needs_two_factor).toBe(false);
    const proof = { password: PASSWORD, code: codeOf(secret) };
    const answer = await post('me/two-factor/removal', proof, headers);
    expect(answer.json().code).toBe('two_factor_setup');
  });
});
