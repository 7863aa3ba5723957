import { sql } from 'kysely';
import type { Database } from '../apps/server/src/platform/database/index.ts';

export const CREATORS = 200;
export const FANS = 400;
const PRICE = 1;
/** Enough for every unlock that a run can make. */
const CREDITS_EACH = 1_000_000;

const hex = (prefix: string, column: string) =>
  sql.raw(`('${prefix}-0000-7000-8000-' || lpad(to_hex(${column}), 12, '0'))::uuid`);
export const creatorId = (index: number) => `c0000000-0000-7000-8000-${index.toString(16).padStart(12, '0')}`;
export const fanId = (index: number) => `fa000000-0000-7000-8000-${index.toString(16).padStart(12, '0')}`;
export const postId = (index: number) => `01900000-0000-7000-8000-${index.toString(16).padStart(12, '0')}`;

/** Fills a migrated database with people, `posts` posts (every second one pay-per-view), and wallets with a history. */
export async function fill(db: Database, posts: number): Promise<void> {
  await sql`insert into users (id, email, username, full_name, password_hash, user_type, date_of_birth, kyc_status, legal_consent_version, legal_consent_at, posts_count, created_at, last_seen_at)
    select ${hex('c0000000', 'n')}, 'creator' || n || '@bench.test', 'creator_' || n, 'Creator ' || n, 'x', 'creator', '1990-01-01', 'approved', '1.0', now(), ${posts / CREATORS}, now(), now()
    from generate_series(1, ${CREATORS}::int) n`.execute(db);
  await sql`insert into users (id, email, username, full_name, password_hash, user_type, date_of_birth, legal_consent_version, legal_consent_at, created_at, last_seen_at)
    select ${hex('fa000000', 'n')}, 'fan' || n || '@bench.test', 'fan_' || n, 'Fan ' || n, 'x', 'fan', '1990-01-01', '1.0', now(), now(), now()
    from generate_series(1, ${FANS}::int) n`.execute(db);
  await sql`insert into media_items (id, owner_id, status, kind, content_type, bytes, width, height, thumbhash, has_still, created_at)
    select ${hex('0e000000', 'n')}, ${hex('c0000000', `(1 + n % ${CREATORS})`)}, 'ready', 'photo', 'image/webp', 100000, 900, 1125, 'mTgKFgoJaNpliXqHiIiId4h4A19H+rk=', true, now()
    from generate_series(1, ${posts}::int) n`.execute(db);
  await sql`insert into posts (id, creator_id, title, content, type, media_id, is_nsfw, is_ppv, is_subscriber_only, credit_price, tags, status, created_at)
    select ${hex('01900000', 'n')}, ${hex('c0000000', `(1 + n % ${CREATORS})`)}, 'Post number ' || n, repeat('Words about a picture. ', 12), 'photo', ${hex('0e000000', 'n')},
      false, n % 2 = 0, n % 7 = 1, case when n % 2 = 0 then ${PRICE}::int end, '{light,water}', 'published', now()
    from generate_series(1, ${posts}::int) n`.execute(db);
  await fillBooks(db);
  await sql`analyze`.execute(db);
}

/** Wallets with twenty movements each, in books that balance. */
async function fillBooks(db: Database): Promise<void> {
  const credits = FANS * CREDITS_EACH;
  await sql`insert into ledger_accounts (id, currency, may_go_negative, balance, total_in, total_out, created_at)
    select 'CREDIT:wallet:' || ${hex('fa000000', 'n')}, 'CREDIT', false, ${CREDITS_EACH}::bigint, ${CREDITS_EACH}::bigint, 0, now() from generate_series(1, ${FANS}::int) n
    union all select 'PHP:creator:' || ${hex('c0000000', 'n')}, 'PHP', false, 0, 0, 0, now() from generate_series(1, ${CREATORS}::int) n
    union all values ('PHP:revenue', 'PHP', false, 0::bigint, 0::bigint, 0::bigint, now()),
      ('CREDIT:issuer', 'CREDIT', true, ${-credits}::bigint, 0::bigint, ${credits}::bigint, now()),
      ('PHP:deposits', 'PHP', false, ${credits * 100}::bigint, ${credits * 100}::bigint, 0::bigint, now()),
      ('PHP:clearing:paypal', 'PHP', true, ${-credits * 100}::bigint, 0::bigint, ${credits * 100}::bigint, now())`.execute(
    db,
  );
  await sql`insert into ledger_entries (id, reason, key, input_hash, description, value_centavos, created_at)
    select gen_random_uuid(), 'bonus', 'bench:' || n || ':' || m, '\\x00', 'Bought 50,000 credits', 5000000, now() from generate_series(1, ${FANS}::int) n, generate_series(1, 20) m`.execute(
    db,
  );
  await sql`insert into ledger_postings (entry_id, from_account, to_account, currency, amount)
    select e.id, 'CREDIT:issuer', 'CREDIT:wallet:' || ${hex('fa000000', "split_part(e.key, ':', 2)::int")}, 'CREDIT', ${CREDITS_EACH / 20}::bigint from ledger_entries e order by e.key`.execute(
    db,
  );
  await sql`insert into ledger_postings (entry_id, from_account, to_account, currency, amount)
    select e.id, 'PHP:clearing:paypal', 'PHP:deposits', 'PHP', ${(CREDITS_EACH / 20) * 100}::bigint from ledger_entries e`.execute(
    db,
  );
}
