import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { deviceOf, login, register } from '../accounts.fixture.ts';

const harness = useHarness();
const PASSWORD = 'isang-mahabang-salita';

async function member(password = 'isang-mahabang-salita'): Promise<string> {
  const answer = await register(harness, { password });
  return answer.json().user.email;
}

describe('signing in', () => {
  it('answers a new token each time, whatever the case of the address', async () => {
    const email = await member();
    const [one, two] = [
      await login(harness, email, 'isang-mahabang-salita'),
      await login(harness, email.toUpperCase(), 'isang-mahabang-salita'),
    ];
    expect([one.statusCode, two.statusCode]).toEqual([200, 200]);
    // What is drawn, and our mark of it (P321).
    expect(one.json().access_token).toMatch(/^[\w-]{59}$/);
    expect(one.json().access_token).not.toBe(two.json().access_token);
  });

  it('tells an unknown address and a wrong password apart in nothing', async () => {
    const email = await member();
    const [wrong, unknown] = [
      await login(harness, email, 'ibang-mahabang-salita'),
      await login(harness, 'nobody@example.test', 'ibang-mahabang-salita'),
    ];
    const plain = (answer: typeof wrong) => ({ ...answer.json(), request_id: '', status: answer.statusCode });
    expect(plain(wrong)).toEqual(plain(unknown));
    expect(wrong.json()).toMatchObject({
      status: 401,
      code: 'invalid_credentials',
      detail: 'Invalid email or password',
    });
  });

  it('asks for a captcha after five wrong passwords, before it looks at another, and slows who sends none', async () => {
    for (const email of [await member(), 'stranger@example.test']) {
      const attempt = (isSolved: boolean) => login(harness, email, 'mali-mali-mali', { isSolved });
      for (let count = 0; count < 5; count += 1)
        expect((await attempt(false)).json().code).toBe('invalid_credentials');
      for (let count = 0; count < 20; count += 1)
        expect((await attempt(false)).json().code).toBe('captcha_required');
      const slowed = await attempt(false);
      expect([slowed.statusCode, slowed.headers['retry-after']]).toEqual([429, '300']);
      expect((await attempt(true)).json().code).toBe('invalid_credentials');
      harness.clock.advance(300_000);
      expect((await attempt(false)).json().code).toBe('invalid_credentials');
      harness.clock.advance(300_000);
    }
  });

  it('rests for an address after ten wrong passwords, and nobody else’s', async () => {
    const email = await member();
    const from = (remoteAddress: string, password: string) =>
      login(harness, email, password, { remoteAddress, isSolved: true });
    for (let count = 0; count < 10; count += 1)
      expect((await from('203.0.113.1', 'mali-mali-mali')).statusCode).toBe(401);
    const resting = await from('203.0.113.1', PASSWORD);
    expect([resting.statusCode, resting.json().code, resting.headers['retry-after']]).toEqual([
      429,
      'rate_limited',
      '300',
    ]);
    expect((await from('203.0.113.2', PASSWORD)).statusCode).toBe(200);
    harness.clock.advance(300_000);
    expect((await from('203.0.113.1', PASSWORD)).statusCode).toBe(200);
  });

  it('slows guesses from many addresses, and never the owner with a device that is known', async () => {
    const email = await member();
    const known = deviceOf(await login(harness, email, PASSWORD));
    const answers: number[] = [];
    for (let count = 0; count < 60; count += 1) {
      const remoteAddress = `198.51.100.${count}`;
      answers.push(
        (await login(harness, email, 'mali-mali-mali', { remoteAddress, isSolved: true })).statusCode,
      );
    }
    expect(answers.filter((status) => status === 401)).toHaveLength(50);
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
    const elsewhere = { remoteAddress: '192.0.2.1', isSolved: true };
    expect((await login(harness, email, PASSWORD, elsewhere)).statusCode).toBe(429);
    const owner = { cookie: known, remoteAddress: '192.0.2.2' };
    expect((await login(harness, email, PASSWORD, owner)).statusCode).toBe(200);
    expect((await login(harness, email, 'mali-mali-mali', owner)).statusCode).toBe(401);
    harness.clock.advance(300_000);
  });

  it('counts a known device’s own guesses, and takes no device for another’s or another account’s', async () => {
    const [email, other] = [await member(), await member()];
    const cookie = deviceOf(await login(harness, email, PASSWORD));
    const attempt = (to: string, device: string) =>
      login(harness, to, 'mali-mali-mali', { cookie: device, isSolved: true, remoteAddress: '192.0.2.9' });
    for (let count = 0; count < 10; count += 1) expect((await attempt(email, cookie)).statusCode).toBe(401);
    expect((await attempt(email, cookie)).statusCode).toBe(429);
    const forged = cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await attempt(email, forged)).statusCode).toBe(401);
    for (let count = 0; count < 10; count += 1) await attempt(other, cookie);
    expect((await attempt(other, cookie)).statusCode).toBe(429);
    harness.clock.advance(300_000);
  });

  it('lets a device know three accounts, each signed in to with it', async () => {
    const emails = [await member(), await member(), await member(), await member()];
    let cookie = '';
    for (const email of emails) cookie = deviceOf(await login(harness, email, PASSWORD, { cookie }));
    const value = cookie.split('=')[1] ?? '';
    const { knownDevices } = harness.deps;
    expect(emails.map((email) => knownDevices.idFor(value, email) !== null)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(new Set(emails.map((email) => knownDevices.idFor(value, email))).size).toBe(2);
  });

  it('slows also fifty guesses that come at once', async () => {
    const email = await member();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => login(harness, email, `hula-bilang-${index}`)),
    );
    const codes = answers.map((answer) => answer.json().code);
    expect(codes.filter((code) => code === 'invalid_credentials').length).toBeLessThanOrEqual(5);
  });

  it('takes a password for as long as nobody changes it', async () => {
    const email = await member();
    harness.clock.advance(3 * 366 * DAY_MS);
    expect((await login(harness, email, 'isang-mahabang-salita')).statusCode).toBe(200);
    harness.clock.advance(-3 * 366 * DAY_MS);
  });

  it('does not count the right password as a guess', async () => {
    const email = await member();
    for (let attempt = 0; attempt < 12; attempt += 1)
      expect((await login(harness, email, 'isang-mahabang-salita')).statusCode).toBe(200);
  });

  it.each(['suspended', 'banned'] as const)(
    'is refused to who is %s, after the right password only',
    async (status) => {
      const email = await member();
      await harness.deps.db.updateTable('users').set({ status }).where('email', '=', email).execute();
      const code = `account_${status}`;
      expect((await login(harness, email, 'isang-mahabang-salita')).json().code).toBe(code);
      expect((await login(harness, email, 'mali-mali-mali')).json().code).toBe('invalid_credentials');
    },
  );
});
