-- A database as release 0.1 left it: two fans, a creator with a referrer, purchases in every state, unlocks with and
-- without a referral, and a rate that rose from ₱1.00 to ₱1.20. Written for migrations 0001 to 0004.
insert into users (id, email, username, full_name, password_hash, user_type, date_of_birth, kyc_status, referred_by, referral_earned_centavos, posts_count, legal_consent_version, legal_consent_at, created_at, last_seen_at) values
  ('00000000-0000-7000-8000-0000000000c1', 'referrer@example.test', 'referrer', 'The Referrer', 'x', 'creator', '1990-01-01', 'approved', null, 0, 0, '1.0', '2026-06-01', '2026-05-01T00:00:00Z', '2026-06-01'),
  ('00000000-0000-7000-8000-0000000000c2', 'creator@example.test', 'maker', 'The Creator', 'x', 'creator', '1990-01-01', 'approved', '00000000-0000-7000-8000-0000000000c1', 1200, 2, '1.0', '2026-06-01', '2026-06-01T00:00:00Z', '2026-06-01'),
  ('00000000-0000-7000-8000-0000000000f1', 'one@example.test', 'one', 'Fan One', 'x', 'fan', '1990-01-01', 'none', null, 0, 0, '1.0', '2026-06-01', '2026-06-01', '2026-06-01'),
  ('00000000-0000-7000-8000-0000000000f2', 'two@example.test', 'two', 'Fan Two', 'x', 'fan', '1990-01-01', 'none', null, 0, 0, '1.0', '2026-06-01', '2026-06-01', '2026-06-01');
insert into posts (id, creator_id, title, content, type, is_nsfw, is_ppv, is_subscriber_only, credit_price, status, unlocks_count, created_at) values
  ('00000000-0000-7000-8000-0000000000d1', '00000000-0000-7000-8000-0000000000c2', 'Sunset', 'Words', 'photo', false, true, false, 120, 'published', 1, '2026-06-02'),
  ('00000000-0000-7000-8000-0000000000d2', '00000000-0000-7000-8000-0000000000c2', 'Rain', 'Words', 'photo', false, true, false, 33, 'published', 1, '2026-06-02');
insert into unlocks (fan_id, post_id, credits, created_at) values
  ('00000000-0000-7000-8000-0000000000f1', '00000000-0000-7000-8000-0000000000d1', 120, '2026-06-10T15:00:00Z'),
  ('00000000-0000-7000-8000-0000000000f1', '00000000-0000-7000-8000-0000000000d2', 33, '2026-06-12T17:00:00Z');
insert into creator_daily_earnings (creator_id, day, earned_centavos, sales) values
  ('00000000-0000-7000-8000-0000000000c2', '2026-06-10', 8400, 1),
  ('00000000-0000-7000-8000-0000000000c2', '2026-06-13', 2772, 1);
insert into purchases (id, fan_id, status, provider, payment_method, package_id, base_credits, bonus_credits, centavos_per_credit, original_centavos, final_centavos, provider_order_id, approval_url, capture_id, idempotency_key, created_at, settled_at, next_check_at) values
  ('00000000-0000-7000-8000-0000000000a1', '00000000-0000-7000-8000-0000000000f1', 'completed', 'paymongo', 'gcash', 'popular', 500, 50, 100, 50000, 50000, 'cs_1', 'https://pay.example/1', 'pay_1', 'key-1', '2026-06-09', '2026-06-09', null),
  ('00000000-0000-7000-8000-0000000000a2', '00000000-0000-7000-8000-0000000000f2', 'pending', 'paypal', 'paypal', null, 100, 0, 120, 12000, 12000, 'ORDER-2', 'https://pay.example/2', null, null, '2026-06-14', null, '2026-06-14'),
  ('00000000-0000-7000-8000-0000000000a3', '00000000-0000-7000-8000-0000000000f2', 'cancelled', 'paypal', 'paypal', null, 100, 0, 120, 12000, 12000, 'ORDER-3', 'https://pay.example/3', null, null, '2026-06-14', '2026-06-14', null),
  ('00000000-0000-7000-8000-0000000000a4', '00000000-0000-7000-8000-0000000000f2', 'expired', 'paymongo', 'card', null, 100, 0, 100, 10000, 10000, null, null, null, 'key-4', '2026-06-01', '2026-06-02', null);
