import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/platform/database/index.ts';
import { fillDirectory } from '../fill-directory.ts';

/** Fans with a session each: whose pages are measured. */
export const VIEWERS = 400;
/** As many as a creator of the demo has: what is locked, for sale and free takes turns. */
const POSTS_EACH = 9;

/** What the cookie of a fan's session holds. */
export const cookieOf = (fan: number) => `bench-token-of-fan-${fan.toString().padStart(8, '0')}`;

/** So many creators with the posts of one page each, and fans with nothing in their wallets. @returns the creators' usernames */
export async function fillPages(db: Database, creators: number): Promise<string[]> {
  await fillDirectory(db, creators);
  await sql`update users set posts_count = ${POSTS_EACH} where user_type = 'creator'`.execute(db);
  await sql`insert into media_items (id, owner_id, status, kind, content_type, bytes, width, height, thumbhash, has_still, created_at)
    select ('0e000000-0000-7000-8000-' || lpad(to_hex(n * ${POSTS_EACH}::int + m), 12, '0'))::uuid,
      ('d0000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'ready', 'photo', 'image/webp', 100000, 900, 1125,
      'mTgKFgoJaNpliXqHiIiId4h4A19H+rk=', true, now()
    from generate_series(1, ${creators}::int) n, generate_series(0, ${POSTS_EACH - 1}::int) m`.execute(db);
  await sql`insert into posts (id, creator_id, title, content, type, media_id, is_nsfw, is_ppv, is_subscriber_only, credit_price, tags, status, created_at)
    select ('01900000' || substr(id::text, 9))::uuid, owner_id, 'Post number ' || n, repeat('Words about a picture. ', 5), 'photo', id,
      false, n % 3 = 0, n % 5 = 1, case when n % 3 = 0 then 25 end, '{light,water}', 'published', now() - n % 90 * interval '1 hour'
    from (select id, owner_id, row_number() over (order by id) as n from media_items) listed`.execute(db);
  await sql`insert into users (id, email, username, full_name, password_hash, user_type, date_of_birth, legal_consent_version, legal_consent_at, created_at, last_seen_at)
    select ('fa000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'fan' || n || '@bench.test', 'fan_' || n, 'Fan ' || n, 'x', 'fan',
      '1990-01-01', '1.0', now(), now(), now()
    from generate_series(1, ${VIEWERS}::int) n`.execute(db);
  await sql`insert into sessions (id, token_hash, user_id, created_at, last_used_at)
    select ('5e000000' || substr(id::text, 9))::uuid, sha256(convert_to('bench-token-of-fan-' || lpad(substr(username, 5), 8, '0'), 'UTF8')), id, now(), now()
    from users where user_type = 'fan'`.execute(db);
  await sql`analyze`.execute(db);
  const listed = await db
    .selectFrom('users')
    .select('username')
    .where('user_type', '=', 'creator')
    .orderBy('id')
    .execute();
  return listed.map(({ username }) => username ?? '');
}
