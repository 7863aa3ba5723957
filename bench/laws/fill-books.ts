import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../../apps/server/src/platform/database/index.ts';
import { referenceOf } from '../references.ts';

/** One purchase of 1,000 credits, seven tips and three unlocks of 100: 2 + 10 × 3 postings. */
export const POSTINGS_A_GROUP = 32;
const LEAST_POSTS = 5_000;
export const GROUPS_A_FAN = 40;
/** Posts from one fan's first to the next one's: all creators sell in every month. */
const STRIDE = 41;
const SALES = 10;
const TIPS = 7;
export const PRICE = 100;
const RATE = 100;

const CREATOR_CENTAVOS = 7_000;
const REVENUE_CENTAVOS = 3_000;

type Sql = RawBuilder<unknown>;
const numbered = (prefix: string, number: string): Sql =>
  sql.raw(`('${prefix}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`);
const fan = (group: string) => numbered('01000000', `(${group} / ${GROUPS_A_FAN})`);
const postsOf = (creators: number) => creators * Math.ceil(LEAST_POSTS / creators);
/** An id of the group's moment, as the house makes them. */
const made = (kind: string, n: string): Sql =>
  sql.raw(`(lpad(to_hex(ms), 12, '0') || '7${kind}8' || lpad(to_hex(${n}), 15, '0'))::uuid`);

/** How many groups, over which time, and of how many creators; nothing of what is bought is spent where it says so. */
export interface Stretch {
  first: number;
  count: number;
  from: Date;
  to: Date;
  creators: number;
  isUnspent?: boolean;
}

/** People and posts for so many groups in all. */
export async function fillPeople(
  db: Database,
  { groups, creators }: { groups: number; creators: number },
): Promise<void> {
  const posts = postsOf(creators);
  const fans = Math.ceil(groups / GROUPS_A_FAN) + 1;
  const since = sql`'2020-01-01T00:00:00Z'::timestamptz`;
  await sql`insert into users (id, email, username, full_name, password_hash, user_type, date_of_birth, kyc_status, legal_consent_version, legal_consent_at, posts_count, created_at, last_seen_at)
    select ${numbered('02000000', 'n')}, 'c' || n || '@bench.test', 'creator_' || n, 'Creator ' || n, 'x', 'creator', '1990-01-01', 'approved', '1.0', ${since}, ${posts / creators}::int, ${since}, ${since}
    from generate_series(0, ${creators - 1}::int) n`.execute(db);
  await sql`insert into users (id, email, username, full_name, password_hash, user_type, date_of_birth, legal_consent_version, legal_consent_at, created_at, last_seen_at)
    select ${numbered('01000000', 'n')}, 'f' || n || '@bench.test', 'fan_' || n, 'Fan ' || n, 'x', 'fan', '1990-01-01', '1.0', ${since}, ${since}, ${since}
    from generate_series(0, ${fans}::int) n`.execute(db);
  await sql`insert into posts (id, creator_id, title, content, type, is_nsfw, is_ppv, is_subscriber_only, credit_price, status, created_at)
    select ${numbered('00300000', 'n')}, ${numbered('02000000', `(n % ${creators})`)}, 'Post ' || n, 'Words', 'photo', false, true, false, ${PRICE}::int, 'published', ${since}
    from generate_series(0, ${posts - 1}::int) n`.execute(db);
  await sql`insert into ledger_accounts (id, currency, type, owner, balance, created_at)
    select 'CREDIT:wallet:' || ${numbered('01000000', 'n')}, 'CREDIT', 'wallet', ${numbered('01000000', 'n')}::text, 0, ${since} from generate_series(0, ${fans}::int) n
    union all select 'PHP:creator_payable:' || ${numbered('02000000', 'n')}, 'PHP', 'creator_payable', ${numbered('02000000', 'n')}::text, 0, ${since} from generate_series(0, ${creators - 1}::int) n
    union all select currency || ':' || type || case owner when '' then '' else ':' || owner end, currency, type, owner, 0, ${since}
      from (values ('CREDIT', 'issuer', ''), ('PHP', 'deposits', ''), ('PHP', 'clearing', 'paypal'), ('PHP', 'revenue', '')) house (currency, type, owner)`.execute(
    db,
  );
}

/** Books that keep every law: rows, entries, postings, balances and figures. Written in bulk, without a look at each entry. */
export async function fillGroups(db: Database, stretch: Stretch): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await writeRows(tx, stretch);
    await keepFigures(tx, stretch.first);
  });
}

