import { beforeAll, describe, expect, it, vi } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { register } from '../../modules/accounts/accounts.fixture.ts';
import { DAY_MS } from '../durations.ts';
import { createSessionCookie } from './session-cookie.ts';

const ORIGIN = 'http://likha.test';

const harness = useHarness();
let cookie: string;
let creatorId: string;

/** A cookie as the browser sends it back. */
function cookieOf(answer: { headers: Record<string, unknown> }): string {
  return String([answer.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
}

function ask(method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}) {
  return harness.app.inject({ method, url, headers: { cookie, ...headers } });
}

const follow = (headers: Record<string, string>) => ask('POST', `/api/creators/${creatorId}/follow`, headers);

beforeAll(async () => {
  cookie = cookieOf(await register(harness));
  creatorId = (await harness.factory.creator()).id;
});

describe('the cookie of what was written', () => {
  const { readWritten, setWritten, newest } = createSessionCookie('https://likha.example');
  const read = (sent: string) =>
    readWritten({ headers: { cookie: sent } } as unknown as Parameters<typeof readWritten>[0]);

  it('lives for a minute, for the browser alone', () => {
    const reply = { header: vi.fn() };
    setWritten(reply as unknown as Parameters<typeof setWritten>[0], 123n);
    expect(reply.header).toHaveBeenCalledExactlyOnceWith(
      'set-cookie',
      '__Host-likha_written=123; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure',
    );
    expect(read('a=b; __Host-likha_written=123')).toBe(123n);
    expect(read(newest)).toBe('newest');
  });

  it.each([
    '',
    '-1',
    '1.5',
    '0x10',
    'NaN',
    '9'.repeat(21),
    '1e3',
    "1'; drop table users",
    '%00',
    'newest '.repeat(2),
  ])('says nothing where it is none of ours: %j', (value) =>
    expect(read(`__Host-likha_written=${value}`)).toBe(0n),
  );
});

describe('the session cookie', () => {
  it('comes with signing in and registering, for the browser alone, beside the token for programs', async () => {
    const registered = await register(harness, { email: 'cookie@example.test' });
    const payload = { email: 'cookie@example.test', password: 'maligayang-bati' };
    const signedIn = await harness.app.inject({ method: 'POST', url: '/api/auth/login', payload });
    for (const answer of [registered, signedIn]) {
      expect(answer.headers['set-cookie']).toEqual([
        expect.stringMatching(/^likha_session=[\w-]{59}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/),
        expect.stringMatching(/^likha_device=[\w.-]{39}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/),
      ]);
    }
  });

  it('has a value of its own, which no answer says, and which a program cannot use, nor the cookie its token', async () => {
    const answer = await register(harness);
    const { access_token: token } = answer.json();
    const [own, value = ''] = [cookieOf(answer), cookieOf(answer).split('=')[1]];
    expect(answer.body).not.toContain(value);
    const me = (headers: Record<string, string>) => harness.app.inject({ url: '/api/auth/me', headers });
    const bearer = { authorization: `Bearer ${token}` };
    const stolen = { authorization: `Bearer ${value}` };
    const planted = { cookie: `likha_session=${token}` };
    // Before and after each is remembered.
    for (const status of [200, 200]) {
      expect([(await me(stolen)).statusCode, (await me(planted)).statusCode]).toEqual([401, 401]);
      expect([(await me(bearer)).statusCode, (await me({ cookie: own })).statusCode]).toEqual([
        status,
        status,
      ]);
    }
    await harness.app.inject({ method: 'POST', url: '/api/auth/logout', headers: bearer });
    for (const headers of [bearer, { cookie: own }, stolen, planted])
      expect((await me(headers)).statusCode).toBe(401);
  });

  it('says nothing of what was written where no replica reads', async () => {
    const answer = await follow({ origin: ORIGIN });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  it('of a session of before, which has one value for both, goes on', async () => {
    const fan = await harness.factory.fan();
    await harness.deps.db
      .updateTable('sessions')
      .set({ bearer_hash: null })
      .where('user_id', '=', fan.id)
      .execute();
    harness.deps.sessions.forget(fan.id);
    const me = async (headers: Record<string, string>) =>
      (await harness.app.inject({ url: '/api/auth/me', headers })).statusCode;
    const old: Record<string, string>[] = [
      { cookie: `likha_session=${fan.cookie}` },
      { authorization: `Bearer ${fan.cookie}` },
    ];
    expect(await Promise.all(old.map(me))).toEqual([200, 200]);
    await harness.app.inject({ method: 'POST', url: '/api/auth/logout', headers: old[1] });
    expect(await Promise.all(old.map(me))).toEqual([401, 401]);
  });

  it('lets the browser read as its person, without saying where from', async () => {
    expect((await ask('GET', '/api/auth/session')).json()).toEqual((await ask('GET', '/api/auth/me')).json());
    expect((await harness.app.inject({ url: '/api/auth/session' })).json()).toEqual({ user: null });
    expect((await ask('GET', '/api/auth/me', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(200);
  });

  it.each<Record<string, string>>([
    { origin: ORIGIN },
    { origin: 'http://localhost:3000', host: 'localhost:3000' },
    { 'sec-fetch-site': 'same-origin' },
  ])('lets our own pages change something: %j', async (headers) => {
    expect((await follow(headers)).statusCode).toBe(200);
  });

  it.each<Record<string, string>>([
    {},
    { origin: 'http://evil.test' },
    { origin: 'null' },
    { origin: 'https://likha.test' },
    { origin: 'http://likha.test.evil.test' },
    { origin: 'http://likha.test:8080' },
    { 'sec-fetch-site': 'cross-site', origin: ORIGIN },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { referer: `${ORIGIN}/` },
  ])('lets nobody else change anything: %j', async (headers) => {
    expect(expectRefusal(await follow(headers)).code).toBe('cross_site');
    expect(expectRefusal(await ask('POST', '/api/auth/logout', headers)).code).toBe('cross_site');
    expect((await ask('GET', '/api/auth/me')).statusCode).toBe(200);
  });

  it('does not stand in the way of a program that sends a token', async () => {
    const fan = await harness.factory.fan();
    const answer = await follow({ ...fan.headers, origin: 'http://evil.test' });
    expect(answer.statusCode).toBe(200);
    const me = await ask('GET', '/api/auth/me', fan.headers);
    expect(me.json().user.id).toBe(fan.id);
  });

  it('of before does not stand in the way of signing in anew, which another site cannot do for its visitor', async () => {
    const { email } = (await register(harness, { email: 'anew@example.test' })).json().user;
    const signIn = (headers: Record<string, string>) =>
      harness.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { cookie, ...headers },
        payload: { email, password: 'maligayang-bati' },
      });
    expect((await signIn({})).statusCode).toBe(200);
    expect((await signIn({ origin: ORIGIN })).statusCode).toBe(200);
    const elsewhere: Record<string, string>[] = [
      { origin: 'http://evil.test' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of elsewhere) {
      const answer = await signIn(headers);
      expect(expectRefusal(answer).code).toBe('cross_site');
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it('is the only one of its browser: who signs in again ends the session before', async () => {
    const email = 'again@example.test';
    const before = cookieOf(await register(harness, { email }));
    const again = await harness.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { cookie: before, origin: ORIGIN },
      payload: { email, password: 'maligayang-bati' },
    });
    expect(again.statusCode).toBe(200);
    const me = (cookie: string) => harness.app.inject({ url: '/api/auth/me', headers: { cookie } });
    expect((await me(cookieOf(again))).statusCode).toBe(200);
    expect(expectRefusal(await me(before)).code).toBe('unauthenticated');
  });

  it('is taken back with its session: at signing out, and when it is shown after its end', async () => {
    const ended = cookieOf(await register(harness));
    const headers = { cookie: ended, origin: ORIGIN };
    const out = await harness.app.inject({ method: 'POST', url: '/api/auth/logout', headers });
    expect([out.statusCode, out.headers['set-cookie']]).toEqual([
      200,
      'likha_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ]);
    expect(out.headers['clear-site-data']).toBe('"cache"');
    const me = await harness.app.inject({ url: '/api/auth/me', headers });
    expect(expectRefusal(me).code).toBe('unauthenticated');
    expect(String(me.headers['set-cookie'])).toContain('Max-Age=0');
    const config = await harness.app.inject({ url: '/api/config', headers });
    expect([config.statusCode, String(config.headers['set-cookie'])]).toEqual([
      200,
      expect.stringContaining('Max-Age=0'),
    ]);
  });

  it.each(['', 'likha_session', 'likha_session=', "likha_session=' or 1=1--", 'x=y; likha_session=short'])(
    'that reads "%s" is nobody’s',
    async (header) => {
      const answer = await harness.app.inject({ url: '/api/auth/me', headers: { cookie: header } });
      expect(expectRefusal(answer).code).toBe('unauthenticated');
    },
  );

  it('ends with its session 90 days after it began, however much it was used', async () => {
    const own = cookieOf(await register(harness));
    const me = () => harness.app.inject({ url: '/api/auth/me', headers: { cookie: own } });
    for (let day = 0; day < 80; day += 20) {
      expect((await me()).statusCode).toBe(200);
      harness.clock.advance(20 * DAY_MS);
    }
    harness.clock.advance(10 * DAY_MS - 1000);
    expect((await me()).statusCode).toBe(200);
    harness.clock.advance(1000);
    expect((await me()).statusCode).toBe(401);
  });
});

describe('over https', () => {
  const secure = useHarness({ deps: { publicUrl: 'https://likha.test' } });

  it('the cookie is Secure and of this host alone, and pages over http are another site', async () => {
    const answer = await register(secure);
    for (const cookie of [answer.headers['set-cookie']].flat())
      expect(cookie).toMatch(/^__Host-likha_(session|device)=.*; Secure$/);
    const logout = (origin: string) =>
      secure.app.inject({
        method: 'POST',
        url: '/api/auth/logout',
        headers: { cookie: cookieOf(answer), origin, host: 'likha.test' },
      });
    expect(expectRefusal(await logout('http://likha.test')).code).toBe('cross_site');
    expect((await logout('https://likha.test')).statusCode).toBe(200);
  });
});
