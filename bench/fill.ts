import { sql } from 'kysely';
import type { Database } from '../apps/server/src/platform/database/index.ts';
import { fillDirectory, POSTS_A_CREATOR } from './fill-directory.ts';

export const CREATORS = 200;
/** Who asks through the app. */
export const FANS = 4000;
/** Who the floor asks for: so many for each of its connections, and nobody else's. */
export const FLOOR_CONNECTIONS = 64;
export const FANS_EACH = 400;
const ALL_FANS = FANS + FLOOR_CONNECTIONS * FANS_EACH;
/** Fans whose wallets have a history of twenty movements. */
const WITH_HISTORY = 400;
const PRICE = 1;
/** Posts of one creator that everybody buys, one after the other, and nobody else: the last ones of all. */
export const CROWD_POSTS = 25;
/** Fans who follow nobody, some, and many. */
export const FOLLOWERS = { none: 1, some: 2, many: 3 } as const;
/** Creators besides, who are in no directory and have two posts each, of the last week. */
const FOLLOWED = 5000;
const SOME_FOLLOWED = 50;
/** Enough for every unlock that a run can make. */
const CREDITS_EACH = 1_000_000;

const hex = (prefix: string, column: string) =>
  sql.raw(`('${prefix}-0000-7000-8000-' || lpad(to_hex(${column}), 12, '0'))::uuid`);
export const creatorId = (index: number) => `c0000000-0000-7000-8000-${index.toString(16).padStart(12, '0')}`;
export const fanId = (index: number) => `fa000000-0000-7000-8000-${index.toString(16).padStart(12, '0')}`;
export const postId = (index: number) => `01900000-0000-7000-8000-${index.toString(16).padStart(12, '0')}`;
/** The bearer token of a fan who asks through the app. */
export const tokenOf = (index: number) => `bench-token-of-fan-${index.toString().padStart(8, '0')}`;

/** Fills a migrated database with people, `posts` posts (every second one pay-per-view), and wallets. */
export async function fill(db: Database, posts: number): Promise<void> {
  await sql`insert into users (id, email, username, full_name, password_hash, user_type, date_of_birth, kyc_status, legal_consent_version, legal_consent_at, posts_count, created_at, last_seen_at)
    select ${hex('c0000000', 'n')}, 'creator' || n || '@bench.test', 'creator_' || n, 'Creator ' || n, 'x', 'creator', '1990-01-01', 'approved', '1.0', now(), ${posts / CREATORS}, now(), now()
    from generate_series(1, ${CREATORS}::int) n`.execute(db);
  await sql`insert into users (id, email, username, full_name, password_hash, user_type, date_of_birth, legal_consent_version, legal_consent_at, created_at, last_seen_at)
    select ${hex('fa000000', 'n')}, 'fan' || n || '@bench.test', 'fan_' || n, 'Fan ' || n, 'x', 'fan', '1990-01-01', '1.0', now(), now(), now()
    from generate_series(1, ${ALL_FANS}::int) n`.execute(db);
  await sql`insert into sessions (id, token_hash, user_id, created_at, last_used_at)
    select ${hex('5e000000', 'n')}, sha256(convert_to('bench-token-of-fan-' || lpad(n::text, 8, '0'), 'UTF8')), ${hex('fa000000', 'n')}, now(), now()
    from generate_series(1, ${FANS}::int) n`.execute(db);
  await sql`insert into media_items (id, owner_id, status, kind, content_type, bytes, width, height, thumbhash, has_still, created_at)
    select ${hex('0e000000', 'n')}, ${hex('c0000000', `(1 + n % ${CREATORS})`)}, 'ready', 'photo', 'image/webp', 100000, 900, 1125, 'mTgKFgoJaNpliXqHiIiId4h4A19H+rk=', true, now()
    from generate_series(1, ${posts}::int) n`.execute(db);
  await sql`insert into posts (id, creator_id, title, content, type, media_id, is_nsfw, is_ppv, is_subscriber_only, credit_price, tags, status, created_at)
    select ${hex('01900000', 'n')}, ${hex('c0000000', `(1 + n % ${CREATORS})`)}, 'Post number ' || n, repeat('Words about a picture. ', 12), 'photo', ${hex('0e000000', 'n')},
      false, n % 2 = 0, n % 7 = 1, case when n % 2 = 0 then ${PRICE}::int end, '{light,water}', 'published', now()
    from generate_series(1, ${posts}::int) n`.execute(db);
  await fillDirectory(db, posts / POSTS_A_CREATOR - CREATORS);
  await fillFollows(db);
  await fillBooks(db);
  await sql`analyze`.execute(db);
  // What was just filled is written down now, not while something is measured.
  await sql`checkpoint`.execute(db);
}

