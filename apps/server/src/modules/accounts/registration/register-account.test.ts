import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { login, register } from '../accounts.fixture.ts';

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
    for (const hash of [row.token_hash, row.bearer_hash]) expect(hash).toHaveLength(32);
    expect(JSON.stringify(row)).not.toContain('isang-lihim');
    expect(JSON.stringify(row)).not.toContain(answer.json().access_token);
    expect(row.bearer_hash?.toString()).not.toContain(answer.json().access_token);
  });

  it.each([
    [{ full_name: '   ' }, 'full_name', 'Full name is required'],
    [{ full_name: 'x'.repeat(81) }, 'full_name', 'At most 80 characters'],
    [{ full_name: 'An\u0007a' }, 'full_name', 'Contains characters that are not allowed'],
    [{ email: 'not an address' }, 'email', 'Enter a valid email address'],
    [{ email: undefined }, 'email', 'Email is required'],
    [{ email: ' ' }, 'email', 'Email is required'],
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

  it('takes any password of 10 to 200 characters, spaces and all, and every one of them counts', async () => {
    for (const password of ['gabing tag-ulan sa may ilog ', `mga ilaw ${'ng lungsod, '.repeat(15)}💡 ulan`]) {
      const { user } = (await register(harness, { password })).json();
      const shorter = `${password.slice(0, -1)}?`;
      expect((await login(harness, user.email, shorter)).statusCode).toBe(401);
      expect((await login(harness, user.email, password)).statusCode).toBe(200);
    }
    const long = await register(harness, { password: 'gabing tag-ulan '.repeat(13) });
    expect(long.json().errors).toEqual({ password: 'At most 200 characters' });
  });

  it('with the password of the demo is refused outside of it, and taken there', async () => {
    for (const password of ['Likha-Demo-2026', 'likha-demo-2026'])
      expect((await register(harness, { password })).json().errors).toHaveProperty('password');
    harness.deps.isDemo = true;
    try {
      expect((await register(harness, { password: 'Likha-Demo-2026' })).statusCode).toBe(201);
    } finally {
      harness.deps.isDemo = false;
    }
  });

  it('with one’s own name or address as password is refused', async () => {
    for (const changes of [
      { full_name: 'Corazon Reyes', password: 'corazon reyes' },
      { full_name: 'Luningning Abad', password: 'luningning1' },
      { email: 'corazon.reyes@example.test', password: 'Corazon.Reyes' },
      { email: 'corazon@example.test', password: 'corazon@example.test' },
    ]) {
      const answer = await register(harness, changes);
      expect(answer.json().errors).toEqual({
        password: 'Choose a password that is not made of your name or email address.',
      });
    }
  });
});

describe('the order of checks', () => {
  const minor = { date_of_birth: '2010-01-01' };
  const weak = { password: 'password123' };
  const unsolved = { recaptcha_token: undefined };

  it('is fields, password, age, captcha, email', async () => {
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

describe('an email address', () => {
  it('belongs to one person in any case', async () => {
    await register(harness, { email: 'one@example.test' });
    const answer = await register(harness, { email: 'ONE@Example.TEST' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      {
        code: 'email_taken',
        errors: { email: 'This email address is already registered. Sign in instead.' },
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
