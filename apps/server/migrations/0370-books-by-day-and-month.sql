-- What each kind of account moved on each Philippine day (P741), added up behind the seals by a job: a month is read from some
-- hundred rows, however many postings it had, and no sale waits for it. Of many people's accounts all of a kind are one; of a
-- provider's each is its own (`clearing:paypal`).
create table book_days (
  day date not null,
  currency text not null check (currency in ('CREDIT', 'PHP')),
  account text not null,
  -- What left such accounts, and what came to them.
  debit bigint not null check (debit >= 0),
  credit bigint not null check (credit >= 0),
  primary key (day, currency, account)
);

-- Up to which posting is added up. Who adds up and who closes a month hold it, so that each month has one end.
create table book_reach (
  only_row boolean primary key default true check (only_row),
  until_posting bigint not null
);
insert into book_reach (until_posting) values (0);

-- A month as it was when it was closed (P742), and who did; never changed after.
create table book_months (
  month date primary key check (extract(day from month) = 1),
  proposed_by uuid references users (id),
  proposed_at timestamptz,
  closed_by uuid references users (id),
  closed_at timestamptz,
  until_posting bigint,
  check ((proposed_by is null) = (proposed_at is null)),
  check ((closed_at is null) = (until_posting is null) and (closed_at is null) = (closed_by is null))
);
create index book_months_proposed_by on book_months (proposed_by) where proposed_by is not null;
create index book_months_closed_by on book_months (closed_by) where closed_by is not null;
create table book_month_accounts (
  month date not null references book_months (month),
  currency text not null,
  account text not null,
  opening bigint not null,
  debit bigint not null,
  credit bigint not null,
  closing bigint not null,
  primary key (month, currency, account)
);
create function refuse_change_of_closed_month() returns trigger language plpgsql as $$
begin
  if old.closed_at is not null then
    raise exception 'a closed month is never changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger book_months_closed before update on book_months for each row execute function refuse_change_of_closed_month();
create trigger book_months_kept before delete on book_months for each row execute function refuse_change();
create trigger book_month_accounts_append_only before update or delete on book_month_accounts for each row execute function refuse_change();
create trigger book_month_accounts_no_truncate before truncate on book_month_accounts for each statement execute function refuse_change();

-- Entries that came to the books after the month of their day was closed: counted on the first day of the first open one.
create table book_late_entries (
  entry_id uuid primary key references ledger_entries (id),
  counted_on date not null,
  month date not null references book_months (month)
);
create index book_late_entries_day on book_late_entries (counted_on);