insert into webhook_events (provider, event_id, order_id, kind, received_at) values ('paymongo', 'evt_1', 'cs_1', 'checkout_session.payment.paid', '2026-06-09');
insert into ledger_accounts (id, currency, may_go_negative, balance, total_in, total_out, created_at) values
  ('CREDIT:issuer', 'CREDIT', true, -397, 153, 550, '2026-06-09'),
  ('CREDIT:wallet:00000000-0000-7000-8000-0000000000f1', 'CREDIT', false, 397, 550, 153, '2026-06-09'),
  ('PHP:clearing:paymongo', 'PHP', true, -50000, 0, 50000, '2026-06-09'),
  ('PHP:deposits', 'PHP', false, 47640, 63600, 15960, '2026-06-09'),
  ('PHP:promotions', 'PHP', true, -13600, 0, 13600, '2026-06-09'),
  ('PHP:creator:00000000-0000-7000-8000-0000000000c2', 'PHP', false, 11172, 11172, 0, '2026-06-10'),
  ('PHP:affiliate:00000000-0000-7000-8000-0000000000c1', 'PHP', false, 1200, 1200, 0, '2026-06-10'),
  ('PHP:revenue', 'PHP', false, 3588, 3588, 0, '2026-06-10');
insert into ledger_entries (id, reason, key, input_hash, description, subject_id, value_centavos, created_at) values
  ('00000000-0000-7000-8000-0000000000e1', 'purchase', 'purchase:00000000-0000-7000-8000-0000000000a1', '\x00', 'Popular pack: 500 + 50 bonus credits', '00000000-0000-7000-8000-0000000000a1', 50000, '2026-06-09'),
  ('00000000-0000-7000-8000-0000000000e2', 'unlock', 'unlock:00000000-0000-7000-8000-0000000000f1:00000000-0000-7000-8000-0000000000d1', '\x00', 'Unlocked “Sunset”', '00000000-0000-7000-8000-0000000000d1', 12000, '2026-06-10T15:00:00Z'),
  ('00000000-0000-7000-8000-0000000000e3', 'revaluation', 'revaluation:00000000-0000-7000-8000-0000000000b1', '\x00', 'Rate changed from ₱1 to ₱1.2 per credit', null, 8600, '2026-06-11'),
  ('00000000-0000-7000-8000-0000000000e4', 'unlock', 'unlock:00000000-0000-7000-8000-0000000000f1:00000000-0000-7000-8000-0000000000d2', '\x00', 'Unlocked “Rain”', '00000000-0000-7000-8000-0000000000d2', 3960, '2026-06-12T17:00:00Z');
insert into ledger_postings (entry_id, from_account, to_account, currency, amount) values
  ('00000000-0000-7000-8000-0000000000e1', 'CREDIT:issuer', 'CREDIT:wallet:00000000-0000-7000-8000-0000000000f1', 'CREDIT', 550),
  ('00000000-0000-7000-8000-0000000000e1', 'PHP:clearing:paymongo', 'PHP:deposits', 'PHP', 50000),
  ('00000000-0000-7000-8000-0000000000e1', 'PHP:promotions', 'PHP:deposits', 'PHP', 5000),
  ('00000000-0000-7000-8000-0000000000e2', 'CREDIT:wallet:00000000-0000-7000-8000-0000000000f1', 'CREDIT:issuer', 'CREDIT', 120),
  ('00000000-0000-7000-8000-0000000000e2', 'PHP:deposits', 'PHP:creator:00000000-0000-7000-8000-0000000000c2', 'PHP', 8400),
  ('00000000-0000-7000-8000-0000000000e2', 'PHP:deposits', 'PHP:affiliate:00000000-0000-7000-8000-0000000000c1', 'PHP', 1200),
  ('00000000-0000-7000-8000-0000000000e2', 'PHP:deposits', 'PHP:revenue', 'PHP', 2400),
  ('00000000-0000-7000-8000-0000000000e3', 'PHP:promotions', 'PHP:deposits', 'PHP', 8600),
  ('00000000-0000-7000-8000-0000000000e4', 'CREDIT:wallet:00000000-0000-7000-8000-0000000000f1', 'CREDIT:issuer', 'CREDIT', 33),
  ('00000000-0000-7000-8000-0000000000e4', 'PHP:deposits', 'PHP:creator:00000000-0000-7000-8000-0000000000c2', 'PHP', 2772),
  ('00000000-0000-7000-8000-0000000000e4', 'PHP:deposits', 'PHP:revenue', 'PHP', 1188);
update platform_settings set centavos_per_credit = 120;
