/** Rows for plans, as many as a year of business brings; they break the laws of the books. */

/** The id of the n-th row of a kind. */
export function idOf(kind: 'u' | 'p' | 'm' | 'b', n: number): string {
  const prefix = { u: 'c1', p: 'd1', m: 'e1', b: 'f1' }[kind];
  return `${prefix}${n.toString(16).padStart(6, '0')}-0000-7000-8000-000000000000`;
}

/** The last one is the admin, beside them. */
const PEOPLE = 10_000;
const CREATORS = PEOPLE / 10;
export const POSTS = 50_000;
export const ADMIN = PEOPLE + 1;

/** Users 10, 20, … are creators; user 1 is the fan who asks. */
export const FILL = `
alter table ledger_entries disable trigger ledger_entries_deposits_back_credits;
create function pg_temp.id_of(prefix text, n int) returns uuid language sql immutable as
  $$ select (prefix || lpad(to_hex(n), 6, '0') || '-0000-7000-8000-000000000000')::uuid $$;
insert into users (id, email, username, full_name, password_hash, user_type, date_of_birth, kyc_status, legal_consent_version,
  legal_consent_at, posts_count, followers_count, created_at, last_seen_at)
select pg_temp.id_of('c1', n), 'user_' || n || '@example.test', 'user_' || n, case when n % 10 = 0 then 'Creator ' else 'Fan ' end || n, 'x',
  case when n % 10 = 0 then 'creator' else 'fan' end, '1990-01-01', case when n % 10 = 0 then 'approved' else 'none' end, '1.0',
  now(), n % 100, n % 1000, '2026-06-01', '2026-06-01' from generate_series(1, ${PEOPLE}) n;
insert into users (id, email, username, full_name, password_hash, user_type, date_of_birth, legal_consent_version, legal_consent_at,
  created_at, last_seen_at, two_factor_at, staff_role)
values (pg_temp.id_of('c1', ${ADMIN}), 'admin@example.test', 'the_admin', 'The admin', 'x', 'admin', '1990-01-01', '1.0', now(), now(), now(), now(), 'owner');
insert into media_items (id, owner_id, status, kind, content_type, bytes, has_still, created_at)
select pg_temp.id_of('e1', n), pg_temp.id_of('c1', (n % ${CREATORS} + 1) * 10), 'ready', 'photo', 'image/webp', 1, true, now() from generate_series(1, ${POSTS / 2}) n;
insert into posts (id, creator_id, title, content, type, media_id, is_nsfw, is_ppv, is_subscriber_only, credit_price, likes_count, status, created_at)
select pg_temp.id_of('d1', n), pg_temp.id_of('c1', (n % ${CREATORS} + 1) * 10), 'Post ' || n, repeat('Words. ', 20), 'photo',
  case when n <= ${POSTS / 2} then pg_temp.id_of('e1', n) end, n % 3 = 0, n % 2 = 0, n % 5 = 1, case when n % 2 = 0 then 10 end,
  case when n <= ${POSTS * 0.9} then 1 else 0 end, case when n % 50 = 7 then 'in_review' else 'published' end, now() from generate_series(1, ${POSTS}) n;
insert into post_tags select pg_temp.id_of('d1', n), tag, pg_temp.id_of('d1', n), n % 3 = 0
  from generate_series(1, ${POSTS}) n, unnest(array['common', 'rare' || n % 1000]) as tag where n % 50 <> 7;
insert into unlocks (id, fan_id, post_id, credits, created_at)
select gen_random_uuid(), pg_temp.id_of('c1', n % ${PEOPLE} + 1), pg_temp.id_of('d1', n), 10, now() from generate_series(2, ${POSTS * 0.9}, 2) n;
insert into subscriptions (fan_id, creator_id, started_at, ends_at, paid_until) select pg_temp.id_of('c1', n % 3000 + 1), pg_temp.id_of('c1', (n / 20 + 1) * 10), '2026-06-01', '2027-06-01', '2027-06-01'
  from generate_series(1, ${CREATORS * 19}) n where n % 3000 + 1 <> (n / 20 + 1) * 10 on conflict do nothing;
insert into follows select pg_temp.id_of('c1', n % 3000 + 1), pg_temp.id_of('c1', (n / 20 + 1) * 10), now()
  from generate_series(1, ${CREATORS * 19}) n where n % 3000 + 1 <> (n / 20 + 1) * 10 on conflict do nothing;
-- What these rows refer to is there: asking for each of them takes longer than writing them.
set session_replication_role = replica;
insert into seen_posts select pg_temp.id_of('c1', n % ${PEOPLE} + 1), pg_temp.id_of('d1', n), now() from generate_series(1, ${POSTS * 0.9}) n;
insert into saved_posts select pg_temp.id_of('c1', n % ${PEOPLE} + 1), pg_temp.id_of('d1', n), now() from generate_series(1, ${POSTS * 0.9}) n;
insert into post_likes select pg_temp.id_of('c1', n % ${PEOPLE} + 1), pg_temp.id_of('d1', n), now() from generate_series(1, ${POSTS * 0.9}) n;
insert into sessions select pg_temp.id_of('a1', n), decode(md5(n::text) || md5(n::text), 'hex'), pg_temp.id_of('c1', n), now(), now() from generate_series(1, ${PEOPLE}) n;
insert into ledger_accounts (id, currency, type, owner, balance, created_at)
select 'CREDIT:wallet:' || pg_temp.id_of('c1', n), 'CREDIT', 'wallet', pg_temp.id_of('c1', n)::text, 100000, now() from generate_series(1, ${PEOPLE}) n
union all select 'CREDIT:issuer', 'CREDIT', 'issuer', '', 0, now() union all select 'PHP:deposits', 'PHP', 'deposits', '', 100000000, now();
insert into ledger_entries (id, reason, key, input_hash, actor_type, subject_type, subject_id, correlation_id, centavos_per_credit, trade_sign, value_centavos, created_at)
select pg_temp.id_of('b1', n), 'unlock', 'e' || n, '', 'system', 'unlock', pg_temp.id_of('b1', n), pg_temp.id_of('b1', n), 100, 1, 100, now() from generate_series(1, ${POSTS}) n;
insert into ledger_postings (entry_id, from_account, to_account, currency, amount)
select pg_temp.id_of('b1', n), 'CREDIT:wallet:' || pg_temp.id_of('c1', n % ${PEOPLE} + 1), 'CREDIT:issuer', 'CREDIT', 1 from generate_series(1, ${POSTS}) n;
insert into ledger_postings (entry_id, from_account, to_account, currency, amount)
select pg_temp.id_of('b1', n), 'CREDIT:issuer', 'CREDIT:wallet:' || pg_temp.id_of('c1', n % 500 + 1), 'CREDIT', 1 from generate_series(1, ${POSTS / 2}) n;
insert into purchases (id, fan_id, status, payment_method, base_credits, bonus_credits, centavos_per_credit, original_centavos, final_centavos, granted_credits, correlation_id, created_at)
select pg_temp.id_of('f1', n), pg_temp.id_of('c1', n), 'completed', 'paypal', 10, 0, 100, 1000, 1000, 10, pg_temp.id_of('f1', n), now() from generate_series(1, ${PEOPLE}) n;
insert into payment_attempts (id, purchase_id, provider, payment_method, amount_centavos, status, order_id, capture_id, captured_centavos, captured_at, is_final, created_at)
select pg_temp.id_of('f2', n), pg_temp.id_of('f1', n), 'paypal', 'paypal', 1000, 'captured', 'o' || n, 'c' || n, 1000, now(), true, now() from generate_series(1, ${PEOPLE}) n;
insert into disputes (id, purchase_id, fan_id, provider, capture_id, provider_dispute_id, state, amount_centavos, taken_centavos, taken_credits, spent_credits,
  debt_centavos, is_loss, opened_at, created_at, ended_at, seen_at)
select pg_temp.id_of('d1', n), pg_temp.id_of('f1', n), pg_temp.id_of('c1', n), 'paypal', 'c' || n, 'd' || n, case when n % 10 = 0 then 'corrected' else 'won' end,
  1000, 1000, 10, 0, 0, false, now(), now(), now(), now() from generate_series(1, ${PEOPLE}) n;
insert into refunds (id, purchase_id, credits, amount_centavos, created_at)
select pg_temp.id_of('f3', n), pg_temp.id_of('f1', n), 1, 100, now() from generate_series(1, ${PEOPLE}) n;
insert into refund_requests (id, purchase_id, fan_id, reason, credits, amount_centavos, provider, asked_at, decision, answer, decided_at, decided_by)
select pg_temp.id_of('f4', n), pg_temp.id_of('f1', n), pg_temp.id_of('c1', n), '', 9, 900, 'paypal', now(), case when n % 50 > 0 then 'declined' end,
  case when n % 50 > 0 then '' end, case when n % 50 > 0 then now() end, case when n % 50 > 0 then pg_temp.id_of('c1', 1) end from generate_series(1, ${PEOPLE}) n;
insert into post_unlock_counts select pg_temp.id_of('d1', n), 0, 1 from generate_series(2, ${POSTS * 0.9}, 2) n;
insert into creator_daily_earnings (creator_id, day, stripe, earned_centavos) select pg_temp.id_of('c1', n * 10), date '2026-06-15' - d, 0, 100 from generate_series(1, ${CREATORS}) n, generate_series(1, 20) d;
insert into reports (id, report_type, status, description, reporter_id, reported_user_id, subject_type, subject_id, created_at, action_taken)
select pg_temp.id_of('d1', n), case when n % 3 = 0 then 'spam' else 'others' end, case n % 50 when 0 then 'pending' when 1 then 'dismissed' else 'resolved' end, '',
  pg_temp.id_of('c1', n % ${PEOPLE} + 1), pg_temp.id_of('c1', (n % ${CREATORS} + 1) * 10), 'post', pg_temp.id_of('d1', n), now(),
  case n % 50 when 0 then null when 1 then 'no_action' else 'warning' end from generate_series(1, ${PEOPLE}) n;
insert into content_reviews (content_id, id, content_type, author_id, status, created_at)
select pg_temp.id_of('d1', n), pg_temp.id_of('d1', n), 'post', pg_temp.id_of('c1', (n % ${CREATORS} + 1) * 10),
  case n % 50 when 0 then 'pending' when 1 then 'flagged' when 2 then 'removed' else 'approved' end, now() from generate_series(1, ${PEOPLE}) n;
insert into sanctions (id, user_id, kind, severity, warning_type, reason, created_at, ended_at)
select pg_temp.id_of('d1', n), pg_temp.id_of('c1', n % ${PEOPLE} + 1), case when n % 40 = 0 then 'removal' else 'warning' end, case when n % 40 = 0 then null else 2 end,
  case when n % 40 = 0 then null else 'spam' end, '', timestamptz '2020-01-01' + n * interval '10 minutes',
  case when n % 50 = 1 then null else now() end from generate_series(1, ${PEOPLE}) n;
insert into affiliate_records select pg_temp.id_of('c1', n * 10), 3, '2026-06-01' from generate_series(1, ${CREATORS}) n;
set session_replication_role = default;
-- As if few accounts had ever been moved: statistics that make every account look busy.
alter table ledger_postings alter from_account set (n_distinct = 2), alter to_account set (n_distinct = 2);
`;
