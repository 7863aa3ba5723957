import { TOTP } from 'otpauth';
import { expect } from 'vitest';
import { type HarnessOptions, useHarness } from '../../../../test/harness.ts';
import { register } from '../accounts.fixture.ts';

export const PASSWORD = 'maligayang-bati';
export const STEP_MS = 30_000;

/** People with two factors on a server that is not the demo, so that admins need them; mail is fake. */
export function useTwoFactor(options: HarnessOptions = {}) {
  const harness = useHarness(options);
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

  return { harness, member, post, signIn, codeOf, turnOn };
}