async function writeRows(tx: Tx, { first, count, from, to, creators, isUnspent }: Stretch): Promise<void> {
  const post = `((g / ${GROUPS_A_FAN} * ${STRIDE} + g % ${GROUPS_A_FAN} * ${SALES} + j) % ${postsOf(creators)})`;
  await sql`create temporary table groups on commit drop as
    select g, at, (extract(epoch from at) * 1000)::bigint as ms from (
      select g, date_trunc('milliseconds', ${from}::timestamptz + (${to}::timestamptz - ${from}::timestamptz) * ((g - ${first}::int)::float / ${count}::int)) as at
      from generate_series(${first}::int, ${first + count - 1}::int) g) moments`.execute(tx);
  await sql`create temporary table sold on commit drop as
    select g, j, at, ms, ${made('100', `g::bigint * ${SALES} + j`)} as id, ${fan('g')} as fan_id, ${numbered('00300000', post)} as post_id,
      ${numbered('02000000', `(${post} % ${creators})`)} as creator_id, case when j < ${TIPS}::int then 'tip' else 'unlock' end as reason
    from groups, generate_series(0, ${isUnspent ? -1 : SALES - 1}::int) j`.execute(tx);
  await sql`insert into purchases (id, fan_id, status, payment_method, base_credits, bonus_credits, granted_credits, centavos_per_credit, original_centavos, final_centavos, correlation_id, settings_version, created_at, settled_at, reference)
    select ${made('200', 'g')}, ${fan('g')}, 'completed', 'paypal', ${PRICE * SALES}::int, 0, ${PRICE * SALES}::int, ${RATE}::int, ${PRICE * SALES * RATE}::int, ${PRICE * SALES * RATE}::int, ${made('200', 'g')}, 1, at, at, ${referenceOf('g')} from groups`.execute(
    tx,
  );
  await sql`insert into payment_attempts (id, purchase_id, provider, payment_method, amount_centavos, status, order_id, capture_id, captured_centavos, captured_at, is_final, created_at)
    select ${made('300', 'g')}, ${made('200', 'g')}, 'paypal', 'paypal', ${PRICE * SALES * RATE}::int, 'captured', 'o' || g, 'c' || g, ${PRICE * SALES * RATE}::int, at, true, at from groups`.execute(
    tx,
  );
  await sql`insert into tips (id, fan_id, creator_id, credits, message, idempotency_key, created_at) select id, fan_id, creator_id, ${PRICE}::int, '', id::text, at from sold where reason = 'tip'`.execute(
    tx,
  );
  await sql`insert into unlocks (id, fan_id, post_id, credits, created_at) select id, fan_id, post_id, ${PRICE}::int, at from sold where reason = 'unlock'`.execute(
    tx,
  );
  const entries = sql`insert into ledger_entries (id, reason, key, input_hash, actor_type, actor_id, subject_type, subject_id, correlation_id, centavos_per_credit, settings_version, trade_sign, value_centavos, created_at)`;
  await sql`${entries} select ${made('400', 'g')}, 'purchase', 'purchase:' || ${made('200', 'g')}, '', 'fan', ${fan('g')}, 'purchase', ${made('200', 'g')}, ${made('200', 'g')}, ${RATE}::int, 1, 1, ${PRICE * SALES * RATE}::int, at from groups`.execute(
    tx,
  );
  await sql`${entries} select ${made('500', `g::bigint * ${SALES} + j`)}, reason, reason || ':' || id, '', 'fan', fan_id, reason, id, id, ${RATE}::int, 1, 1, ${PRICE * RATE}::int, at from sold`.execute(
    tx,
  );
  await sql`insert into ledger_postings (entry_id, from_account, to_account, currency, amount)
    select ${made('400', 'g')}, p.* from groups cross join lateral (values ('CREDIT:issuer', 'CREDIT:wallet:' || ${fan('g')}, 'CREDIT', ${PRICE * SALES}::bigint),
      ('PHP:clearing:paypal', 'PHP:deposits', 'PHP', ${PRICE * SALES * RATE}::bigint)) p order by g`.execute(
    tx,
  );
  await sql`insert into ledger_postings (entry_id, from_account, to_account, currency, amount)
    select ${made('500', `g::bigint * ${SALES} + j`)}, p.* from sold cross join lateral (values ('CREDIT:wallet:' || fan_id, 'CREDIT:issuer', 'CREDIT', ${PRICE}::bigint),
      ('PHP:deposits', 'PHP:creator_payable:' || creator_id, 'PHP', ${CREATOR_CENTAVOS}::bigint), ('PHP:deposits', 'PHP:revenue', 'PHP', ${REVENUE_CENTAVOS}::bigint)) p order by g, j`.execute(
    tx,
  );
}

/** Balances, turnover and counters of what was just written. */
async function keepFigures(tx: Tx, first: number): Promise<void> {
  await sql`update ledger_accounts a set balance = a.balance + m.balance,
      turnover_in = a.turnover_in + case when a.type in ('wallet', 'creator_payable') then m.came else 0 end,
      turnover_out = a.turnover_out + case when a.type in ('wallet', 'creator_payable') then m.went else 0 end
    from (select account, sum(came - went) as balance, sum(came) as came, sum(went) as went from (
      select to_account as account, amount as came, 0::bigint as went from ledger_postings where entry_id >= ${lowest(first)} union all
      select from_account, 0, amount from ledger_postings where entry_id >= ${lowest(first)}) each group by account) m where m.account = a.id`.execute(
    tx,
  );
  await sql`insert into post_unlock_counts as c (post_id, stripe, unlocks) select post_id, 0, count(*) from sold where reason = 'unlock' group by post_id
    on conflict (post_id, stripe) do update set unlocks = c.unlocks + excluded.unlocks`.execute(tx);
  await sql`insert into creator_daily_earnings as d (creator_id, day, stripe, earned_centavos)
    select creator_id, (at at time zone 'Asia/Manila')::date, 0, count(*) * ${CREATOR_CENTAVOS}::bigint from sold group by 1, 2
    on conflict (creator_id, day, stripe) do update set earned_centavos = d.earned_centavos + excluded.earned_centavos`.execute(
    tx,
  );
  await sql`insert into creator_fans as f (creator_id, fan_id, spent_credits) select creator_id, fan_id, count(*) * ${PRICE}::int from sold group by 1, 2
    on conflict (creator_id, fan_id) do update set spent_credits = f.spent_credits + excluded.spent_credits`.execute(
    tx,
  );
  await sql`insert into unsettled_captures (attempt_id, provider, amount_centavos, captured_at)
    select ${made('300', 'g')}, 'paypal', ${PRICE * SALES * RATE}::int, at from groups`.execute(tx);
}

/** Below all ids of the groups from this one on. */
const lowest = (first: number): Sql =>
  sql`(select (lpad(to_hex(ms), 12, '0') || '70008000000000000000')::uuid from groups where g = ${first}::int)`;
