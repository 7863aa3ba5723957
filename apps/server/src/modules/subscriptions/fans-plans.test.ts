import type { FanList, FanSort } from '@likha/contract/limits';
import { expect, it } from 'vitest';
import { useFilledPlans } from '../../../test/filled-plans.ts';
import { listFansOf } from './fans.queries.ts';

const { plansOf } = useFilledPlans(() => FILL, 'users, follows, subscriptions, creator_fans, fan_notes');
const NOW = new Date('2026-06-15T10:30:00.000Z');
const LIMIT = 21;
/** A row of a page is looked up in five tables by their indexes, of three pages each at the most. */
const MOST_PAGES = LIMIT * 5 * 4;

it.each<[FanList, FanSort]>([
  ['followers', 'newest'],
  ['followers', 'spent'],
  ['subscribers', 'newest'],
  ['subscribers', 'spent'],
])(
  'of a creator with thousands where others have few, a page of %s by %s reads a page',
  async (list, sort) => {
    const page = { list, sort, q: '', now: NOW, limit: LIMIT } as const;
    const plans = await plansOf(async (db) => {
      const first = await listFansOf(db, idOf(1), { ...page, after: null });
      const last = first.at(-1);
      expect(first).toHaveLength(LIMIT);
      const position = sort === 'spent' ? Number(last?.spent_credits) : Number(last?.since.getTime());
      expect(
        await listFansOf(db, idOf(1), { ...page, after: { position, id: last?.id ?? '' } }),
      ).toHaveLength(LIMIT);
    });
    for (const [whole] of plans)
      expect((whole?.['Shared Hit Blocks'] ?? 0) + (whole?.['Shared Read Blocks'] ?? 0)).toBeLessThan(
        MOST_PAGES,
      );
  },
);

/** The id of the n-th person; the first thousand are creators. */
function idOf(n: number): string {
  return `c1${n.toString(16).padStart(6, '0')}-0000-7000-8000-000000000000`;
}

/** Nothing that keeps counters or words is asked: they are not what is looked at. */
const FILL = `
set session_replication_role = replica;
create function pg_temp.id_of(n int) returns uuid language sql immutable as
  $$ select ('c1' || lpad(to_hex(n), 6, '0') || '-0000-7000-8000-000000000000')::uuid $$;
insert into users (id, email, username, full_name, password_hash, user_type, date_of_birth, kyc_status, legal_consent_version,
  legal_consent_at, created_at, last_seen_at)
select pg_temp.id_of(n), 'user_' || n || '@example.test', 'user_' || n, 'User ' || n, 'x',
  case when n <= 1000 then 'creator' else 'fan' end, '1990-01-01', case when n <= 1000 then 'approved' else 'none' end, '1.0',
  now(), '2026-06-01', '2026-06-01' from generate_series(1, 10000) n;
create temporary table bonds as select pg_temp.id_of(n) as fan_id, pg_temp.id_of(1) as creator_id, n from generate_series(1001, 10000) n
  union all select pg_temp.id_of(n), pg_temp.id_of(n % 999 + 2), n from generate_series(1001, 10000) n;
insert into follows select fan_id, creator_id, timestamptz '2026-06-01' + n * interval '1 second' from bonds;
insert into subscriptions (fan_id, creator_id, started_at, ends_at, paid_until)
select fan_id, creator_id, timestamptz '2026-05-01' + n * interval '1 second', '2027-06-01', '2027-06-01' from bonds;
insert into creator_fans select creator_id, fan_id, n % 100 from bonds;
set session_replication_role = default;
`;
