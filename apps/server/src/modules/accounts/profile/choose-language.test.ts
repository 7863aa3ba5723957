import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { login, register } from '../accounts.fixture.ts';

const harness = useHarness();
const PASSWORD = 'isang-mahabang-salita';

function signIn(email: string, headers: Record<string, string> = {}) {
  return harness.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers,
    payload: { email, password: PASSWORD },
  });
}

async function member(): Promise<string> {
  return (await register(harness, { password: PASSWORD })).json().user.email;
}

describe('the language of an account', () => {
  it('is nobody’s guess until it is said', async () => {
    expect((await login(harness, await member(), PASSWORD)).json().user.language).toBeNull();
  });

  it('is the one in which somebody signs in for the first time, by the switch on the device', async () => {
    const email = await member();
    const first = await signIn(email, { cookie: 'likha-language=fil' });
    expect(first.json().user.language).toBe('fil');
    const second = await signIn(email, { cookie: 'likha-language=en' });
    expect(second.json().user.language).toBe('fil');
  });

  it('is changed by its person, and remembered sessions learn of it', async () => {
    const { access_token } = (await signIn(await member())).json();
    const headers = { authorization: `Bearer ${access_token}` };
    expect((await harness.app.inject({ url: '/api/auth/me', headers })).json().user.language).toBeNull();
    const chosen = await harness.app.inject({
      method: 'PUT',
      url: '/api/auth/me/language',
      headers,
      payload: { language: 'fil' },
    });
    expect(chosen.json()).toEqual({ language: 'fil' });
    await expect
      .poll(async () => (await harness.deps.sessions.authenticate(access_token, 'bearer'))?.language)
      .toBe('fil');
  });

  it('is one that Likha speaks', async () => {
    const { access_token } = (await signIn(await member())).json();
    const answer = await harness.app.inject({
      method: 'PUT',
      url: '/api/auth/me/language',
      headers: { authorization: `Bearer ${access_token}` },
      payload: { language: 'tl' },
    });
    expect(answer.statusCode).toBe(422);
  });
});
