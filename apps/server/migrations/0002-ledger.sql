-- Double entry (decision 13). A posting moves a positive amount from one account to another in one currency, so
-- the sum over all postings is zero by construction. Only the ledger module writes here.
create table ledger_accounts (
  id text primary key,
  currency text not null check (currency in ('CREDIT', 'PHP')),
  may_go_negative boolean not null,
  balance bigint not null default 0,
  total_in bigint not null default 0 check (total_in >= 0),
  total_out bigint not null default 0 check (total_out >= 0),
  created_at timestamptz not null,
  check (balance = total_in - total_out),
  constraint ledger_accounts_never_negative check (may_go_negative or balance >= 0)
);

create table ledger_entries (
  id uuid primary key,
  reason text not null,
  key text not null unique,
  input_hash bytea not null,
  description text not null,
  subject_id uuid,
  -- What the movement was worth in pesos, for receipts.
  value_centavos bigint not null check (value_centavos >= 0),
  reverses uuid unique references ledger_entries (id),
  created_at timestamptz not null
);
create index ledger_entries_subject on ledger_entries (subject_id) where subject_id is not null;

create table ledger_postings (
  id bigint generated always as identity primary key,
  entry_id uuid not null references ledger_entries (id),
  from_account text not null references ledger_accounts (id),
  to_account text not null references ledger_accounts (id),
  currency text not null check (currency in ('CREDIT', 'PHP')),
  amount bigint not null check (amount > 0),
  check (from_account <> to_account)
);
create index ledger_postings_entry on ledger_postings (entry_id);
-- A statement of one account, newest first.
create index ledger_postings_from on ledger_postings (from_account, id desc);
create index ledger_postings_to on ledger_postings (to_account, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger ledger_entries_append_only before update or delete on ledger_entries for each row execute function refuse_change();
create trigger ledger_postings_append_only before update or delete on ledger_postings for each row execute function refuse_change();
create trigger ledger_entries_no_truncate before truncate on ledger_entries for each statement execute function refuse_change();
create trigger ledger_postings_no_truncate before truncate on ledger_postings for each statement execute function refuse_change();
create trigger ledger_accounts_kept before delete on ledger_accounts for each row execute function refuse_change();
