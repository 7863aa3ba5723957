import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { createSessions } from '../src/modules/accounts/index.ts';
import { createSitemaps } from '../src/modules/creators/list-sitemaps.ts';
import { createLedger } from '../src/modules/ledger/index.ts';
import { hotStatements } from '../src/modules/posts/index.ts';
import { TOGETHER, withNamedStatements } from '../src/platform/database/named-statements.ts';
import type { DB } from '../src/platform/schema.generated.ts';
import { createTestDatabase } from './database.ts';
import { type Harness, useHarness } from './harness.ts';
import { PLANNED_CALLS } from './planned-calls.ts';
import { ADMIN, FILL, idOf, POSTS } from './plans.fixture.ts';
import { carryOut, type Statement, type Step, readWhole as tablesReadWhole } from './plans.ts';

const harness = useHarness();

/** Tables that grow with the business; the row of settings may be read from end to end. */
const BIG = [
  'posts',
  'users',
  'media_items',
  'unlocks',
  'saved_posts',
  'seen_posts',
  'post_likes',
  'post_tags',
  'subscriptions',
  'follows',
  'sessions',
  'ledger_accounts',
  'ledger_entries',
  'ledger_postings',
  'purchases',
  'payment_attempts',
  'disputes',
  'refunds',
  'refund_requests',
  'post_unlock_counts',
  'creator_daily_earnings',
  'creator_terms',
  'search_words',
  'reports',
  'content_reviews',
  'sanctions',
  'person_terms',
  'person_words',
];

/** A database of its own: its rows are for plans and break the laws of the books. */
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
let app: Harness['app'];
/** Writes down what it is asked. */
let logged: Kysely<DB>;
let fanToken: string;
let creatorToken: string;
let adminToken: string;
const sent = new Map<string, Statement>();

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  await client.query(FILL);
  await client.query('analyze');
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: withNamedStatements(database.pool) }),
    log: ({ query }) => {
      const statements = query.sql === TOGETHER ? (query.parameters as Statement[]) : [query];
      for (const statement of statements) sent.set(statement.sql, statement);
    },
  });
  logged = db;
  const base = { ...harness.deps, db, moneyDb: db, pool: database.pool };
  const deps = { ...base, ledger: createLedger(base), sessions: createSessions(base, null) };
  app = await buildApp(deps, { rateLimits: { check: async () => undefined } });
  fanToken = (await deps.sessions.start(db, idOf('u', 1))).bearer;
  creatorToken = (await deps.sessions.start(db, idOf('u', 10))).bearer;
  adminToken = (await deps.sessions.start(db, idOf('u', ADMIN))).bearer;
});

afterAll(async () => {
  await app.close();
  await client.end();
  await database.drop();
});

const readWhole = (statement: Statement) => tablesReadWhole(client, statement, BIG);

