import { solveChallenge } from 'altcha-lib/v1';
import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { createAltcha } from '../../../providers/captcha/altcha.ts';
import { register } from '../accounts.fixture.ts';

const harness = useHarness();

const userOf = (answer: { json(): { user: Record<string, unknown> } }) => answer.json().user;

describe('a captcha token', () => {
  it('works once, also when it comes ten times at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => register(harness, { recaptcha_token: 'solved-shared' })),
    );
    const statuses = answers.map((answer) => answer.statusCode).sort();
    expect(statuses).toEqual([201, ...Array(9).fill(422)]);
    expect((await register(harness, { recaptcha_token: 'solved-shared' })).json().code).toBe(
      'captcha_failed',
    );
  });
});

describe('a referral', () => {
  const referrerOf = async (answer: { json(): { user: Record<string, unknown> } }) => {
    const row = await harness.deps.db
      .selectFrom('users')
      .select('referred_by')
      .where('id', '=', String(userOf(answer).id))
      .executeTakeFirstOrThrow();
    return row.referred_by;
  };

  it('is kept for a creator and ignored for a fan', async () => {
    const referrer = await harness.factory.creator();
    const query = `?aff=${referrer.username.toUpperCase()}`;
    expect(await referrerOf(await register(harness, { user_type: 'creator' }, query))).toBe(referrer.id);
    expect(await referrerOf(await register(harness, { user_type: 'fan' }, query))).toBeNull();
  });

  it.each([`?aff=${'x'.repeat(61)}`, '?aff=one&aff=two', '?aff='])(
    'that can be nobody’s (%s) keeps nobody from joining',
    async (query) => {
      const answer = await register(harness, { user_type: 'creator' }, query);
      expect(answer.statusCode).toBe(201);
      expect(await referrerOf(answer)).toBeNull();
    },
  );

  it('of an unknown name, a fan or a banned creator is ignored, and nobody refers themselves', async () => {
    const [fan, banned] = [await harness.factory.fan(), await harness.factory.creator()];
    await harness.deps.db
      .updateTable('users')
      .set({ status: 'banned' })
      .where('id', '=', banned.id)
      .execute();
    for (const aff of ['nobody_at_all', fan.username, banned.username, 'luningning']) {
      const answer = await register(
        harness,
        { user_type: 'creator', full_name: 'Luningning' },
        `?aff=${encodeURIComponent(aff)}`,
      );
      expect(answer.statusCode).toBe(201);
      if (aff !== 'luningning') expect(await referrerOf(answer)).toBeNull();
      else expect(await referrerOf(answer)).not.toBe(userOf(answer).id);
    }
  });
});

describe('with ALTCHA', () => {
  const altcha = useHarness({ deps: { captcha: createAltcha(['a key that only this test has']) } });

  interface Challenge {
    algorithm: string;
    challenge: string;
    maxnumber: number;
    salt: string;
    signature: string;
  }

  async function solved(change: Partial<Challenge> & { number?: number } = {}): Promise<string> {
    const challenge: Challenge = (await altcha.app.inject({ url: '/api/captcha/challenge' })).json();
    const { promise } = solveChallenge(
      challenge.challenge,
      challenge.salt,
      challenge.algorithm,
      challenge.maxnumber,
    );
    const solution = await promise;
    if (!solution) throw new Error('the challenge has no solution');
    const { algorithm, challenge: hash, salt, signature } = challenge;
    const token = { algorithm, challenge: hash, number: solution.number, salt, signature, ...change };
    return Buffer.from(JSON.stringify(token)).toString('base64');
  }

  it('a solved challenge is taken once', async () => {
    const recaptcha_token = await solved();
    expect((await register(altcha, { recaptcha_token })).statusCode).toBe(201);
    expect((await register(altcha, { recaptcha_token })).json().code).toBe('captcha_failed');
  });

  it('a replay dressed differently is still a replay', async () => {
    const recaptcha_token = await solved();
    expect((await register(altcha, { recaptcha_token })).statusCode).toBe(201);
    const { signature, salt, number, challenge, algorithm } = JSON.parse(
      Buffer.from(recaptcha_token, 'base64').toString(),
    );
    const dressed = Buffer.from(JSON.stringify({ salt, x: 1, number, challenge, signature, algorithm }));
    expect((await register(altcha, { recaptcha_token: dressed.toString('base64') })).json().code).toBe(
      'captcha_failed',
    );
  });

  it('a solution counts for ten minutes', async () => {
    const [early, late] = [await solved(), await solved()];
    altcha.clock.advance(10 * 60_000 - 1000);
    expect((await register(altcha, { recaptcha_token: early })).statusCode).toBe(201);
    altcha.clock.advance(1000);
    expect((await register(altcha, { recaptcha_token: late })).json().code).toBe('captcha_failed');
  });

  it('a token that was tampered with is refused', async () => {
    const tomorrow = Math.floor(altcha.clock.now().getTime() / 1000) + 86_400;
    const tokens = await Promise.all([
      solved({ number: 1 }),
      solved({ signature: 'a'.repeat(64) }),
      solved({ salt: `abcdef?expires=${tomorrow}` }),
      solved({ algorithm: 'SHA-1' }),
      solved({ challenge: 'f'.repeat(64) }),
    ]);
    for (const recaptcha_token of [...tokens, 'garbage', Buffer.from('[]').toString('base64')])
      expect((await register(altcha, { recaptcha_token })).json().code).toBe('captcha_failed');
  });
});