async function fillFollows(db: Database): Promise<void> {
  await sql`insert into users (id, email, username, full_name, password_hash, user_type, date_of_birth, legal_consent_version, legal_consent_at, posts_count, created_at, last_seen_at)
    select ${hex('e0000000', 'n')}, 'followed' || n || '@bench.test', 'followed_' || n, 'Followed ' || n, 'x', 'creator', '1990-01-01', '1.0', now(), 2, now(), now()
    from generate_series(1, ${FOLLOWED}::int) n`.execute(db);
  await sql`insert into media_items (id, owner_id, status, kind, content_type, bytes, width, height, thumbhash, has_still, created_at)
    select ${hex('0e800000', 'n')}, ${hex('e0000000', `(1 + n % ${FOLLOWED})`)}, 'ready', 'photo', 'image/webp', 100000, 900, 1125, 'mTgKFgoJaNpliXqHiIiId4h4A19H+rk=', true, now()
    from generate_series(1, ${2 * FOLLOWED}::int) n`.execute(db);
  await sql`insert into posts (id, creator_id, title, content, type, media_id, is_nsfw, is_ppv, is_subscriber_only, tags, status, created_at)
    select ${hex('01800000', 'n')}, ${hex('e0000000', `(1 + n % ${FOLLOWED})`)}, 'Followed post ' || n, repeat('Words about a picture. ', 12), 'photo', ${hex('0e800000', 'n')},
      false, false, false, '{light,water}', 'published', now() - n * interval '1 minute'
    from generate_series(1, ${2 * FOLLOWED}::int) n`.execute(db);
  await sql`insert into follows (fan_id, creator_id, created_at)
    select ${fanId(FOLLOWERS.many)}::uuid, ${hex('e0000000', 'n')}, now() - n * interval '1 minute' from generate_series(1, ${FOLLOWED}::int) n
    union all select ${fanId(FOLLOWERS.some)}::uuid, ${hex('e0000000', `(n * ${FOLLOWED / SOME_FOLLOWED})`)}, now() - n * interval '1 minute' from generate_series(1, ${SOME_FOLLOWED}::int) n`.execute(
    db,
  );
}

/** Wallets in books that balance; rows written in bulk need no look at each entry. */
async function fillBooks(db: Database): Promise<void> {
  const credits = ALL_FANS * CREDITS_EACH;
  await sql`alter table ledger_entries disable trigger ledger_entries_deposits_back_credits`.execute(db);
  await sql`insert into ledger_accounts (id, currency, type, owner, balance, turnover_in, created_at)
    select 'CREDIT:wallet:' || ${hex('fa000000', 'n')}, 'CREDIT', 'wallet', ${hex('fa000000', 'n')}::text, ${CREDITS_EACH}::bigint, ${CREDITS_EACH}::bigint, now() from generate_series(1, ${ALL_FANS}::int) n
    union all values ('CREDIT:issuer', 'CREDIT', 'issuer', '', ${-credits}::bigint, 0::bigint, now()),
      ('PHP:deposits', 'PHP', 'deposits', '', ${credits * 100}::bigint, 0::bigint, now()),
      ('PHP:clearing:paypal', 'PHP', 'clearing', 'paypal', ${-credits * 100}::bigint, 0::bigint, now())`.execute(
    db,
  );
  await sql`insert into ledger_entries (id, reason, key, input_hash, actor_type, subject_type, subject_id, correlation_id, centavos_per_credit, trade_sign, details, value_centavos, created_at)
    select gen_random_uuid(), 'purchase', 'bench:' || n || ':' || m, '\\x00', 'system', 'purchase', gen_random_uuid(), gen_random_uuid(), 100, 1,
      '{"package_id": null, "base_credits": 50000, "bonus_credits": 0}', 5000000, now()
    from generate_series(1, ${ALL_FANS}::int) n, generate_series(1, case when n <= ${WITH_HISTORY}::int then 20 else 1 end) m`.execute(
    db,
  );
  const each = sql.raw(
    `case when split_part(e.key, ':', 2)::int <= ${WITH_HISTORY} then ${CREDITS_EACH / 20} else ${CREDITS_EACH} end`,
  );
  await sql`insert into ledger_postings (entry_id, from_account, to_account, currency, amount)
    select e.id, 'CREDIT:issuer', 'CREDIT:wallet:' || ${hex('fa000000', "split_part(e.key, ':', 2)::int")}, 'CREDIT', ${each} from ledger_entries e order by e.key`.execute(
    db,
  );
  await sql`insert into ledger_postings (entry_id, from_account, to_account, currency, amount)
    select e.id, 'PHP:clearing:paypal', 'PHP:deposits', 'PHP', ${each} * 100 from ledger_entries e`.execute(
    db,
  );
  await sql`alter table ledger_entries enable trigger ledger_entries_deposits_back_credits`.execute(db);
}
