import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { examine } from '../src/doctor/examine.ts';
import type { Finding } from '../src/doctor/finding.ts';
import { replicas } from '../src/doctor/replicas.queries.ts';
import { sessionCookieName } from '../src/platform/http/session-cookie.ts';
import type { Person } from './factory.ts';
import { useHarness } from './harness.ts';
import { OwnPostgres } from './own-postgres.ts';
import { letFollow, StandbyPostgres } from './standby-postgres.ts';

/** Real: two PostgreSQL of its own, of which one follows the other. The clock stands still, so that lag is what the test says. */
const primary = new OwnPostgres({ fsync: 'off' });
const replica = new StandbyPostgres({ fsync: 'off' });
const harness = useHarness({
  database: async () => {
    const made = await primary.database();
    await replica.follow(primary);
    return { connectionString: primary.connectionString(), drop: made.drop };
  },
  environment: async () => ({
    DATABASE_URL: primary.connectionString(),
    DATABASE_READ_URL: replica.connectionString(),
    DEMO: 'true',
  }),
});
let fan: Person;
let creator: Person;

const ORIGIN = 'http://likha.test';
const session = () => `${sessionCookieName(ORIGIN)}=${fan.cookie}`;

async function metric(line: RegExp): Promise<number> {
  const { body } = await harness.app.inject('/metrics');
  return Number(new RegExp(`^${line.source} (\\S+)$`, 'm').exec(body)?.[1] ?? 0);
}
const readsOf = (target: string) => metric(new RegExp(`database_reads_total\\{target="${target}"\\}`));
const isIt = (state: string) => metric(new RegExp(`replica_state\\{replica="[^"]+",state="${state}"\\}`));
async function untilIt(state: string, meanwhile: () => void = () => undefined): Promise<void> {
  while ((await isIt(state)) !== 1) {
    meanwhile();
    await pause(50);
  }
}

const directory = () => harness.app.inject('/api/creators');
const profile = (cookie?: string) =>
  harness.app.inject({
    url: `/api/users/by-username/${creator.username}`,
    headers: cookie === undefined ? {} : { cookie },
  });
const isFollowing = async (cookie: string) => (await profile(cookie)).json().is_following as boolean;

/** Follows, or stops, as a browser does. @returns the cookie that says what was written */
async function toggleFollow(): Promise<string> {
  const answer = await harness.app.inject({
    method: 'POST',
    url: `/api/creators/${creator.id}/follow`,
    headers: { cookie: session(), origin: ORIGIN },
  });
  expect(answer.statusCode).toBe(200);
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}

/** As many at once, again and again, for as long as the work takes. @returns how they were answered */
async function readDuring(work: () => Promise<void>): Promise<Set<number>> {
  const seen = new Set<number>();
  let isOver = false;
  const reader = async () => {
    while (!isOver) seen.add((await directory()).statusCode);
  };
  const readers = [reader(), reader(), reader(), reader()];
  await work().finally(() => {
    isOver = true;
  });
  await Promise.all(readers);
  return seen;
}

beforeAll(async () => {
  fan = await harness.factory.fan();
  creator = await harness.factory.creator();
  await untilIt('serving');
});
afterAll(() => replica.remove());

