import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { deviceOf, mailsOf } from '../accounts.fixture.ts';
import { PASSWORD, STEP_MS, useTwoFactor } from './two-factor.fixture.ts';

const { harness, member, post, signIn, codeOf, turnOn } = useTwoFactor();

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
    let guesses = 0;
    const guess = (code: string | undefined, remoteAddress: string) => {
      guesses += 1;
      const payload = { email, password: PASSWORD, code, recaptcha_token: `solved-recovery-${guesses}` };
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
