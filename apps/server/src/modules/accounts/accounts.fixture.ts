import type { Harness } from '../../../test/harness.ts';

let count = 0;

/** A form that is accepted; a test changes what it is about. */
export function registration(changes: Record<string, unknown> = {}): Record<string, unknown> {
  count += 1;
  return {
    full_name: 'Ana Reyes',
    email: `person${count}@example.test`,
    password: 'maligayang-bati',
    user_type: 'fan',
    date_of_birth: '1995-03-02',
    recaptcha_token: `solved-${count}`,
    ...changes,
  };
}

export function register(harness: Harness, changes: Record<string, unknown> = {}, query = '') {
  return harness.app.inject({
    method: 'POST',
    url: `/api/auth/register${query}`,
    payload: registration(changes),
  });
}

export function login(
  harness: Harness,
  email: string,
  password: string,
  { remoteAddress = '127.0.0.1', cookie = '', isSolved = false } = {},
) {
  count += 1;
  return harness.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password, ...(isSolved ? { recaptcha_token: `solved-${count}` } : {}) },
    headers: cookie ? { cookie } : {},
    remoteAddress,
  });
}

/** What a browser keeps of an answer, the session aside. */
export function deviceOf(answer: { headers: Record<string, unknown> }): string {
  const cookies = [answer.headers['set-cookie']].flat().map((cookie) => String(cookie).split(';')[0] ?? '');
  return cookies.find((cookie) => cookie.includes('likha_device=')) ?? '';
}