describe('a replica', () => {
  it('answers calls that only read, of guests and of browsers, and no program’s', async () => {
    for (const url of ['/api/creators', `/api/users/by-username/${creator.username}`]) {
      const before = await readsOf('replica');
      // On a busy machine it may be behind for a moment, and is left out.
      await expect
        .poll(async () => {
          await harness.app.inject(url);
          return readsOf('replica');
        })
        .toBeGreaterThan(before);
    }
    let before = 0;
    await expect
      .poll(async () => {
        before = await readsOf('replica');
        expect((await profile(session())).statusCode).toBe(200);
        return (await readsOf('replica')) - before;
      })
      .toBe(1);
    await harness.app.inject({ url: '/api/creators', headers: fan.headers });
    expect(await readsOf('replica')).toBe(before + 1);
  });

  it('is not asked by who has written what it has not replayed, and is by everybody else', async () => {
    expect(await isFollowing(session())).toBe(false);
    await replica.pause();
    const written = await toggleFollow();
    expect(written).toMatch(/^likha_written=\d+$/);
    expect(await isFollowing(`${session()}; ${written}`)).toBe(true);
    // Another of their browsers, which has written nothing.
    expect(await isFollowing(session())).toBe(false);
    // What is none of ours says nothing, and what was made up gets the newest.
    for (const [forged, seen] of [
      ['x', false],
      ['-1', false],
      ["1'", false],
      ['99999999999999999999', true],
      ['newest', true],
    ] as const)
      expect(await isFollowing(`${session()}; likha_written=${forged}`)).toBe(seen);
    await replica.resume();
    await expect.poll(() => isFollowing(session())).toBe(true);
    const before = await readsOf('replica');
    await expect
      .poll(async () => {
        await profile(`${session()}; ${written}`);
        return (await readsOf('replica')) - before;
      })
      .toBeGreaterThan(0);
  });

  it('never opens what is locked: what somebody has bought says the primary', async () => {
    const buyer = await harness.factory.fan({ credits: 20 });
    const post = await harness.factory.post(creator.id, { price: 10 });
    const shown = async () => {
      const headers = { cookie: `${sessionCookieName(ORIGIN)}=${buyer.cookie}` };
      const { posts } = (
        await harness.app.inject({ url: `/api/creators/${creator.id}/posts`, headers })
      ).json();
      return posts.find(({ id }: { id: string }) => id === post)?.is_locked as boolean | undefined;
    };
    await expect.poll(shown).toBe(true);
    await replica.pause();
    const unlocked = await harness.app.inject({
      method: 'POST',
      url: '/api/credits/unlock',
      headers: { ...buyer.headers, 'idempotency-key': crypto.randomUUID() },
      payload: { content_id: post },
    });
    expect(unlocked.statusCode).toBe(200);
    expect(await shown()).toBe(false);
    const { db } = harness.deps;
    const taken = await db
      .deleteFrom('unlocks')
      .where('post_id', '=', post)
      .returningAll()
      .executeTakeFirstOrThrow();
    expect(await shown()).toBe(true);
    await replica.resume();
    // As the books have it.
    await db.insertInto('unlocks').values(taken).execute();
  });

  it('is what the doctor says', async () => {
    const of = async (address: string) => {
      const found: Finding[] = [];
      const { env } = harness.deps;
      const patient = { env: { ...env, DATABASE_READ_URL: [address] }, now: () => new Date() };
      const connectionString = primary.connectionString();
      await examine({ ...patient, connectionString }, (finding) => void found.push(finding), [replicas]);
      return found.map(({ level, says }) => `${level}: ${says.replace(/^\S+ /, '')}`);
    };
    expect(await of(replica.connectionString())).toEqual(['ok: follows']);
    expect(await of(primary.connectionString())).toEqual([
      'ok: is the primary at the moment, and is left out',
    ]);
    expect(await of(inject('postgres').replace('DATABASE', 'postgres'))).toEqual([
      'fault: is of another cluster',
    ]);
    expect(await of('postgresql://127.0.0.1:1/likha')).toEqual([
      expect.stringMatching(/^warning: does not answer: .*ECONNREFUSED/),
    ]);
  });

  it('is left out while it lags, and comes back', async () => {
    await replica.pause();
    await toggleFollow();
    await untilIt('behind', () => harness.clock.advance(1000));
    expect(await isFollowing(session())).toBe(false);
    await replica.resume();
    await untilIt('serving');
  });

  it('that was killed or says nothing fails nobody, and comes back', async () => {
    const killed = await readDuring(async () => {
      process.kill(replica.pid(), 'SIGKILL');
      await untilIt('away');
    });
    expect(killed).toEqual(new Set([200]));
    await replica.start();
    await untilIt('serving');
    const frozen = replica.family();
    const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
      for (const pid of frozen) if (existsSync(`/proc/${pid}`)) process.kill(pid, name);
    };
    const silent = await readDuring(async () => {
      signal('SIGSTOP');
      await untilIt('away').finally(() => signal('SIGCONT'));
    });
    expect(silent).toEqual(new Set([200]));
    await untilIt('serving');
  });

  it('reads for guests while the primary is away', async () => {
    await primary.stop();
    for (let second = 0; second < 4; second += 1) {
      expect((await directory()).statusCode).toBe(200);
      await new Promise((wake) => setTimeout(wake, 1000));
    }
    expect((await harness.app.inject({ url: '/api/creators', headers: fan.headers })).statusCode).toBe(503);
    await primary.start();
    await letFollow(primary);
    await expect
      .poll(async () => (await harness.app.inject({ url: '/api/creators', headers: fan.headers })).statusCode)
      .toBe(200);
  });

  it('that was made a primary is none any more', async () => {
    await replica.promote();
    await untilIt('primary');
    const before = await readsOf('replica');
    expect((await directory()).statusCode).toBe(200);
    expect(await readsOf('replica')).toBe(before);
  });
});
