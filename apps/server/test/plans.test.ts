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

/** A database of its own with 100,000 posts: its rows are for plans and break the laws of the books. */
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
  fanToken = await deps.sessions.start(db, idOf('u', 1));
  creatorToken = await deps.sessions.start(db, idOf('u', 10));
  adminToken = await deps.sessions.start(db, idOf('u', 20_001));
}, 120_000);

afterAll(async () => {
  await app.close();
  await client.end();
  await database.drop();
});

const readWhole = (statement: Statement) => tablesReadWhole(client, statement, BIG);

describe('with 100,000 posts no table that grows is read from end to end by', () => {
  const post = idOf('p', 100_000);
  const calls: Record<string, { url: string; who?: 'fan' | 'creator' | 'admin'; body?: object }> = {
    'the feed': { url: '/content/feed', who: 'fan' },
    'a later page of the feed': {
      url: `/content/feed?cursor=3600000_${idOf('p', 50_000)}_${idOf('u', 10)}_1`,
      who: 'fan',
    },
    'the feed of the subscribed': { url: '/content/feed?only_subscribed=true', who: 'fan' },
    'the feed of the followed': { url: '/content/feed?only_followed=true', who: 'fan' },
    'a creator’s posts': { url: `/creators/${idOf('u', 10)}/posts`, who: 'fan' },
    'a creator’s posts for a guest': { url: `/creators/${idOf('u', 10)}/posts` },
    'one’s own posts': { url: '/content/mine', who: 'creator' },
    'one’s newest subscribers': { url: '/studio/fans', who: 'creator' },
    'one’s subscribers by what they spent': { url: '/studio/fans?sort=spent', who: 'creator' },
    'one’s newest followers': { url: '/studio/fans?list=followers', who: 'creator' },
    'one’s followers by what they spent': { url: '/studio/fans?list=followers&sort=spent', who: 'creator' },
    'a tag': { url: '/tags/common' },
    'posts with a common tag': { url: '/tags/common/posts', who: 'fan' },
    'a later page of posts with a rare tag for a guest': {
      url: `/tags/rare7/posts?cursor=${idOf('p', 90_000)}`,
    },
    'a library of what was bought': { url: '/library', who: 'fan' },
    'a later page of what was saved': {
      url: `/library?filter=saved&cursor=1770000000000_${idOf('p', 50_000)}`,
      who: 'fan',
    },
    'a library of what was opened': { url: '/library?filter=seen', who: 'fan' },
    'a library of what was liked': { url: '/library?filter=liked', who: 'fan' },
    'the directory': { url: '/creators', who: 'fan' },
    'the newest creators': { url: '/creators?sort_by=newest' },
    'the popular creators': { url: '/creators?sort_by=popular&limit=5' },
    'a later page of the directory': { url: `/creators?cursor=50_${idOf('u', 5000)}` },
    'the cheapest creators': { url: '/creators?sort_by=price_low_to_high' },
    'a search': { url: '/creators?search=creator+1234' },
    'a search with typing errors': { url: '/creators?search=craetor' },
    'a later page of a search': { url: `/creators?search=user&cursor=120000000000_${idOf('u', 5000)}` },
    'a profile': { url: `/users/profile/${idOf('u', 10)}`, who: 'fan' },
    'a profile by name': { url: '/users/by-username/user_10', who: 'fan' },
    'the wallet': { url: '/credits/wallet', who: 'fan' },
    'the history': { url: '/credits/transactions', who: 'fan' },
    'a page of the history': { url: '/credits/transactions?cursor=9000&type=out', who: 'fan' },
    'who one is': { url: '/auth/me', who: 'fan' },
    'an unlock': { url: '/credits/unlock', who: 'fan', body: { content_id: post } },
    'access to media': { url: '/media/access', who: 'creator', body: { file_key: idOf('m', 2000) } },
    'a purchase': { url: `/credits/purchases/${idOf('b', 1)}`, who: 'fan' },
    'refunds that wait': { url: '/admin/refund-requests', who: 'admin' },
    'a later page of refunds that wait': {
      url: `/admin/refund-requests?cursor=${idOf('b', 500)}`,
      who: 'admin',
    },
    affiliates: { url: '/admin/affiliates', who: 'admin' },
    'a later page of affiliates': { url: `/admin/affiliates?cursor=${idOf('u', 5000)}`, who: 'admin' },
    'a search of affiliates': { url: '/admin/affiliates?search=creator+1230', who: 'admin' },
    'the figures of the affiliate program': { url: '/admin/affiliates/stats', who: 'admin' },
    'the figures of the credit system': { url: '/credits/admin/stats', who: 'admin' },
    'the disputes': { url: '/admin/disputes', who: 'admin' },
    'the disputes by their deadlines': { url: '/admin/disputes?order=due', who: 'admin' },
    'a later page of disputes': { url: `/admin/disputes?cursor=${idOf('p', 500)}`, who: 'admin' },
    'a fan for admins': { url: `/admin/users/${idOf('u', 1)}`, who: 'admin' },
    'how the platform goes': { url: '/admin/analytics?days=90', who: 'admin' },
    earnings: { url: '/earnings', who: 'creator' },
    'the people': { url: '/admin/users', who: 'admin' },
    'people of one type and status': {
      url: `/admin/users?user_type=fan&status=active&cursor=1780000000000_${idOf('u', 5000)}`,
      who: 'admin',
    },
    'a search among people': { url: '/admin/users?search=fna+1234', who: 'admin' },
    'a search by the beginning': { url: '/admin/users?search=creat&verification=approved', who: 'admin' },
    'a person for admins': { url: `/admin/users/${idOf('u', 10)}`, who: 'admin' },
    // All of them are walked by their key, newest first, which is looked for here as a sign of reading everything.
    'figures of the queues of staff': { url: '/admin/queues', who: 'admin' },
    'reports that wait': { url: '/moderation/reports?status=pending', who: 'admin' },
    'a later page of reports of one type': {
      url: `/moderation/reports?status=pending&report_type=spam&cursor=${idOf('p', 500)}`,
      who: 'admin',
    },
    'reports that were dismissed': { url: '/moderation/reports?status=dismissed', who: 'admin' },
    'the newest content': { url: '/moderation/content', who: 'admin' },
    'content to look over': { url: '/moderation/content?status=open', who: 'admin' },
    'a later page of it': { url: `/moderation/content?status=open&cursor=${idOf('p', 500)}`, who: 'admin' },
    'content that was approved': { url: '/moderation/content?status=approved', who: 'admin' },
    'active warnings': { url: '/moderation/warnings', who: 'admin' },
    'the figures of moderation': { url: '/moderation/stats', who: 'admin' },
    'reports about a person': { url: `/admin/users/${idOf('u', 10)}/reports`, who: 'admin' },
    'a later page of them': {
      url: `/admin/users/${idOf('u', 10)}/reports?cursor=${idOf('p', 500)}`,
      who: 'admin',
    },
    'those of them that wait': {
      url: `/moderation/reports?status=pending&user_id=${idOf('u', 10)}`,
      who: 'admin',
    },
    'notes of a person': { url: `/admin/users/${idOf('u', 10)}/notes`, who: 'admin' },
  };

  it.each(Object.keys(calls))('%s', async (name) => {
    const call = calls[name];
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
      before: idOf('p', 90_000),
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

  it('how the platform goes, once its days were counted: a row of each day, and nothing of the queues', async () => {
    const ask = () =>
      app.inject({ url: '/api/admin/analytics?days=90', headers: { authorization: `Bearer ${adminToken}` } });
    expect((await ask()).statusCode).toBe(200);
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
    // 2,000 creators and 65,333 posts.
    expect(lists).toHaveLength(2 + 66);
    const names = [lists[1], lists[40]];
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

/** The id of the n-th row of a kind. */
function idOf(kind: 'u' | 'p' | 'm' | 'b', n: number): string {
  const prefix = { u: 'c1', p: 'd1', m: 'e1', b: 'f1' }[kind];
  return `${prefix}${n.toString(16).padStart(6, '0')}-0000-7000-8000-000000000000`;
}

/** Users 10, 20, … are creators; user 1 is the fan who asks, the last one the admin. */
const FILL = `
alter table ledger_entries disable trigger ledger_entries_deposits_back_credits;
create function pg_temp.id_of(prefix text, n int) returns uuid language sql immutable as
  $$ select (prefix || lpad(to_hex(n), 6, '0') || '-0000-7000-8000-000000000000')::uuid $$;
insert into users (id, email, username, full_name, password_hash, user_type, date_of_birth, kyc_status, legal_consent_version,
  legal_consent_at, posts_count, followers_count, created_at, last_seen_at)
select pg_temp.id_of('c1', n), 'user_' || n || '@example.test', 'user_' || n, case when n % 10 = 0 then 'Creator ' else 'Fan ' end || n, 'x',
  case when n % 10 = 0 then 'creator' else 'fan' end, '1990-01-01', case when n % 10 = 0 then 'approved' else 'none' end, '1.0',
  now(), n % 100, n % 1000, '2026-06-01', '2026-06-01' from generate_series(1, 20000) n;
insert into users (id, email, username, full_name, password_hash, user_type, date_of_birth, legal_consent_version, legal_consent_at,
  created_at, last_seen_at, two_factor_at, staff_role)
values (pg_temp.id_of('c1', 20001), 'admin@example.test', 'the_admin', 'The admin', 'x', 'admin', '1990-01-01', '1.0', now(), now(), now(), now(), 'owner');
insert into media_items (id, owner_id, status, kind, content_type, bytes, has_still, created_at)
select pg_temp.id_of('e1', n), pg_temp.id_of('c1', (n % 2000 + 1) * 10), 'ready', 'photo', 'image/webp', 1, true, now() from generate_series(1, 50000) n;
insert into posts (id, creator_id, title, content, type, media_id, is_nsfw, is_ppv, is_subscriber_only, credit_price, likes_count, status, created_at)
select pg_temp.id_of('d1', n), pg_temp.id_of('c1', (n % 2000 + 1) * 10), 'Post ' || n, repeat('Words. ', 20), 'photo',
  case when n <= 50000 then pg_temp.id_of('e1', n) end, n % 3 = 0, n % 2 = 0, n % 5 = 1, case when n % 2 = 0 then 10 end,
  case when n <= 90000 then 1 else 0 end, case when n % 50 = 7 then 'in_review' else 'published' end, now() from generate_series(1, 100000) n;
insert into post_tags select pg_temp.id_of('d1', n), tag, pg_temp.id_of('d1', n), n % 3 = 0
  from generate_series(1, 100000) n, unnest(array['common', 'rare' || n % 1000]) as tag where n % 50 <> 7;
insert into unlocks (id, fan_id, post_id, credits, created_at)
select gen_random_uuid(), pg_temp.id_of('c1', n % 20000 + 1), pg_temp.id_of('d1', n), 10, now() from generate_series(2, 90000, 2) n;
insert into seen_posts select pg_temp.id_of('c1', n % 20000 + 1), pg_temp.id_of('d1', n), now() from generate_series(1, 90000) n;
insert into saved_posts select pg_temp.id_of('c1', n % 20000 + 1), pg_temp.id_of('d1', n), now() from generate_series(1, 90000) n;
insert into post_likes select pg_temp.id_of('c1', n % 20000 + 1), pg_temp.id_of('d1', n), now() from generate_series(1, 90000) n;
insert into subscriptions (fan_id, creator_id, started_at, ends_at, paid_until) select pg_temp.id_of('c1', n % 3000 + 1), pg_temp.id_of('c1', (n / 20 + 1) * 10), '2026-06-01', '2027-06-01', '2027-06-01'
  from generate_series(1, 30000) n where n % 3000 + 1 <> (n / 20 + 1) * 10 on conflict do nothing;
insert into follows select pg_temp.id_of('c1', n % 3000 + 1), pg_temp.id_of('c1', (n / 20 + 1) * 10), now()
  from generate_series(1, 30000) n where n % 3000 + 1 <> (n / 20 + 1) * 10 on conflict do nothing;
insert into sessions select pg_temp.id_of('a1', n), decode(md5(n::text) || md5(n::text), 'hex'), pg_temp.id_of('c1', n), now(), now() from generate_series(1, 20000) n;
insert into ledger_accounts (id, currency, type, owner, balance, created_at)
select 'CREDIT:wallet:' || pg_temp.id_of('c1', n), 'CREDIT', 'wallet', pg_temp.id_of('c1', n)::text, 100000, now() from generate_series(1, 20000) n
union all select 'CREDIT:issuer', 'CREDIT', 'issuer', '', 0, now() union all select 'PHP:deposits', 'PHP', 'deposits', '', 100000000, now();
insert into ledger_entries (id, reason, key, input_hash, actor_type, subject_type, subject_id, correlation_id, centavos_per_credit, trade_sign, value_centavos, created_at)
select pg_temp.id_of('b1', n), 'unlock', 'e' || n, '', 'system', 'unlock', pg_temp.id_of('b1', n), pg_temp.id_of('b1', n), 100, 1, 100, now() from generate_series(1, 100000) n;
insert into ledger_postings (entry_id, from_account, to_account, currency, amount)
select pg_temp.id_of('b1', n), 'CREDIT:wallet:' || pg_temp.id_of('c1', n % 20000 + 1), 'CREDIT:issuer', 'CREDIT', 1 from generate_series(1, 100000) n;
insert into ledger_postings (entry_id, from_account, to_account, currency, amount)
select pg_temp.id_of('b1', n), 'CREDIT:issuer', 'CREDIT:wallet:' || pg_temp.id_of('c1', n % 500 + 1), 'CREDIT', 1 from generate_series(1, 50000) n;
insert into purchases (id, fan_id, status, payment_method, base_credits, bonus_credits, centavos_per_credit, original_centavos, final_centavos, granted_credits, correlation_id, created_at)
select pg_temp.id_of('f1', n), pg_temp.id_of('c1', n), 'completed', 'paypal', 10, 0, 100, 1000, 1000, 10, pg_temp.id_of('f1', n), now() from generate_series(1, 20000) n;
insert into payment_attempts (id, purchase_id, provider, payment_method, amount_centavos, status, order_id, capture_id, captured_centavos, captured_at, is_final, created_at)
select pg_temp.id_of('f2', n), pg_temp.id_of('f1', n), 'paypal', 'paypal', 1000, 'captured', 'o' || n, 'c' || n, 1000, now(), true, now() from generate_series(1, 20000) n;
insert into disputes (id, purchase_id, fan_id, provider, capture_id, provider_dispute_id, state, amount_centavos, taken_centavos, taken_credits, spent_credits,
  debt_centavos, is_loss, opened_at, created_at, ended_at, seen_at)
select pg_temp.id_of('d1', n), pg_temp.id_of('f1', n), pg_temp.id_of('c1', n), 'paypal', 'c' || n, 'd' || n, case when n % 10 = 0 then 'corrected' else 'won' end,
  1000, 1000, 10, 0, 0, false, now(), now(), now(), now() from generate_series(1, 20000) n;
insert into refunds (id, purchase_id, credits, amount_centavos, created_at)
select pg_temp.id_of('f3', n), pg_temp.id_of('f1', n), 1, 100, now() from generate_series(1, 20000) n;
insert into refund_requests (id, purchase_id, fan_id, reason, credits, amount_centavos, provider, asked_at, decision, answer, decided_at, decided_by)
select pg_temp.id_of('f4', n), pg_temp.id_of('f1', n), pg_temp.id_of('c1', n), '', 9, 900, 'paypal', now(), case when n % 50 > 0 then 'declined' end,
  case when n % 50 > 0 then '' end, case when n % 50 > 0 then now() end, case when n % 50 > 0 then pg_temp.id_of('c1', 1) end from generate_series(1, 20000) n;
insert into post_unlock_counts select pg_temp.id_of('d1', n), 0, 1 from generate_series(2, 90000, 2) n;
insert into creator_daily_earnings (creator_id, day, stripe, earned_centavos) select pg_temp.id_of('c1', n * 10), date '2026-06-15' - d, 0, 100 from generate_series(1, 2000) n, generate_series(1, 20) d;
insert into reports (id, report_type, status, description, reporter_id, reported_user_id, subject_type, subject_id, created_at, action_taken)
select pg_temp.id_of('d1', n), case when n % 3 = 0 then 'spam' else 'others' end, case n % 50 when 0 then 'pending' when 1 then 'dismissed' else 'resolved' end, '',
  pg_temp.id_of('c1', n % 20000 + 1), pg_temp.id_of('c1', (n % 2000 + 1) * 10), 'post', pg_temp.id_of('d1', n), now(),
  case n % 50 when 0 then null when 1 then 'no_action' else 'warning' end from generate_series(1, 20000) n;
insert into content_reviews (content_id, id, content_type, author_id, status, created_at)
select pg_temp.id_of('d1', n), pg_temp.id_of('d1', n), 'post', pg_temp.id_of('c1', (n % 2000 + 1) * 10),
  case n % 50 when 0 then 'pending' when 1 then 'flagged' when 2 then 'removed' else 'approved' end, now() from generate_series(1, 20000) n;
insert into sanctions (id, user_id, kind, severity, warning_type, reason, created_at, ended_at)
select pg_temp.id_of('d1', n), pg_temp.id_of('c1', n % 20000 + 1), case when n % 40 = 0 then 'removal' else 'warning' end, case when n % 40 = 0 then null else 2 end,
  case when n % 40 = 0 then null else 'spam' end, '', timestamptz '2020-01-01' + n * interval '10 minutes',
  case when n % 50 = 1 then null else now() end from generate_series(1, 20000) n;
insert into affiliate_records select pg_temp.id_of('c1', n * 10), 3, '2026-06-01' from generate_series(1, 2000) n;
-- As if few accounts had ever been moved: statistics that make every account look busy.
alter table ledger_postings alter from_account set (n_distinct = 2), alter to_account set (n_distinct = 2);
`;
