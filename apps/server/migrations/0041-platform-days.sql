-- How a Philippine day went on the whole platform (P183), kept so that analytics of 90 days read 90 rows. A day is counted anew
-- until it is over for a while; then it is final, and a law compares it with the books.
create table platform_days (
  day date primary key,
  new_fans integer not null,
  new_creators integer not null,
  purchases integer not null,
  -- Pesos that fans paid, refunds taken off.
  paid_centavos bigint not null,
  -- By trade, as wallets count it: what was taken back is taken off.
  credits_purchased bigint not null,
  credits_spent bigint not null,
  sales integer not null,
  creator_centavos bigint not null,
  affiliate_centavos bigint not null,
  platform_centavos bigint not null,
  earnings_paid_out_centavos bigint not null,
  affiliate_paid_out_centavos bigint not null,
  -- What staff had to look at: submissions of creators, and messages.
  submissions integer not null,
  messages integer not null,
  -- Credits that people held when the day ended.
  circulation bigint not null,
  counted_at timestamptz not null,
  is_final boolean not null
);
-- Entries are only ever appended, so that a summary of each stretch of pages finds those of a day, and costs a sale nothing.
create index ledger_entries_by_time on ledger_entries using brin (created_at) with (pages_per_range = 16, autosummarize = on);
create index users_by_time on users (created_at);
create index verifications_by_time on verifications (submitted_at);
create index contact_messages_by_time on contact_messages (sent_at);
