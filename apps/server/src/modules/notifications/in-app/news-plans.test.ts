import { expect, it } from 'vitest';
import { rowsOf, useFilledPlans } from '../../../../test/filled-plans.ts';
import { findNewsStanding, listNews } from './news.queries.ts';

const { plansOf } = useFilledPlans(() => FILL, 'users, posts, follows, notifications, notification_actors');
const NOW = new Date('2026-06-15T10:30:00.000Z');
const LIMIT = 21;
const FOLLOWED = 100;
/** Of each whom somebody follows one post is new. */
const MOST_ROWS = FOLLOWED * 3;

it('what is new reads the new posts of whom somebody follows, and not all that they ever published', async () => {
  const plans = await plansOf(async (db) => {
    expect(await listNews(db, FAN, { now: NOW, limit: LIMIT, after: null })).toHaveLength(LIMIT);
    expect((await findNewsStanding(db, FAN, NOW)).unread).toBe(FOLLOWED);
  });
  for (const steps of plans) expect(Math.max(...steps.map(rowsOf))).toBeLessThan(MOST_ROWS);
});

const FAN = 'c1000000-0000-7000-8000-000000000000';
/** Each creator has 300 posts, one of them of the last days. Nothing that keeps counters or words is asked. */
const FILL = `
set session_replication_role = replica;
create function pg_temp.id_of(prefix text, n int) returns uuid language sql immutable as
  $$ select (prefix || lpad(to_hex(n), 6, '0') || '-0000-7000-8000-000000000000')::uuid $$;
insert into users (id, email, username, full_name, password_hash, user_type, date_of_birth, kyc_status, legal_consent_version,
  legal_consent_at, created_at, last_seen_at)
select pg_temp.id_of('c1', n), 'user_' || n || '@example.test', 'user_' || n, 'User ' || n, 'x', case when n = 0 then 'fan' else 'creator' end, '1990-01-01',
  case when n = 0 then 'none' else 'approved' end, '1.0', now(), '2026-06-01', '2026-06-01' from generate_series(0, ${FOLLOWED}) n;
insert into posts (id, creator_id, title, content, type, is_nsfw, is_ppv, is_subscriber_only, status, created_at)
select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '70008000' || lpad(to_hex(n * 1000 + day), 12, '0'))::uuid, pg_temp.id_of('c1', n), 'Post ' || n, '', 'photo',
  false, false, false, 'published', at
from (select n, day, timestamptz '2026-06-14' - day * interval '10 days' as at from generate_series(1, ${FOLLOWED}) n, generate_series(0, 299) day) dated;
insert into follows select pg_temp.id_of('c1', 0), pg_temp.id_of('c1', n), '2020-01-01' from generate_series(1, ${FOLLOWED}) n;
set session_replication_role = default;
`;
