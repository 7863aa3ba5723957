-- Invoices of what Likha earns of a creator in a month (P804): numbers without a gap in series that finance begins, off until one is. An invoice
-- stays as it was issued, but for the name of a buyer who is erased (P112); what more went back than was earned is a credit note of the same series.
create table invoice_series (
  id uuid primary key,
  prefix text not null unique check (prefix ~ '^[A-Z0-9]{1,8}$'),
  first_number integer not null check (first_number between 1 and 99999999),
  -- The first day of a Philippine month that was not over when it was written.
  from_month date not null check (extract(day from from_month) = 1),
  -- By which permit of the tax office.
  permit text not null check (length(permit) between 1 and 200),
  written_by uuid not null references users (id),
  written_at timestamptz not null,
  constraint invoice_series_ahead check ((from_month + interval '1 month')::date > (written_at at time zone 'Asia/Manila')::date)
);
create index invoice_series_month on invoice_series (from_month desc, id desc);
create trigger invoice_series_stay before update or delete on invoice_series for each row execute function refuse_change();

-- Which months are done, and how far: creators in the order of their ids.
create table invoice_months (
  month date primary key check (extract(day from month) = 1),
  series_id uuid not null references invoice_series (id),
  reached uuid,
  done_at timestamptz
);

create table invoices (
  id uuid primary key,
  series_id uuid not null references invoice_series (id),
  kind text not null check (kind in ('invoice', 'credit_note')),
  number integer not null check (number > 0),
  creator_id uuid not null references users (id),
  month date not null references invoice_months (month),
  -- [{kind, rate_bp, centavos, vat_centavos}]: what was earned, by what for and by the VAT of its day.
  lines jsonb not null,
  centavos bigint not null check (centavos <> 0 and (centavos > 0) = (kind = 'invoice')),
  vat_centavos bigint not null,
  identity_id uuid not null references tax_identities (id),
  -- Null once its person is erased.
  buyer_name text check (length(buyer_name) between 1 and 200),
  issued_at timestamptz not null,
  unique (series_id, kind, number),
  unique (creator_id, month)
);
create index invoices_month on invoices (month, id);

create function keep_invoice() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.buyer_name is null and (to_jsonb(new) - 'buyer_name') = (to_jsonb(old) - 'buyer_name') then
    return new;
  end if;
  raise exception '% only grows', tg_table_name;
end $$;
create trigger invoices_stay before update or delete on invoices for each row execute function keep_invoice();
create trigger invoices_no_truncate before truncate on invoices for each statement execute function refuse_change();
