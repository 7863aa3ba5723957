import { createHash } from 'node:crypto';
import { LIVE_SESSIONS } from '@likha/contract/limits';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { DAY_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { type Listener, startListener } from '../../../platform/listener.ts';
import { registration } from '../accounts.fixture.ts';
import { createSessions, SESSION_ENDED, type Sessions, VIEWER_CHANGED } from './sessions.ts';

const harness = useHarness();

/** A second node on the same database, with its own memory and its own ear. */
let otherNode: Sessions;
let otherListener: Listener;

beforeAll(async () => {
  const { connectionString, deps } = harness;
  otherListener = await startListener(connectionString, [SESSION_ENDED, VIEWER_CHANGED], deps.log);
  otherNode = createSessions(deps, otherListener);
});
afterAll(() => otherListener.stop());

function me(token: string) {
  return harness.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } });
}

describe('a session', () => {
  it('ends at once when its person signs out, here and on the other node', async () => {
    const [fan, other] = [await harness.factory.fan(), await harness.factory.fan()];
    expect((await otherNode.authenticate(fan.token, 'bearer'))?.id).toBe(fan.id);
    expect((await otherNode.authenticate(other.token, 'bearer'))?.id).toBe(other.id);
    const answer = await harness.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: fan.headers,
    });
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Signed out' }]);
    expect((await me(fan.token)).statusCode).toBe(401);
    // The clock stands still, so nothing but the announcement makes the other node forget.
    await expect.poll(() => otherNode.authenticate(fan.token, 'bearer')).toBeNull();
    expect((await otherNode.authenticate(other.token, 'bearer'))?.id).toBe(other.id);
    expect((await me(other.token)).statusCode).toBe(200);
  });

  it('is one of many: signing out of one leaves the others', async () => {
    const fan = await harness.factory.fan();
    const second = (await harness.deps.sessions.start(harness.deps.db, fan.id)).bearer;
    await harness.app.inject({ method: 'POST', url: '/api/auth/logout', headers: fan.headers });
    expect([(await me(fan.token)).statusCode, (await me(second)).statusCode]).toEqual([401, 200]);
  });

  it('is one of twenty at most: one more ends the one that was used longest ago, at once', async () => {
    const fan = await harness.factory.fan();
    const begin = async () =>
      (await inTransaction(harness.deps.db, (tx) => harness.deps.sessions.start(tx, fan.id))).bearer;
    const tokens = [fan.token];
    while (tokens.length < LIVE_SESSIONS) {
      harness.clock.advance(MINUTE_MS);
      tokens.push(await begin());
    }
    harness.clock.advance(3 * MINUTE_MS);
    // The first is used, so the second is the oldest; what is remembered of it ends as well.
    expect((await me(fan.token)).statusCode).toBe(200);
    const oldest = tokens[1] ?? '';
    expect((await otherNode.authenticate(oldest, 'bearer'))?.id).toBe(fan.id);
    await harness.deps.db
      .updateTable('sessions')
      .set({ last_used_at: new Date(0) })
      .where('bearer_hash', '=', createHash('sha256').update(oldest).digest())
      .execute();
    const newest = await begin();
    await expect.poll(() => otherNode.authenticate(oldest, 'bearer')).toBeNull();
    expect((await me(oldest)).statusCode).toBe(401);
    for (const token of [fan.token, tokens[2] ?? '', newest]) expect((await me(token)).statusCode).toBe(200);
  });

  it('is counted one by one where many begin at once', async () => {
    const fan = await harness.factory.fan();
    const begin = () => inTransaction(harness.deps.db, (tx) => harness.deps.sessions.start(tx, fan.id));
    await Promise.all(Array.from({ length: 2 * LIVE_SESSIONS }, begin));
    const { db } = harness.deps;
    const left = await db.selectFrom('sessions').select('id').where('user_id', '=', fan.id).execute();
    expect(left).toHaveLength(LIVE_SESSIONS);
  });

  it('is noted as used, and its person as here, once in two minutes', async () => {
    const fan = await harness.factory.fan();
    const noted = async () =>
      await harness.deps.db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select(['last_used_at', 'last_seen_at'])
        .where('users.id', '=', fan.id)
        .executeTakeFirstOrThrow();
    const began = harness.clock.now();
    harness.clock.advance(MINUTE_MS);
    expect((await me(fan.token)).statusCode).toBe(200);
    expect(await noted()).toEqual({ last_used_at: began, last_seen_at: began });
    harness.clock.advance(2 * MINUTE_MS);
    expect((await me(fan.token)).statusCode).toBe(200);
    const now = harness.clock.now();
    expect(await noted()).toEqual({ last_used_at: now, last_seen_at: now });
    // That note alone waits for no disk: what comes after it on the connection does.
    const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(
      harness.deps.db,
    );
    expect(rows).toEqual([{ synchronous_commit: 'on' }]);
  });

  it('ends after thirty days without use, and use keeps it alive', async () => {
    const [idle, busy] = [await harness.factory.fan(), await harness.factory.fan()];
    harness.clock.advance(29 * DAY_MS);
    expect((await me(busy.token)).statusCode).toBe(200);
    harness.clock.advance(DAY_MS);
    expect((await me(idle.token)).json().code).toBe('unauthenticated');
    expect((await me(busy.token)).statusCode).toBe(200);
  });

  it('is not answered from memory while the node cannot hear others', async () => {
    const fan = await harness.factory.fan();
    const deaf = createSessions(harness.deps, null);
    expect((await deaf.authenticate(fan.token, 'bearer'))?.id).toBe(fan.id);
    await harness.deps.sessions.end(fan.viewer);
    expect(await deaf.authenticate(fan.token, 'bearer')).toBeNull();
  });

  it('that ended while the node could not hear is not answered from memory afterwards', async () => {
    const fan = await harness.factory.fan();
    expect((await otherNode.authenticate(fan.token, 'bearer'))?.id).toBe(fan.id);
    await cutListeners();
    await harness.deps.sessions.end(fan.viewer);
    await expect.poll(() => otherListener.isConnected()).toBe(true);
    expect(await otherNode.authenticate(fan.token, 'bearer')).toBeNull();
  });

  it('that ends while it is being looked up is not remembered', async () => {
    const fan = await harness.factory.fan();
    const slow = createSessions(
      {
        ...harness.deps,
        // The session ends after the row was read and before it is remembered.
        db: readsThen(async () => {
          await harness.deps.sessions.end(fan.viewer);
          slow.forget(fan.id);
        }),
      },
      otherListener,
    );
    await slow.authenticate(fan.token, 'bearer');
    expect(await slow.authenticate(fan.token, 'bearer')).toBeNull();
  });

  it('of a suspended person is over', async () => {
    const fan = await harness.factory.fan();
    const { db, sessions } = harness.deps;
    await db.updateTable('users').set({ status: 'suspended' }).where('id', '=', fan.id).execute();
    sessions.forget(fan.id);
    expect((await me(fan.token)).statusCode).toBe(401);
  });

  it('is forgotten with all others of its person, and with nobody else’s', async () => {
    const [fan, other] = [await harness.factory.fan(), await harness.factory.fan()];
    const { db } = harness.deps;
    const [ofFan, ofOther]: [string[], string[]] = [[fan.token], [other.token]];
    for (let count = 0; count < 4; count += 1) {
      ofFan.push((await harness.deps.sessions.start(db, fan.id)).bearer);
      ofOther.push((await harness.deps.sessions.start(db, other.id)).bearer);
    }
    const who = async (tokens: string[]) => {
      const viewers = await Promise.all(tokens.map((token) => otherNode.authenticate(token, 'bearer')));
      return new Set(viewers.map((viewer) => viewer?.id));
    };
    await who([...ofOther, ...ofFan].sort());
    // Nobody announces this, so memory alone still knows them.
    await db
      .updateTable('users')
      .set({ status: 'suspended' })
      .where('id', 'in', [fan.id, other.id])
      .execute();
    expect(await who(ofFan)).toEqual(new Set([fan.id]));
    otherNode.forget(fan.id);
    expect(await who(ofFan)).toEqual(new Set([undefined]));
    expect(await who(ofOther)).toEqual(new Set([other.id]));
  });
});

