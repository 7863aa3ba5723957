-- How each law was found when it was looked at last (docs/ledger.md): what was in order needs no second look every hour, and what
-- could not be looked at to the end is told apart from what is in order.
create table law_checks (
  law text primary key,
  outcome text not null check (outcome in ('ok', 'broken', 'unfinished')),
  violations integer not null check (violations >= 0),
  tried_at timestamptz not null,
  -- The last look that came to an end; null while none did.
  checked_at timestamptz,
  duration_ms integer not null,
  -- What was written before is in order; null where a whole look is due.
  clean_until timestamptz,
  whole_at timestamptz
);

-- The chain over the books: each seal covers the one before and every entry whose last posting is in its stretch. Made by a job,
-- so that no sale waits for another.
create table ledger_seals (
  number bigint primary key,
  until_posting bigint not null unique,
  entries integer not null,
  hash bytea not null check (length(hash) = 32),
  sealed_at timestamptz not null
);
create trigger ledger_seals_append_only before update or delete on ledger_seals for each row execute function refuse_change();
create trigger ledger_seals_no_truncate before truncate on ledger_seals for each statement execute function refuse_change();

-- How far may be sealed next: every transaction that was under way when this was read has to be over by then.
create table ledger_marks (
  only_row boolean primary key default true check (only_row),
  posting bigint not null,
  until_xid xid8 not null
);

-- What every account came to with the postings that are sealed: an hour adds what it brought.
create table ledger_sums (
  account text primary key references ledger_accounts (id),
  balance bigint not null,
  turnover_in bigint not null,
  turnover_out bigint not null
);
