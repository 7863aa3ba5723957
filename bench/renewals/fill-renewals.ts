import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../../apps/server/src/platform/database/index.ts';
import { referenceOf } from '../references.ts';

const CREATORS = 500;
const EACH = 5;
const RATE = 100;
const PRICE_CENTAVOS = 10_000;
/** What each fan has, which is more than all of their renewals cost. */
const CREDITS = 1000;

const numbered = (kind: string, number: string): RawBuilder<unknown> =>
  sql.raw(`('${kind}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`);
const fan = (n = 'n') => numbered('01000000', n);
const creator = (n: string) => numbered('02000000', n);

/**
 * So many subscriptions that are due at one moment, five of each fan, with creators who share them evenly, and fans who bought
 * what pays for them. They were given until then, so that no charge stands behind them. Keeps every law.
 */
export async function fillRenewals(db: Database, renewals: number, dueAt: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    const fans = Math.ceil(renewals / EACH);
    await fillPeople(tx, fans);
    await fillWallets(tx, fans);
    await sql`insert into subscriptions (fan_id, creator_id, started_at, paid_until, ends_at, months, agreed_centavos, next_try_at)
      select ${fan(`n / ${EACH}`)}, ${creator(`n % ${CREATORS}`)}, ${dueAt}::timestamptz - interval '1 month', ${dueAt}, ${dueAt}::timestamptz + interval '3 days', 0, ${PRICE_CENTAVOS}::int, ${dueAt}
      from generate_series(0, ${renewals - 1}::int) n`.execute(tx);
    await sql`update users u set subscribers_count = s.subscribers from (select creator_id, count(*)::int as subscribers from subscriptions group by 1) s where s.creator_id = u.id`.execute(
      tx,
    );
  });
  await sql`vacuum analyze`.execute(db);
  await sql`checkpoint`.execute(db);
}

async function fillPeople(tx: Tx, fans: number): Promise<void> {
  await sql`insert into users (id, email, username, full_name, password_hash, user_type, date_of_birth, kyc_status, legal_consent_version, legal_consent_at, subscription_price_centavos, created_at, last_seen_at)
    select ${creator('n')}, 'c' || n || '@bench.test', 'creator_' || n, 'Creator ' || n, 'x', 'creator', '1990-01-01', 'approved', '1.0', now(), ${PRICE_CENTAVOS}::int, now(), now()
    from generate_series(0, ${CREATORS - 1}::int) n`.execute(tx);
  await sql`insert into users (id, email, username, full_name, password_hash, user_type, date_of_birth, legal_consent_version, legal_consent_at, created_at, last_seen_at)
    select ${fan()}, 'f' || n || '@bench.test', 'fan_' || n, 'Fan ' || n, 'x', 'fan', '1990-01-01', '1.0', now(), now(), now()
    from generate_series(0, ${fans - 1}::int) n`.execute(tx);
}

/** Each fan bought once, and has spent nothing. */
async function fillWallets(tx: Tx, fans: number): Promise<void> {
  const [all, centavos] = [fans * CREDITS, CREDITS * RATE];
  const [purchase, attempt, entry] = ['03000000', '04000000', '05000000'].map((kind) => numbered(kind, 'n'));
  await sql`insert into ledger_accounts (id, currency, type, owner, balance, turnover_in, created_at)
    select 'CREDIT:wallet:' || ${fan()}, 'CREDIT', 'wallet', ${fan()}::text, ${CREDITS}::bigint, ${CREDITS}::bigint, now() from generate_series(0, ${fans - 1}::int) n
    union all values ('CREDIT:issuer', 'CREDIT', 'issuer', '', ${-all}::bigint, 0::bigint, now()), ('PHP:deposits', 'PHP', 'deposits', '', ${all * RATE}::bigint, 0::bigint, now()),
      ('PHP:clearing:paypal', 'PHP', 'clearing', 'paypal', ${-all * RATE}::bigint, 0::bigint, now())`.execute(
    tx,
  );
  await sql`insert into purchases (id, fan_id, status, payment_method, base_credits, bonus_credits, granted_credits, centavos_per_credit, original_centavos, final_centavos, correlation_id, settings_version, created_at, settled_at, reference)
    select ${purchase}, ${fan()}, 'completed', 'paypal', ${CREDITS}::int, 0, ${CREDITS}::int, ${RATE}::int, ${centavos}::int, ${centavos}::int, ${purchase}, 1, now(), now(), ${referenceOf('n')} from generate_series(0, ${fans - 1}::int) n`.execute(
    tx,
  );
  await sql`insert into payment_attempts (id, purchase_id, provider, payment_method, amount_centavos, status, order_id, capture_id, captured_centavos, captured_at, is_final, created_at)
    select ${attempt}, ${purchase}, 'paypal', 'paypal', ${centavos}::int, 'captured', 'o' || n, 'c' || n, ${centavos}::int, now(), true, now() from generate_series(0, ${fans - 1}::int) n`.execute(
    tx,
  );
  await sql`insert into ledger_entries (id, reason, key, input_hash, actor_type, actor_id, subject_type, subject_id, correlation_id, centavos_per_credit, settings_version, trade_sign, value_centavos, created_at)
    select ${entry}, 'purchase', 'purchase:' || ${purchase}, '', 'fan', ${fan()}, 'purchase', ${purchase}, ${purchase}, ${RATE}::int, 1, 1, ${centavos}::int, now() from generate_series(0, ${fans - 1}::int) n`.execute(
    tx,
  );
  await sql`insert into ledger_postings (entry_id, from_account, to_account, currency, amount)
    select ${entry}, p.* from generate_series(0, ${fans - 1}::int) n cross join lateral (values ('CREDIT:issuer', 'CREDIT:wallet:' || ${fan()}, 'CREDIT', ${CREDITS}::bigint),
      ('PHP:clearing:paypal', 'PHP:deposits', 'PHP', ${centavos}::bigint)) p order by n`.execute(tx);
}
