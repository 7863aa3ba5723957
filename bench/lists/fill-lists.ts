import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../apps/server/src/platform/database/index.ts';
import { referenceOf } from '../references.ts';
import { withoutIndexes } from '../without-indexes.ts';

/** As many people as are written at once: their search terms are made in one statement. */
const AT_ONCE = 20_000;
const FIRST = '{Maria,Jose,Amihan,Ligaya,Dalisay,Bayani,Rosa,Juan,Tala,Mayari,Isagani,Luningning}';
const LAST = '{Santos,Reyes,Cruz,Bautista,Ocampo,Garcia,Mendoza,Torres,Castillo}';

export const TOKEN = 'bench-token-of-an-admin';
const of = (kind: string, n: number) => `${kind}-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
export const personId = (n: number) => of('0a000000', n);
export const adminId = of('0b000000', 1);
/** The coupon that every purchase was made with. */
export const couponId = of('0c000000', 1);

/** The n-th row of a kind, in SQL: kinds are eight hexadecimal digits, `at` an expression. */
const id = (kind: string, at = 'n') =>
  sql.raw(`('${kind}-0000-7000-8000-' || lpad(to_hex(${at}), 12, '0'))::uuid`);
const PERSON = '0a000000';
const ADMIN = sql.lit(adminId);

/**
 * What administrators list, `rows` of each: people (every tenth a creator), reports, uploads, warnings, appeals, coupons and
 * uses of one, payouts, verifications, requests, messages and what was done. One of fifty waits, the others are decided.
 */
export async function fillLists(db: Database, rows: number): Promise<void> {
  await sql`set session_replication_role = replica`.execute(db);
  await fillPeople(db, rows);
  for (const statement of tables(rows)) await statement.execute(db);
  await sql`set session_replication_role = origin`.execute(db);
  await sql`analyze`.execute(db);
  await sql`checkpoint`.execute(db);
}

async function fillPeople(db: Database, rows: number): Promise<void> {
  await sql`insert into users (id, email, username, full_name, password_hash, user_type, date_of_birth, kyc_status, legal_consent_version, legal_consent_at, created_at, last_seen_at, two_factor_at, staff_role)
    values (${ADMIN}::uuid, 'admin@bench.test', 'the_admin', 'The Admin', 'x', 'admin', '1990-01-01', 'none', '1.0', now(), now(), now(), now(), 'owner')`.execute(
    db,
  );
  await sql`insert into sessions (id, token_hash, user_id, created_at, last_used_at)
    values (${ADMIN}::uuid, sha256(convert_to(${TOKEN}::text, 'UTF8')), ${ADMIN}::uuid, now(), now())`.execute(
    db,
  );
  await sql`insert into users (id, email, username, full_name, password_hash, user_type, status, date_of_birth, kyc_status, legal_consent_version, legal_consent_at, created_at, last_seen_at)
    select ${id(PERSON)}, 'person' || n || '@bench.test', lower(first) || '_' || n, first || ' ' || last, 'x',
      case when n % 10 = 0 then 'creator' else 'fan' end, case when n % 97 = 0 then 'banned' else 'active' end, '1990-01-01',
      case when n % 10 = 0 then 'approved' else 'none' end, '1.0', now(), timestamptz '2020-01-01' + n * interval '1 minute', now()
    from (select n, (${FIRST}::text[])[1 + n * 31 % 12] as first, (${LAST}::text[])[1 + n * 7 % 9] as last
      from generate_series(1, ${rows}::int) n) named`.execute(db);
  await withoutIndexes(db, ['person_terms', 'person_words'], () => fillTerms(db, rows));
}

/** What the triggers would have made of these people, but a statement for thousands of them. */
async function fillTerms(db: Database, rows: number): Promise<void> {
  for (let first = 1; first <= rows; first += AT_ONCE) {
    const last = Math.min(first + AT_ONCE - 1, rows);
    await sql`insert into person_terms select * from person_terms_of(
      array(select ${id(PERSON)} from generate_series(${first}::int, ${last}::int) n))`.execute(db);
  }
  await sql`insert into person_words select term, near_keys(term) from (select distinct term from person_terms where weight <> 2) words`.execute(
    db,
  );
}

function tables(rows: number): RawBuilder<unknown>[] {
  const series = sql`generate_series(1, ${rows}::int) n`;
  const person = id(PERSON);
  const creator = id(PERSON, `((n % ${Math.floor(rows / 10)} + 1) * 10)`);
  const waits = sql.raw('n % 50 = 0');
  /** What is null while something waits. */
  const once = (value: RawBuilder<unknown>) => sql`case when ${waits} then null else ${value} end`;
  const decidedBy = once(sql`${ADMIN}::uuid`);
  return [
    sql`insert into reports (id, report_type, status, description, reporter_id, reported_user_id, subject_type, subject_id, created_at, action_taken, decided_by, decided_at)
      select ${id('0d000000')}, case when n % 3 = 0 then 'spam' else 'others' end, case when ${waits} then 'pending' when n % 2 = 0 then 'dismissed' else 'resolved' end,
        'It should not be here', ${person}, ${creator}, 'profile', ${creator}, now(), ${once(sql`case when n % 2 = 0 then 'no_action' else 'warning' end`)}, ${decidedBy}, ${once(sql`now()`)} from ${series}`,
    sql`insert into posts (id, creator_id, title, content, type, is_nsfw, is_ppv, is_subscriber_only, status, created_at)
      select ${id('0e000000')}, ${creator}, 'Post number ' || n, 'Words', 'photo', false, false, false, case when ${waits} then 'in_review' else 'published' end, now() from ${series}`,
    sql`insert into content_reviews (content_id, id, content_type, author_id, status, created_at, decided_by, decided_at)
      select ${id('0e000000')}, ${id('0e000000')}, 'post', ${creator}, case when ${waits} then 'pending' when n % 7 = 0 then 'removed' else 'approved' end, now(), ${decidedBy}, ${once(sql`now()`)} from ${series}`,
    sql`insert into sanctions (id, user_id, kind, severity, warning_type, reason, created_at, created_by, ended_at)
      select ${id('0f000000')}, ${person}, 'warning', 2, 'spam', 'Words', now(), ${ADMIN}::uuid, ${once(sql`now()`)} from ${series}`,
    sql`insert into appeals (id, sanction_id, user_id, text, sent_at, decision, answer, decided_at, decided_by)
      select ${id('1a000000')}, ${id('0f000000')}, ${person}, 'It was not me', now(), ${once(sql`'denied'`)}, ${once(sql`'It was'`)}, ${once(sql`now()`)}, ${decidedBy} from ${series}`,
    sql`insert into coupons (id, code, type, value, created_at, created_by)
      select ${id('0c000000')}, 'SAVE' || n, 'percentage', 1000, now(), ${ADMIN}::uuid from ${series}`,
    sql`insert into purchases (id, fan_id, status, payment_method, base_credits, bonus_credits, centavos_per_credit, original_centavos, final_centavos, granted_credits, correlation_id, created_at, reference)
      select ${id('1b000000')}, ${person}, 'completed', 'paypal', 10, 0, 100, 1000, 900, 10, ${id('1b000000')}, now(), ${referenceOf('n')} from ${series}`,
    sql`insert into coupon_uses (purchase_id, coupon_id, fan_id, state, discount_centavos, created_at)
      select ${id('1b000000')}, ${sql.lit(couponId)}::uuid, ${person}, 'paid', 100, now() from ${series}`,
    sql`insert into payouts (id, creator_id, bucket, centavos, status, method, sealed, last_characters, reason, requested_at, decided_by, decided_at, finished_by, finished_at)
      select ${id('1c000000')}, ${person}, 'earnings', 50000, case when ${waits} then 'pending' else 'paid' end, 'gcash', '\\x00', '1234', null, now(),
        ${decidedBy}, ${once(sql`now()`)}, ${decidedBy}, ${once(sql`now()`)} from ${series}`,
    sql`insert into verifications (id, creator_id, status, id_type, id_number_hash, last_characters, submitted_at, decided_at, decided_by, reason)
      select ${id('1d000000')}, ${person}, case when ${waits} then 'pending' else 'rejected' end, 'passport', sha256(convert_to(n::text, 'UTF8')), '1234', now(), ${once(sql`now()`)}, ${decidedBy}, ${once(sql`'Blurred'`)} from ${series}`,
    sql`insert into removal_requests (id, name, email, relation, content, explanation, language, sent_at, decision, reason, decided_at, decided_by)
      select ${id('1e000000')}, 'Somebody', 'somebody@bench.test', 'depicted', 'A post', 'It is me', 'en', now(), ${once(sql`'refused'`)}, ${once(sql`'It is not'`)}, ${once(sql`now()`)}, ${decidedBy} from ${series}`,
    sql`insert into contact_messages (id, name, email, message, sent_at, answered_at, answered_by)
      select ${id('1f000000')}, 'Somebody', 'somebody@bench.test', 'Hello', now(), ${once(sql`now()`)}, ${decidedBy} from ${series}`,
    sql`insert into admin_actions (id, at, actor_id, action, subject_type, subject_id)
      select ${id('2a000000')}, timestamptz '2020-01-01' + n * interval '1 minute', ${ADMIN}::uuid, case when n % 4 = 0 then 'user.warn' else 'report.update' end, 'user', ${person} from ${series}`,
    sql`insert into affiliate_records select ${id(PERSON, 'n * 10')}, 3, timestamptz '2020-01-01' + n * interval '1 minute' from generate_series(1, ${Math.floor(rows / 10)}::int) n`,
  ];
}
