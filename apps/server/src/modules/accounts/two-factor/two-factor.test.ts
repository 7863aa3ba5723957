import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { deviceOf, mailsOf, register } from '../accounts.fixture.ts';
import { grantAdmin } from '../index.ts';
import { makeRecoveryCodes, stepOf } from './totp.ts';

/** Not the demo: admins need two factors. Mail is fake. */
const harness = useHarness();
const PASSWORD = 'maligayang-bati';
const STEP_MS = 30_000;
let addresses = 0;

async function member() {
  const { user, access_token } = (await register(harness, { password: PASSWORD })).json();
  return { id: user.id, email: user.email, headers: { authorization: `Bearer ${access_token}` } };
}

function post(path: string, payload: object, headers = {}) {
  return harness.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, headers });
}

let solved = 0;
function signIn(email: string, code?: string, { password = PASSWORD, cookie = '' } = {}) {
  addresses += 1;
  solved += 1;
  return harness.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: `10.0.${addresses >> 8}.${addresses & 255}`,
    headers: cookie ? { cookie } : {},
    payload: { email, password, code, recaptcha_token: `solved-totp-${solved}` },
  });
}

/** The code that an authenticator shows now; each call comes half a minute later. */
function codeOf(secret: string): string {
  harness.clock.advance(STEP_MS);
  return new TOTP({ secret }).generate({ timestamp: harness.clock.now().getTime() });
}

