import { expect, it } from 'vitest';
import { rowsOf, useFilledPlans } from '../../../test/filled-plans.ts';
import { listFiles } from './files.queries.ts';

const { plansOf } = useFilledPlans(() => FILL, 'users, media_items, posts');
const LIMIT = 31;

it.each([
  ['video', 20],
  ['voice', 0],
  ['photo', LIMIT],
] as const)('a page of each %s reads a page, of thousands of pictures', async (kind, found) => {
  const plans = await plansOf(async (db) => {
    expect(await listFiles(db, CREATOR, { kind, q: '', limit: LIMIT })).toHaveLength(found);
  });
  for (const steps of plans) expect(Math.max(...steps.map(rowsOf))).toBeLessThan(LIMIT * 4);
});

const CREATOR = 'c1000001-0000-7000-8000-000000000000';
/** The first creator has 5,000 pictures and, before them all, 20 videos. Nothing that keeps counters or words is asked. */
const FILL = `
set session_replication_role = replica;
create function pg_temp.id_of(prefix text, n int) returns uuid language sql immutable as
  $$ select (prefix || lpad(to_hex(n), 6, '0') || '-0000-7000-8000-000000000000')::uuid $$;
insert into users (id, email, username, full_name, password_hash, user_type, date_of_birth, kyc_status, legal_consent_version,
  legal_consent_at, created_at, last_seen_at)
select pg_temp.id_of('c1', n), 'user_' || n || '@example.test', 'user_' || n, 'User ' || n, 'x', 'creator', '1990-01-01', 'approved', '1.0',
  now(), '2026-06-01', '2026-06-01' from generate_series(1, 1000) n;
insert into media_items (id, owner_id, status, kind, content_type, bytes, video_state, created_at)
select pg_temp.id_of('d0', n), pg_temp.id_of('c1', case when n <= 5020 then 1 else n % 999 + 2 end), 'ready', case when n <= 20 then 'video' else 'photo' end, 'image/webp', 1,
  case when n <= 20 then 'ready' end, '2026-06-01' from generate_series(1, 20000) n;
insert into posts (id, creator_id, title, content, type, media_id, is_nsfw, is_ppv, is_subscriber_only, status, created_at)
select ('d1' || substr(id::text, 3))::uuid, owner_id, 'Post', '', 'photo', id, false, false, false, 'published', created_at from media_items;
set session_replication_role = default;
`;