describe('a token', () => {
  it.each([
    'Bearer',
    'Bearer ',
    'Bearer short',
    `Bearer ${'x'.repeat(43)}`,
    `Bearer ${'x'.repeat(300)}`,
    `bearer ${'x'.repeat(43)}`,
    'Basic YTpi',
    "Bearer ' or 1=1 --aaaaaaaaaaaaaaaaaaaaaaaa",
  ])('that reads "%s" is refused rather than ignored', async (authorization) => {
    for (const url of ['/api/auth/me', '/api/config']) {
      const answer = await harness.app.inject({ url, headers: { authorization } });
      expect([answer.statusCode, answer.json().code, answer.headers['www-authenticate']]).toEqual([
        401,
        'unauthenticated',
        'Bearer',
      ]);
    }
  });
});

it('a token is known however its scheme is written', async () => {
  const { token } = await harness.factory.fan();
  for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
    const headers = { authorization: `${scheme} ${token}` };
    expect((await harness.app.inject({ url: '/api/auth/me', headers })).statusCode).toBe(200);
  }
});

describe('a token of an earlier session', () => {
  it('does not keep a program that sends it from signing in or registering', async () => {
    const headers = { authorization: `Bearer ${'x'.repeat(43)}` };
    const joined = await harness.app.inject({
      method: 'POST',
      url: '/api/auth/register',
      payload: registration({ email: 'again@example.test', password: 'maligayang-bati' }),
      headers,
    });
    expect(joined.statusCode).toBe(201);
    const signedIn = await harness.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: 'again@example.test', password: 'maligayang-bati' },
      headers,
    });
    expect(signedIn.statusCode).toBe(200);
    expect((await me(signedIn.json().access_token)).statusCode).toBe(200);
  });
});

/** Ends the listening connections of this database, as a restart of PostgreSQL would. */
async function cutListeners(): Promise<void> {
  const client = new pg.Client({ connectionString: harness.connectionString });
  await client.connect();
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'likha-listen' and datname = current_database()",
  );
  await client.end();
  await expect.poll(() => otherListener.isConnected()).toBe(false);
}

/** The database, with something happening after its first answer. */
function readsThen(happen: () => Promise<void>): typeof harness.deps.db {
  let hasHappened = false;
  return new Proxy(harness.deps.db, {
    get(db, name) {
      if (name !== 'executeQuery') return Reflect.get(db, name);
      return async (...query: Parameters<typeof db.executeQuery>) => {
        const result = await db.executeQuery(...query);
        if (!hasHappened) {
          hasHappened = true;
          await happen();
        }
        return result;
      };
    },
  });
}
