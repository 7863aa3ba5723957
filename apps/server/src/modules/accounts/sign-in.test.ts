import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { login, register } from './accounts.fixture.ts';

const harness = useHarness();

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
    expect(one.json().access_token).toMatch(/^[\w-]{43}$/);
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

  it('rests after ten wrong passwords for five minutes, for the right password too and for unknown addresses', async () => {
    for (const email of [await member(), 'stranger@example.test']) {
      for (let attempt = 0; attempt < 10; attempt += 1)
        expect((await login(harness, email, 'mali-mali-mali')).statusCode).toBe(401);
      const resting = await login(harness, email, 'isang-mahabang-salita');
      expect([resting.statusCode, resting.json().code, resting.headers['retry-after']]).toEqual([
        429,
        'rate_limited',
        '300',
      ]);
      harness.clock.advance(299_000);
      expect((await login(harness, email, 'isang-mahabang-salita')).statusCode).toBe(429);
      harness.clock.advance(1000);
      expect((await login(harness, email, 'isang-mahabang-salita')).statusCode).not.toBe(429);
    }
  });

  it('rests also when fifty guesses come at once', async () => {
    const email = await member();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => login(harness, email, `hula-bilang-${index}`)),
    );
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(10);
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(40);
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
      expect((await login(harness, email, 'isang-mahabang-salita')).json().code).toBe('account_suspended');
      expect((await login(harness, email, 'mali-mali-mali')).json().code).toBe('invalid_credentials');
    },
  );
});