async function turnOn(headers: object) {
  const { secret } = (await post('me/two-factor', { password: PASSWORD }, headers)).json();
  const answer = await post('me/two-factor/confirmation', { code: codeOf(secret) }, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  return { secret: secret as string, codes: answer.json().recovery_codes as string[] };
}

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

describe('signing in with two factors', () => {
  it('asks for the code after the right password only', async () => {
    const { email, headers } = await member();
    const { secret } = await turnOn(headers);
    expect((await signIn(email, undefined, { password: 'mali-mali' })).json().code).toBe(
      'invalid_credentials',
    );
    expect((await signIn(email, codeOf(secret), { password: 'mali-mali' })).json().code).toBe(
      'invalid_credentials',
    );
    const asked = await signIn(email);
    expect([asked.statusCode, asked.json().code]).toEqual([403, 'two_factor_required']);
    expect(asked.headers['set-cookie']).toBeUndefined();
    expect((await signIn(email, codeOf(secret))).statusCode).toBe(200);
  });

  it('takes a code once, also when it comes many times at the same moment', async () => {
    const { email, headers } = await member();
    const { secret } = await turnOn(headers);
    const code = codeOf(secret);
    const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(email, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await signIn(email, code)).json().code).toBe('two_factor_wrong');
    // The code before that is still within the window, and is refused as well.
    const older = new TOTP({ secret }).generate({ timestamp: harness.clock.now().getTime() - STEP_MS });
    expect((await signIn(email, older)).json().code).toBe('two_factor_wrong');
  });

  it('does not take the code that turned it on', async () => {
    const { email, headers } = await member();
    const { secret } = (await post('me/two-factor', { password: PASSWORD }, headers)).json();
    const code = codeOf(secret);
    expect((await post('me/two-factor/confirmation', { code }, headers)).statusCode).toBe(200);
    expect((await signIn(email, code)).json().code).toBe('two_factor_wrong');
  });

  it('takes each recovery code once, however it is typed, and says how many are left', async () => {
    const { email, headers } = await member();
    const { codes } = await turnOn(headers);
    await mailsOf(harness);
    const [first = ''] = codes;
    const typed = ` ${first.toLowerCase().replaceAll('-', ' ')} `;
    const answers = await Promise.all([signIn(email, typed), signIn(email, first)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    const [mail] = await mailsOf(harness);
    expect(mail?.text).toContain('Codes left: 9');
  });

  it('takes no code of somebody else', async () => {
    const [one, two] = [await member(), await member()];
    const [{ codes }] = [await turnOn(one.headers), await turnOn(two.headers)];
    expect((await signIn(two.email, codes[0])).json().code).toBe('two_factor_wrong');
  });

  it('slows a guesser of codes, and not the owner’s known device', async () => {
    const { email, headers } = await member();
    const { secret } = await turnOn(headers);
    const known = deviceOf(await signIn(email, codeOf(secret)));
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, index) => signIn(email, `00000${index % 10}`)),
    );
    const codes = answers.map((answer) => answer.json().code);
    expect(codes.filter((code) => code === 'two_factor_wrong')).toHaveLength(10);
    expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(4);
    expect((await signIn(email, codeOf(secret))).statusCode).toBe(429);
    expect((await signIn(email, codeOf(secret), { cookie: known })).statusCode).toBe(200);
    harness.clock.advance(300_000);
    expect((await signIn(email, codeOf(secret))).statusCode).toBe(200);
  });

  it('slows wrong codes down for good: neither time nor asking again makes the wait short', async () => {
    const { email, headers } = await member();
    const { secret } = await turnOn(headers);
    await mailsOf(harness);
    for (let times = 0; times < 10; times += 1) await signIn(email, '000000');
    const waits: number[] = [];
    for (let times = 0; times < 11; times += 1) {
      const resting = await signIn(email, '000000');
      expect(resting.json().code).toBe('rate_limited');
      const seconds = Number(resting.headers['retry-after']);
      waits.push(seconds / 60);
      harness.clock.advance(seconds * 1000);
      expect((await signIn(email, '000000')).json().code).toBe('two_factor_wrong');
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 1440, 1440]);
    const subjects = (await mailsOf(harness)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Wrong codes were entered for your account']);
    harness.clock.advance(1440 * 60_000);
    expect((await signIn(email, codeOf(secret))).statusCode).toBe(200);
    // A right code ends it: the next wrong ones are counted from the beginning.
    expect((await signIn(email, '000000')).json().code).toBe('two_factor_wrong');
    expect((await signIn(email, '000000')).json().code).toBe('two_factor_wrong');
  });

  it('takes a recovery code from a new device while others wait, and ends the wait by it', async () => {
    const { email, headers } = await member();
    const { secret, codes } = await turnOn(headers);
    for (let times = 0; times < 10; times += 1) await signIn(email, '000000');
    expect((await signIn(email, codeOf(secret))).statusCode).toBe(429);
    expect((await signIn(email, codes[0])).statusCode).toBe(200);
    expect((await signIn(email, codeOf(secret))).statusCode).toBe(200);
  });

  it('bounds wrong recovery codes by address, and keeps none of the owner’s away by that', async () => {
    const { email, headers } = await member();
    const { codes } = await turnOn(headers);
    const guess = (code: string | undefined, remoteAddress: string) => {
      solved += 1;
      const payload = { email, password: PASSWORD, code, recaptcha_token: `solved-recovery-${solved}` };
      return harness.app.inject({ method: 'POST', url: '/api/auth/login', remoteAddress, payload });
    };
    const answers: string[] = [];
    for (let times = 0; times < 11; times += 1)
      answers.push((await guess('AAAA-BBBB-CCCC-DDDD', '203.0.113.9')).json().code);
    expect(answers).toEqual([...Array(10).fill('two_factor_wrong'), 'rate_limited']);
    expect((await guess(codes[0], '203.0.113.9')).statusCode).toBe(429);
    expect((await guess(codes[0], '198.51.100.9')).statusCode).toBe(200);
  });

  it('counts the wrong codes of a device that only chose a password by mail with everybody else’s', async () => {
    const { email, headers } = await member();
    const { secret } = await turnOn(headers);
    for (let times = 0; times < 10; times += 1) await signIn(email, '000000');
    await mailsOf(harness);
    await post('forgot-password', { email, recaptcha_token: 'solved-new-device' });
    const token = /#([\w-]{43})/.exec((await mailsOf(harness))[0]?.text ?? '')?.[1];
    const password = 'isang-mahabang-salita';
    const cookie = deviceOf(await post('reset-password', { token, password }));
    expect((await signIn(email, codeOf(secret), { password, cookie })).statusCode).toBe(429);
  });

  it('stays on through a reset of the password', async () => {
    const { email, headers } = await member();
    await turnOn(headers);
    await mailsOf(harness);
    await post('forgot-password', { email, recaptcha_token: 'solved-two-factor' });
    const token = /#([\w-]{43})/.exec((await mailsOf(harness))[0]?.text ?? '')?.[1];
    await post('reset-password', { token, password: 'isang-mahabang-salita' });
    const answer = await signIn(email, undefined, { password: 'isang-mahabang-salita' });
    expect(answer.json().code).toBe('two_factor_required');
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
