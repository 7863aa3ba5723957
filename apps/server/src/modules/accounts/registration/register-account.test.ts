import { solveChallenge } from 'altcha-lib/v1';
import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { createAltcha } from '../../../providers/captcha/altcha.ts';
import { register } from '../accounts.fixture.ts';

const harness = useHarness();

const userOf = (answer: { json(): { user: Record<string, unknown> } }) => answer.json().user;

describe('registering', () => {
  it('signs the person in and shows them to themselves', async () => {
    const answer = await register(harness, { full_name: 'Lia Santos', email: ' Lia.Santos@Example.Test ' });
    expect(answer.statusCode).toBe(201);
    expect(userOf(answer)).toMatchObject({
      username: 'lia_santos',
      full_name: 'Lia Santos',
      email: 'lia.santos@example.test',
      user_type: 'fan',
      kyc_status: 'none',
      is_verified: false,
      safe_mode: true,
      wallet_balance: 0,
      verification_date: null,
      id_type: null,
      id_number: null,
      legal_consent_given: true,
      legal_consent_date: harness.clock.now().toISOString(),
      legal_consent_version: '1.0',
    });
    const me = await harness.app.inject({
      url: '/api/auth/me',
      headers: { authorization: `Bearer ${answer.json().access_token}` },
    });
    expect(me.json().user).toEqual(userOf(answer));
  });

  it('keeps password and token as hashes only', async () => {
    const answer = await register(harness, { password: 'isang-lihim-na-salita' });
    const { db } = harness.deps;
    const row = await db
      .selectFrom('users')
      .innerJoin('sessions', 'sessions.user_id', 'users.id')
      .selectAll()
      .where('users.id', '=', String(userOf(answer).id))
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row.token_hash).toHaveLength(32);
    expect(JSON.stringify(row)).not.toContain('isang-lihim');
    expect(JSON.stringify(row)).not.toContain(answer.json().access_token);
    expect(row.token_hash.toString()).not.toContain(answer.json().access_token);
  });

  it.each([
    [{ full_name: '   ' }, 'full_name', 'Full name is required'],
    [{ full_name: 'x'.repeat(81) }, 'full_name', 'At most 80 characters'],
    [{ full_name: 'An\u0007a' }, 'full_name', 'Contains characters that are not allowed'],
    [{ email: 'not an address' }, 'email', 'Enter a valid e-mail address'],
    [{ email: undefined }, 'email', 'E-mail is required'],
    [{ password: 'short' }, 'password', 'Use at least 10 characters'],
    [{ user_type: 'admin' }, 'user_type', 'Choose fan or creator'],
    [{ date_of_birth: '2026-02-30' }, 'date_of_birth', 'Enter your date of birth'],
    [{ date_of_birth: '1890-01-01' }, 'date_of_birth', 'Enter your date of birth'],
    [{ date_of_birth: '2030-01-01' }, 'date_of_birth', 'Enter your date of birth'],
  ])('with %j is refused', async (changes, field, message) => {
    const answer = await register(harness, changes);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation_failed']);
    expect(answer.json().errors[field]).toBe(message);
  });

  it.each(['PASSWORD123', '1234567899', 'aaaaaaaaab', 'iloveyou2024', 'mahalkita143', 'zyxwvutsrq'])(
    'with the password %s is refused',
    async (password) => {
      const answer = await register(harness, { password });
      expect(answer.json()).toMatchObject({
        code: 'validation_failed',
        errors: { password: expect.stringMatching(/^This password is too easy to guess/) },
      });
    },
  );

  it('with one’s own name or address as password is refused', async () => {
    for (const changes of [
      { full_name: 'Corazon Reyes', password: 'corazon reyes' },
      { full_name: 'Luningning Abad', password: 'luningning1' },
      { email: 'corazon.reyes@example.test', password: 'Corazon.Reyes' },
      { email: 'corazon@example.test', password: 'corazon@example.test' },
    ]) {
      const answer = await register(harness, changes);
      expect(answer.json().errors).toEqual({
        password: 'Choose a password that is not made of your name or e-mail address.',
      });
    }
  });
});

