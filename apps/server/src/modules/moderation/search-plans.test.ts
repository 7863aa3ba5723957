import { expect, it } from 'vitest';
import { rowsOf, useFilledPlans } from '../../../test/filled-plans.ts';
import { type SearchKind, searchContentRows } from './search-content.queries.ts';

const { plansOf } = useFilledPlans(() => FILL, 'users, posts, comments, media_items');
const LIMIT = 21;
/** Of 20,000: as many as are looked through before the words' index is asked, and a page. */
const MOST_ROWS = 1_100;

it.each<[SearchKind, string, number]>([
  ['post', 'sea', LIMIT],
  ['post', 'common', LIMIT],
  ['post', 'paruparo', 20],
  ['file', 'sea', LIMIT],
  ['file', 'paruparo', 20],
  ['comment', 'sea', LIMIT],
  ['comment', 'paruparo', 20],
  ['full_name', 'maria', LIMIT],
  ['full_name', 'amihan', 20],
  ['bio', 'sea', LIMIT],
  ['bio', 'paruparo', 20],
  ['avatar', 'amihan', 20],
])('a page of each %s that holds %s reads few of many', async (kind, search, found) => {
  const asked = { search, limit: LIMIT, days: { from: undefined, to: undefined } };
  const plans = await plansOf(async (db) => {
    const rows = await searchContentRows(db, kind, { ...asked, after: null });
    expect(rows).toHaveLength(found);
    const after = { id: rows.at(9)?.id ?? '', part: rows.at(9)?.part ?? '' };
    const behind = await searchContentRows(db, kind, { ...asked, after });
    expect(behind.slice(0, 10).map(({ id }) => id)).toEqual(rows.slice(10, 20).map(({ id }) => id));
  });
  for (const steps of plans) expect(Math.max(...steps.map(rowsOf))).toBeLessThan(MOST_ROWS);
});

/** Every post and comment is of the sea, and one of a thousand of butterflies. Nothing that keeps counters or words is asked. */
const FILL = `
set session_replication_role = replica;
create function pg_temp.id_of(prefix text, n int) returns uuid language sql immutable as
  $$ select (prefix || lpad(to_hex(n), 6, '0') || '-0000-7000-8000-000000000000')::uuid $$;
insert into users (id, email, username, full_name, password_hash, user_type, date_of_birth, kyc_status, legal_consent_version,
  legal_consent_at, created_at, last_seen_at, bio, avatar_key)
select pg_temp.id_of('c1', n), 'user_' || n || '@example.test', 'user_' || n, case when n % 1000 = 1 then 'Amihan' else 'Maria' end, 'x', 'creator', '1990-01-01', 'approved', '1.0',
  now(), '2026-06-01', '2026-06-01', case when n % 1000 = 1 then 'Paruparo' else 'Picture' end || ' of the sea', pg_temp.id_of('c2', n) from generate_series(0, 19999) n;
insert into media_items (id, owner_id, status, kind, content_type, bytes, created_at)
select pg_temp.id_of('d0', n), pg_temp.id_of('c1', n % 1000), 'ready', 'photo', 'image/webp', 1, '2026-06-01' from generate_series(1, 20000) n;
insert into posts (id, creator_id, title, content, type, media_id, is_nsfw, is_ppv, is_subscriber_only, tags, status, created_at)
select pg_temp.id_of('d1', n), pg_temp.id_of('c1', n % 1000), 'Post ' || n, case when n % 1000 = 1 then 'Paruparo' else 'Picture' end || ' of the sea', 'photo',
  pg_temp.id_of('d0', n), false, false, false, '{common}', 'published', '2026-06-01' from generate_series(1, 20000) n;
insert into comments (id, post_id, author_id, text, created_at)
select pg_temp.id_of('d2', n), pg_temp.id_of('d1', n), pg_temp.id_of('c1', n % 1000), case when n % 1000 = 1 then 'Paruparo' else 'Picture' end || ' of the sea',
  '2026-06-01' from generate_series(1, 20000) n;
set session_replication_role = default;
`;