describe('with tens of thousands of posts no table that grows is read from end to end by', () => {
  it.each(Object.keys(PLANNED_CALLS))('%s', async (name) => {
    const call = PLANNED_CALLS[name];
    if (!call) throw new Error('no such call');
    sent.clear();
    const token = { fan: fanToken, creator: creatorToken, admin: adminToken }[call.who ?? 'fan'];
    const answer = await app.inject({
      method: call.body ? 'POST' : 'GET',
      url: `/api${call.url}`,
      headers: call.who ? { authorization: `Bearer ${token}` } : {},
      payload: call.body,
    });
    expect(answer.statusCode, answer.body).toBeLessThan(403);
    expect(sent.size).toBeGreaterThan(0);
    for (const statement of [...sent.values()].filter(
      ({ sql }) => !/^(begin|commit|rollback|set )/.test(sql),
    ))
      expect(await readWhole(statement), statement.sql).toEqual([]);
  });

  it('any list that is prepared, and the right to a file', async () => {
    const parameters = {
      mediaId: idOf('m', 2000),
      viewerId: idOf('u', 1),
      now: new Date(),
      before: idOf('p', POSTS * 0.9),
      score: 3_600_000,
      creatorId: idOf('u', 10),
    };
    for (const [name, statement] of Object.entries(hotStatements)) {
      const found = await readWhole({ sql: statement.sql(), parameters: statement.parameters(parameters) });
      expect(found, name).toEqual([]);
    }
  });

  describe('For You of somebody who follows thousands', () => {
    const fan = idOf('u', 3);
    const forYouOf = (viewerId: string): Statement => ({
      sql: hotStatements.feed.sql(),
      parameters: hotStatements.feed.parameters({
        viewerId,
        now: new Date(),
        before: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
        score: 2_147_483_647,
      }),
    });

    beforeEach(async () => {
      await client.query('begin');
      await client.query(
        `insert into follows select $1, id, now() - n * interval '1 minute' from (
          select id, row_number() over (order by id) as n from users where user_type = 'creator') creators on conflict do nothing`,
        [fan],
      );
      await client.query('analyze follows');
    });
    afterEach(() => client.query('rollback'));

    it('reads those followed last and no others, and of most of them the best post alone', async () => {
      const steps = await carryOut(client, forYouOf(fan));
      const [followed] = steps.filter((step) => step['Relation Name'] === 'follows');
      expect(followed).toMatchObject({ 'Index Name': 'follows_by_time', 'Actual Rows': 200 });
      expect(rowsRead('follows', steps)).toBe(200);
      // The best of 200, eleven of eleven, and what is shown; eleven of each would be 2,200.
      expect(rowsRead('posts', steps)).toBeLessThan(400);
    });

    it('is planned once for all, and not anew for each of those who follow few', async () => {
      // Whoever follows anybody follows thousands: that is what is expected of a person of whom nothing is known.
      await client.query('delete from follows where fan_id <> $1', [fan]);
      await client.query('analyze follows');
      const { sql, parameters } = forYouOf(idOf('u', 1));
      await client.query('set local plan_cache_mode = auto');
      for (let asked = 0; asked < 8; asked += 1)
        await client.query({ name: 'asked_again', text: sql, values: [...parameters] });
      const { rows } = await client.query(
        `select generic_plans::int from pg_prepared_statements where name = 'asked_again'`,
      );
      // The first five are planned by themselves.
      expect(rows).toEqual([{ generic_plans: 3 }]);
    });

    it('does not look through theirs for posts of others', async () => {
      // All that is new is by those followed last.
      await client.query(
        `update posts set created_at = now() + interval '1 hour' where creator_id in (
          select creator_id from follows where fan_id = $1 order by created_at desc limit 200)`,
        [fan],
      );
      expect(rowsRead('posts', await carryOut(client, forYouOf(fan)))).toBeLessThan(400);
    });
  });

  it('how the platform goes, once the days of a busy one were counted: a row of each day, and nothing of the queues', async () => {
    const ask = () =>
      app.inject({ url: '/api/admin/analytics?days=90', headers: { authorization: `Bearer ${adminToken}` } });
    expect((await ask()).statusCode).toBe(200);
    // With fewer purchases and sales its day is counted at every look (P183).
    await client.query(`update platform_days set sales = 1000 where not is_final`);
    sent.clear();
    expect((await ask()).statusCode).toBe(200);
    const tables = [...sent.values()].map(({ sql }) => sql).join('\n');
    expect(tables).toContain('platform_days');
    for (const table of ['reports', 'content_reviews', 'ledger_entries', 'purchases'])
      expect(tables).not.toMatch(new RegExp(`from "?${table}\\b`));
  });

  it('the sitemap, once its lists were begun: a list at a time', async () => {
    const sitemap = () => createSitemaps({ ...harness.deps, db: logged });
    const locations = (text: string | null) => text?.match(/[^/]*(?=\.xml<)/g) ?? [];
    await sitemap()('index');
    sent.clear();
    const lists = locations(await sitemap()('index')).filter((name) => /^(posts-)?[0-9a-f-]{36}$/.test(name));
    // 1,000 creators and 32,666 posts.
    expect(lists).toHaveLength(1 + 33);
    const names = [lists[0], lists[20]];
    for (const name of names) expect(await sitemap()(name ?? '')).toContain('<loc>');
    for (const statement of sent.values()) {
      expect(await readWhole(statement), statement.sql).toEqual([]);
      const steps = await carryOut(client, statement);
      for (const table of ['users', 'posts'])
        expect(rowsRead(table, steps), statement.sql).toBeLessThanOrEqual(2001);
    }
  });

  it('what a creator without posts can be found by, while others have many', async () => {
    await client.query('begin');
    // As the planner does by itself where it believes that everybody has thousands of posts.
    await client.query('set local enable_sort = off');
    await client.query(
      `update users set user_type = 'creator', kyc_status = 'approved' where username = 'user_11'`,
    );
    const { rows } = await client.query(
      `explain (analyze, buffers, format json) select * from terms_of(array[$1::uuid])`,
      [idOf('u', 11)],
    );
    await client.query('rollback');
    const { Plan } = rows[0]['QUERY PLAN'][0];
    expect(Plan['Actual Rows']).toBeGreaterThan(0);
    // Pages of 8 kB; all posts take thousands.
    expect(Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']).toBeLessThan(500);
  });

  it('and a table that is read from end to end would be seen', async () => {
    expect(await readWhole({ sql: 'select * from posts where title = $1', parameters: ['x'] })).toHaveLength(
      2,
    );
  });
});

/** Rows that were read of a table, those that a filter threw away included. */
function rowsRead(table: string, steps: readonly Step[]): number {
  return steps
    .filter((step) => step['Relation Name'] === table)
    .reduce(
      (sum, step) =>
        sum + step['Actual Loops'] * (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)),
      0,
    );
}