describe('the order of checks', () => {
  const minor = { date_of_birth: '2010-01-01' };
  const weak = { password: 'password123' };
  const unsolved = { recaptcha_token: undefined };

  it('is fields, password, age, captcha, e-mail', async () => {
    await register(harness, { email: 'first@example.test' });
    const taken = { email: 'first@example.test' };
    const codeOf = async (changes: object) =>
      (await register(harness, changes as Record<string, unknown>)).json().code;
    expect(await codeOf({ user_type: 'admin', ...weak, ...minor, ...unsolved, ...taken })).toBe(
      'validation_failed',
    );
    expect(await codeOf({ ...weak, ...minor, ...unsolved, ...taken })).toBe('validation_failed');
    expect(await codeOf({ ...minor, ...unsolved, ...taken })).toBe('age_restricted');
    expect(await codeOf({ ...unsolved, ...taken })).toBe('captcha_required');
    expect(await codeOf({ ...minor, recaptcha_token: null })).toBe('age_restricted');
    expect(await codeOf({ recaptcha_token: null })).toBe('captcha_required');
    expect(await codeOf({ recaptcha_token: 'wrong', ...taken })).toBe('captcha_failed');
    expect(await codeOf(taken)).toBe('email_taken');
  });

  it('does not use up a captcha for a form that is refused before it', async () => {
    const recaptcha_token = 'solved-kept';
    await register(harness, { ...minor, recaptcha_token });
    expect((await register(harness, { recaptcha_token })).statusCode).toBe(201);
  });

  it('says what a person is to do', async () => {
    expect((await register(harness, minor)).json().detail).toBe('You must be 18 or older to register');
    expect((await register(harness, unsolved)).json().detail).toBe(
      'Please complete the reCAPTCHA verification',
    );
    expect((await register(harness, { recaptcha_token: 'no' })).json().detail).toBe(
      'reCAPTCHA verification failed. Please try again.',
    );
  });
});

describe('age', () => {
  it('is eighteen on the very birthday, as it begins in the Philippines', async () => {
    const young = { date_of_birth: '2008-06-16' };
    harness.clock.set('2026-06-15T15:59:59.999Z');
    expect((await register(harness, young)).json().code).toBe('age_restricted');
    harness.clock.set('2026-06-15T16:00:00.000Z');
    expect((await register(harness, young)).statusCode).toBe(201);
  });
});

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

describe('an e-mail address', () => {
  it('belongs to one person in any case', async () => {
    await register(harness, { email: 'one@example.test' });
    const answer = await register(harness, { email: 'ONE@Example.TEST' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      {
        code: 'email_taken',
        errors: { email: 'This e-mail address is already registered. Sign in instead.' },
      },
    ]);
  });

  it('belongs to one person also when ten register it at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => register(harness, { email: 'rush@example.test' })),
    );
    const codes = answers.map((answer) => answer.json().code ?? 'registered').sort();
    expect(codes).toEqual([...Array(9).fill('email_taken'), 'registered']);
  });
});

describe('a username', () => {
  it('is numbered when it is taken, in any case', async () => {
    const names = ['Tala Cruz', 'TALA CRUZ', 'Tála Çruz'];
    const usernames = [];
    for (const full_name of names) usernames.push(userOf(await register(harness, { full_name })).username);
    expect(usernames).toEqual(['tala_cruz', 'tala_cruz2', 'tala_cruz3']);
  });

  it('is found for each of ten who register the same name at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => register(harness, { full_name: 'Bituin' })),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map((answer) => userOf(answer).username)).size).toBe(10);
  });

  it('is never one of our own addresses', async () => {
    expect(userOf(await register(harness, { full_name: 'Creator Verification' })).username).toBe(
      'creator_verification_ph',
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
