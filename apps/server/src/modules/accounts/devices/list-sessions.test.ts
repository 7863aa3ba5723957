import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { login, register } from '../accounts.fixture.ts';

const harness = useHarness();
const PASSWORD = 'maligayang-bati';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36';

async function member() {
  const { user, access_token } = (await register(harness, { password: PASSWORD })).json();
  return { user, headers: { authorization: `Bearer ${access_token}` } };
}

function call(method: 'GET' | 'DELETE', headers: object, path = '') {
  return harness.app.inject({ method, url: `/api/auth/me/sessions${path}`, headers: { ...headers } });
}

async function another(email: string) {
  return { authorization: `Bearer ${(await login(harness, email, PASSWORD)).json().access_token}` };
}

async function status(headers: object) {
  return (await harness.app.inject({ url: '/api/auth/me', headers: { ...headers } })).statusCode;
}

describe('the sessions of a person', () => {
  it('say the device in words, the network alone, and which one asks', async () => {
    const { user, headers } = await member();
    harness.clock.advance(60_000);
    await harness.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: '203.0.113.77',
      headers: { 'user-agent': ANDROID },
      payload: { email: user.email, password: PASSWORD },
    });
    const { sessions } = (await call('GET', headers)).json();
    expect(sessions).toMatchObject([
      { browser: 'Chrome', system: 'Android', network: '203.0.113.0/24', is_current: false },
      { browser: null, system: null, network: '127.0.0.0/24', is_current: true },
    ]);
    expect(JSON.stringify(sessions)).not.toMatch(/113\.77|130\.0|token/);
  });

  it('come a page at a time, only those that live, and nobody else’s', async () => {
    const [{ user, headers }] = [await member(), await member()];
    for (let count = 0; count < 4; count += 1) {
      harness.clock.advance(1000);
      await another(user.email);
    }
    const ids: string[] = [];
    let cursor: string | null = null;
    do {
      const path: string = `?limit=2${cursor ? `&cursor=${cursor}` : ''}`;
      const page: { sessions: { id: string }[]; next_cursor: string | null } = (
        await call('GET', headers, path)
      ).json();
      ids.push(...page.sessions.map(({ id }) => id));
      cursor = page.next_cursor;
    } while (cursor);
    expect([ids.length, new Set(ids).size]).toEqual([5, 5]);
    await harness.deps.db
      .updateTable('sessions')
      .set({ last_used_at: new Date('2020-01-01') })
      .where('id', '=', ids[0] ?? '')
      .execute();
    expect((await call('GET', headers)).json().sessions).toHaveLength(4);
  });

  it('end one by one, at once, and never somebody else’s', async () => {
    const { user, headers } = await member();
    const [phone, stranger] = [await another(user.email), await member()];
    const { sessions } = (await call('GET', headers)).json();
    const other = sessions.find((session: { is_current: boolean }) => !session.is_current);
    expect((await call('DELETE', stranger.headers, `/${other.id}`)).statusCode).toBe(404);
    expect(await status(phone)).toBe(200);
    expect((await call('DELETE', headers, `/${other.id}`)).json()).toEqual({
      message: 'This device is signed out.',
    });
    expect([await status(phone), await status(headers)]).toEqual([401, 200]);
    expect((await call('DELETE', headers, `/${other.id}`)).statusCode).toBe(404);
  });

  it('end all but the one that asks, here and on the other nodes', async () => {
    const { user, headers } = await member();
    const others = [await another(user.email), await another(user.email)];
    expect((await call('DELETE', headers)).json()).toMatchObject({ ended: 2 });
    for (const other of others) await expect.poll(() => status(other)).toBe(401);
    expect(await status(headers)).toBe(200);
    const events = await harness.deps.db
      .selectFrom('security_events')
      .select('details')
      .where('user_id', '=', user.id)
      .where('kind', '=', 'session_ended')
      .execute();
    expect(events).toEqual([{ details: { count: 2 } }]);
  });
});
