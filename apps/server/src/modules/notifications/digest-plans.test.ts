import { MAILED_KINDS } from '@likha/contract/notification-kinds';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { readWhole, type Statement } from '../../../test/plans.ts';
import type { DB } from '../../platform/schema.generated.ts';
import { type Digest, listNewPosts } from './digests.queries.ts';
import {
  findFollowers,
  findReferred,
  findSales,
  findSubscribers,
  findTips,
  listCommented,
  listLiked,
} from './facts.queries.ts';
import { gatherDigests } from './gather-digests.ts';
import { sendNotices } from './send-notices.ts';

/** Its rows are for plans, and break the laws of what is counted. */
const harness = useHarness({ laws: [] });
const BIG = ['users', 'posts', 'follows', 'subscriptions', 'blocks', 'comments', 'tips', 'notices'];
const BOOKS = ['ledger_entries', 'ledger_postings', 'notification_settings'];

let client: pg.Client;
const sent = new Map<string, Statement>();

beforeAll(async () => {
  client = new pg.Client({ connectionString: harness.connectionString });
  await client.connect();
  await client.query(FILL);
  await client.query('analyze');
});
afterAll(() => client.end());

it('with 10,000 people and 30,000 posts nothing that the mails of an evening ask for reads a table from end to end', async () => {
  const now = new Date('2026-06-15T10:30:00.000Z');
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: harness.deps.pool }),
    log: ({ query }) => void sent.set(query.sql, query),
  });
  const deps = { ...harness.deps, db, clock: { now: () => now } };
  await gatherDigests(deps, { people: 1000, waiting: 100_000 });
  await sendNotices(deps);
  const { rows } = await client.query(
    `select kind, done_at is not null as is_done, reached is not null as is_for_many from digests order by kind`,
  );
  const done = { is_done: true, is_for_many: true };
  expect(rows).toEqual([...MAILED_KINDS].sort().map((kind) => ({ kind, ...done })));
  const [personId, until] = [idOf('c1', 10), now];
  for (const kind of MAILED_KINDS.filter((each) => each !== 'new_post'))
    for (const which of [{ noticeId: idOf('d4', 1) }, { personId, kind, until }]) {
      await findTips(db, which);
      await findSubscribers(db, which, now);
      await listCommented(db, which, 11);
      await findSales(db, which);
      await findFollowers(db, which);
      await findReferred(db, which);
      await listLiked(db, which, 11);
    }
  const window: Pick<Digest, 'since' | 'until'> = { since: new Date('2026-06-14T10:00:00.000Z'), until };
  await listNewPosts(db, idOf('c1', 1), window, { now, limit: 11 });
  const statements = [...sent.values()].filter(
    ({ sql }) => !/^(begin|commit|rollback|set )|graphile/.test(sql),
  );
  expect(statements.length).toBeGreaterThan(12);
  for (const statement of statements)
    expect(await readWhole(client, statement, [...BIG, ...BOOKS]), statement.sql).toEqual([]);
});

/** The id of the n-th row of a kind. */
function idOf(prefix: string, n: number): string {
  return `${prefix}${n.toString(16).padStart(6, '0')}-0000-7000-8000-000000000000`;
}

/** Users 10, 20, … are creators. Nothing that keeps counters or words is asked: they are not what is looked at. */
const FILL = `
set session_replication_role = replica;
create function pg_temp.id_of(prefix text, n int) returns uuid language sql immutable as
  $$ select (prefix || lpad(to_hex(n), 6, '0') || '-0000-7000-8000-000000000000')::uuid $$;
insert into users (id, email, username, full_name, password_hash, user_type, date_of_birth, kyc_status, legal_consent_version,
  legal_consent_at, created_at, last_seen_at, email_confirmed_at)
select pg_temp.id_of('c1', n), 'user_' || n || '@example.test', 'user_' || n, 'User ' || n, 'x',
  case when n % 10 = 0 then 'creator' else 'fan' end, '1990-01-01', case when n % 10 = 0 then 'approved' else 'none' end, '1.0',
  now(), '2026-06-01', '2026-06-01', now() from generate_series(1, 10000) n;
insert into posts (id, creator_id, title, content, type, is_nsfw, is_ppv, is_subscriber_only, status, created_at)
select pg_temp.id_of('d1', n), pg_temp.id_of('c1', (n % 1000 + 1) * 10), 'Post ' || n, '', 'photo', n % 3 = 0, false, false, 'published',
  '2026-06-15' from generate_series(1, 30000) n;
insert into follows select pg_temp.id_of('c1', n % 3000 + 1), pg_temp.id_of('c1', (n / 20 + 1) * 10), now()
  from generate_series(1, 15000) n where n % 3000 + 1 <> (n / 20 + 1) * 10 on conflict do nothing;
insert into subscriptions (fan_id, creator_id, started_at, ends_at, paid_until)
select pg_temp.id_of('c1', n % 3000 + 1), pg_temp.id_of('c1', (n / 20 + 1) * 10), '2026-06-01', '2027-06-01', '2027-06-01'
  from generate_series(1, 15000) n where n % 3000 + 1 <> (n / 20 + 1) * 10 on conflict do nothing;
insert into comments (id, post_id, author_id, text, created_at)
select pg_temp.id_of('d2', n), pg_temp.id_of('d1', n * 3), pg_temp.id_of('c1', n + 1), 'x', '2026-06-15' from generate_series(1, 10000) n;
insert into tips (id, fan_id, creator_id, credits, message, idempotency_key, created_at)
select pg_temp.id_of('d3', n), pg_temp.id_of('c1', n), pg_temp.id_of('c1', (n % 1000 + 1) * 10), 1, '', n::text, '2026-06-15'
  from generate_series(1, 10000) n where n % 10 <> 0;
insert into notices (id, person_id, kind, subject_id, at, state)
select pg_temp.id_of('d4', n), pg_temp.id_of('c1', (n % 1000 + 1) * 10), (array['comment', 'tip', 'new_subscriber', 'sale', 'new_follower', 'like', 'referral'])[n % 7 + 1],
  pg_temp.id_of('d2', n), '2026-06-15', 'gathered' from generate_series(1, 10000) n;
insert into notification_settings select pg_temp.id_of('c1', n * 3), '{tip}', now() from generate_series(1, 3000) n;
insert into blocks select pg_temp.id_of('d5', n), pg_temp.id_of('c1', n * 10), pg_temp.id_of('c1', n), now() from generate_series(1, 1000) n;
insert into ledger_entries (id, reason, key, input_hash, actor_type, subject_type, subject_id, correlation_id, centavos_per_credit, trade_sign,
  value_centavos, created_at)
select pg_temp.id_of('b1', n), 'tip', 'e' || n, '', 'system', 'tip', pg_temp.id_of('d3', n), pg_temp.id_of('b1', n), 100, 1, 100, now()
  from generate_series(1, 10000) n;
insert into ledger_postings (entry_id, from_account, to_account, currency, amount)
select pg_temp.id_of('b1', n), 'PHP:deposits', 'PHP:revenue', 'PHP', 1 from generate_series(1, 10000) n;
set session_replication_role = default;
`;
