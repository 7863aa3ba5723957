import type { Harness } from '../../../../test/harness.ts';
import { register } from '../accounts.fixture.ts';
import { Authenticator, type Faults } from './authenticator.fixture.ts';

export const PASSWORD = 'maligayang-bati';

export interface Member {
  id: string;
  email: string;
  headers: { authorization: string };
}

interface Sent {
  headers?: object;
  remoteAddress?: string;
}

/** What people do with passkeys, as a browser does it. */
export function passkeysOf(harness: Harness) {
  const post = (
    path: string,
    payload: object = {},
    { headers = {}, remoteAddress = '127.0.0.1' }: Sent = {},
  ) =>
    harness.app.inject({
      method: 'POST',
      url: `/api/auth/${path}`,
      payload,
      headers: { ...headers },
      remoteAddress,
    });

  async function member(changes: Record<string, unknown> = {}): Promise<Member> {
    const answer = await register(harness, { password: PASSWORD, ...changes });
    const { user, access_token } = answer.json();
    return { id: user.id, email: user.email, headers: { authorization: `Bearer ${access_token}` } };
  }

  const begin = (headers: object, proof: object = {}) =>
    post('me/passkeys/challenge', { password: PASSWORD, ...proof }, { headers });

  async function add(headers: object, authenticator = new Authenticator(), proof: object = {}) {
    const { options } = (await begin(headers, proof)).json();
    const passkey = authenticator.create(options);
    const answer = await post('me/passkeys', { passkey }, { headers });
    return { authenticator, answer };
  }

  /** A browser without a session: its cookie, and what it was asked. */
  async function challenge(cookie = '') {
    const answer = await post('passkey/challenge', {}, { headers: cookie ? { cookie } : {} });
    const set = [answer.headers['set-cookie']].flat().map((line) => String(line).split(';')[0] ?? '');
    return {
      options: answer.json().options,
      cookie: set.find((line) => line.includes('likha_asker=')) ?? '',
    };
  }

  async function signIn(authenticator: Authenticator, faults: Faults = {}, sent: Sent = {}) {
    const { options, cookie } = await challenge();
    return post('passkey', { passkey: authenticator.get(options, faults) }, { ...sent, headers: { cookie } });
  }

  /** A passkey’s answer in the place of a code. */
  async function prove(headers: object, authenticator: Authenticator, faults: Faults = {}) {
    return authenticator.get((await post('me/passkeys/proof', {}, { headers })).json().options, faults);
  }

  return { post, member, begin, add, challenge, signIn, prove };
}
