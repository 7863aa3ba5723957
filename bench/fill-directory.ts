import { sql } from 'kysely';
import type { Database } from '../apps/server/src/platform/database/index.ts';

/** One creator in the directory for so many posts: 1,000 and 100,000 at the two sizes. */
export const POSTS_A_CREATOR = 10;

const FIRST = [
  'Maria',
  'Ana',
  'Amihan',
  'Luningning',
  'Jose',
  'Juan',
  'Angel',
  'Grace',
  'Joy',
  'Mary',
  'Princess',
  'Ligaya',
  'Tala',
  'Bituin',
  'Diwa',
];
const LAST = [
  'Santos',
  'Reyes',
  'Cruz',
  'Bautista',
  'Garcia',
  'Mendoza',
  'Torres',
  'Flores',
  'Ramos',
  'Aquino',
  'Villanueva',
  'Dela Peña',
];
const LIKES = ['cosplay', 'dance', 'fitness', 'travel', 'food', 'music', 'art'];

/** As many as are written at once: the triggers compare the terms of all of a statement's creators. */
const AT_ONCE = 1000;

/**
 * So many more creators, as a directory has them: few names are common and many are rare, every one has a bio, a price and
 * some followers. Their search terms are kept by the triggers, as everybody's are.
 */
export async function fillDirectory(db: Database, creators: number): Promise<void> {
  for (let first = 1; first <= creators; first += AT_ONCE)
    await addCreators(db, first, Math.min(first + AT_ONCE - 1, creators));
}

async function addCreators(db: Database, from: number, to: number): Promise<void> {
  await sql`insert into users (id, email, username, full_name, password_hash, user_type, date_of_birth, kyc_status, legal_consent_version, legal_consent_at,
      bio, subscription_price_centavos, followers_count, subscribers_count, created_at, last_seen_at)
    select ('d0000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'listed' || n || '@bench.test', lower(first) || '_' || n,
      first || ' ' || last, 'x', 'creator', '1990-01-01', 'approved', '1.0', now(),
      'Hello from ' || first || ', I love ' || likes || ' and the sea, pictures every week', 10000 + n % 500 * 100,
      (n::bigint * 7919) % 5000, (n::bigint * 104729) % 300, now(), now()
    from (select n, (${FIRST}::text[])[1 + n * 31 % ${sql.lit(FIRST.length)}]
        || case when n % 3 = 0 then '' else chr(97 + n * 17 % 26) || chr(97 + n * 13 % 26) end as first,
      (${LAST}::text[])[1 + n * 7 % ${sql.lit(LAST.length)}] as last, (${LIKES}::text[])[1 + n % ${sql.lit(LIKES.length)}] as likes
      from generate_series(${from}::int, ${to}::int) n) named`.execute(db);
}
