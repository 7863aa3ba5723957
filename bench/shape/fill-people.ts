import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/platform/database/index.ts';
import { withoutIndexes } from '../without-indexes.ts';
import { ADMIN_ID, creator, fan, fansOf, type Size } from './size.ts';

/** As many people as are written at once: their search terms are made in one statement. */
const AT_ONCE = 20_000;
const FIRST =
  '{Maria,Jose,Amihan,Ligaya,Dalisay,Bayani,Rosa,Juan,Tala,Mayari,Isagani,Luningning,Angel,Grace,Joy,Princess}';
const LAST =
  '{Santos,Reyes,Cruz,Bautista,Ocampo,Garcia,Mendoza,Torres,Castillo,Aquino,Villanueva,Flores,Ramos}';
const LIKES = '{cosplay,dance,fitness,travel,food,music,art}';
/** Few names are many people's and most are few people's. */
const named = (from: string, to: string) => sql`(
  select n, (${FIRST}::text[])[1 + n * 31 % 16] || case when n % 3 = 0 then '' else chr((97 + n * 17 % 26)::int) || chr((97 + n / 26 * 13 % 26)::int) end as first,
    (${LAST}::text[])[1 + n * 7 % 13] as last, (${LIKES}::text[])[1 + n % 7] as likes
  from generate_series(${sql.raw(from)}::bigint, ${sql.raw(to)}::bigint) n) named`;
const SHARED = sql.raw(
  'id, email, username, full_name, password_hash, user_type, status, date_of_birth, kyc_status, legal_consent_version, legal_consent_at, created_at, last_seen_at, email_confirmed_at',
);

/** Everybody, and what they are found by; what counts their followers, subscribers and posts is in `counts`. */
export async function fillPeople(db: Database, size: Size): Promise<void> {
  const fans = fansOf(size);
  await sql`insert into users (${SHARED}, two_factor_at, staff_role) values (${ADMIN_ID}::uuid, 'admin@bench.test', 'the_admin', 'The Admin', 'x', 'admin',
    'active', '1990-01-01', 'none', '1.0', now(), now(), now(), now(), now(), 'owner')`.execute(db);
  await withoutIndexes(db, ['users'], async () => {
    await sql`insert into users (${SHARED}) select ${fan('n')}, 'f' || n || '@bench.test', lower(first) || '.' || n, first || ' ' || last, 'x', 'fan',
        case when n % 97 = 96 then 'banned' else 'active' end, '1990-01-01', 'none', '1.0', now(), now() - (${fans}::int - n) * interval '1 minute', now() - n % 3000 * interval '1 hour', now()
      from ${named('0', String(fans - 1))}`.execute(db);
    await sql`insert into users (${SHARED}, bio, location, subscription_price_centavos, followers_count, subscribers_count, posts_count, mature_posts_count)
      select ${creator('n')}, 'c' || n || '@bench.test', lower(first) || '_' || n, first || ' ' || last, 'x', 'creator',
        case when n % 97 = 96 then 'suspended' else 'active' end, '1990-01-01', case when n % 20 = 19 then 'pending' else 'approved' end, '1.0', now(),
        now() - (${size.creators}::int - n) * interval '9 minutes', now() - n % 3000 * interval '1 hour', now(),
        'Hello from ' || first || ', I love ' || likes || ' and the sea, pictures every week', 'Cebu', 10000 + n % 500 * 100,
        coalesce(followers, 0), coalesce(subscribers, 0), posts, posts / 10
      from ${named('0', String(size.creators - 1))} join counts using (n)`.execute(db);
  });
  await fillTerms(db, size);
}

/** What the triggers would have made of these people, but a statement for thousands of them. */
async function fillTerms(db: Database, size: Size): Promise<void> {
  await withoutIndexes(db, ['person_terms', 'person_words', 'creator_terms', 'search_words'], async () => {
    const everybody = [
      { person: fan, count: fansOf(size) },
      { person: creator, count: size.creators },
    ];
    for (const { person, count } of everybody)
      for (let first = 0; first < count; first += AT_ONCE)
        await sql`insert into person_terms select * from person_terms_of(
          array(select ${person('n')} from generate_series(${first}::int, ${Math.min(first + AT_ONCE, count) - 1}::int) n))`.execute(
          db,
        );
    for (let first = 0; first < size.creators; first += AT_ONCE)
      await sql`insert into creator_terms select * from terms_of(
        array(select ${creator('n')} from generate_series(${first}::int, ${Math.min(first + AT_ONCE, size.creators) - 1}::int) n))`.execute(
        db,
      );
    await sql`insert into person_words select term, near_keys(term) from (select distinct term from person_terms where weight <> 2) words`.execute(
      db,
    );
    await sql`insert into search_words select term, near_keys(term) from (select distinct term from creator_terms where weight <> 2) words`.execute(
      db,
    );
  });
}
