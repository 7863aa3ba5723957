-- A month of a creator as it was when it was over (P660): from what was owed at its beginning to what was owed at its end. Never changed:
-- what comes late is of the month in which it comes.
create table creator_statements (
  id uuid not null unique default gen_random_uuid(),
  creator_id uuid not null references users (id),
  -- The first day of a Philippine month.
  month date not null check (extract(day from month) = 1),
  opening_centavos bigint not null,
  closing_centavos bigint not null,
  -- `[{"kind", "count", "gross", "amount"}]`, whole centavos.
  lines jsonb not null,
  made_at timestamptz not null,
  primary key (creator_id, month)
);
create trigger creator_statements_append_only before update or delete on creator_statements for each row execute function refuse_change();
create trigger creator_statements_no_truncate before truncate on creator_statements for each statement execute function refuse_change();

-- From which posting on a month is: so that reading one costs what came since it began. And whether all of its statements are made.
create table statement_months (
  month date primary key check (extract(day from month) = 1),
  first_posting_id bigint not null,
  reached uuid,
  done_at timestamptz
);
