-- Certificates of tax withheld, BIR form 2307 (P794, P795): of a creator's quarter, once it is over, never changed. Who it names are the
-- versions that held then, which stay as well: `creator_tax_details`, and `tax_identities` of a migration that may run after this one, which
-- is why that one is not referred to. One that is issued anew names the one it replaces.
alter table withholding_rules
  -- What the BIR calls this kind of payment, where the payee is a person and where it is none. Null where nobody said it.
  add column atc_individual text check (atc_individual ~ '^[A-Z]{2}[0-9]{3}$'),
  add column atc_corporate text check (atc_corporate ~ '^[A-Z]{2}[0-9]{3}$');

create table tax_certificates (
  id uuid primary key,
  -- The first day of a Philippine quarter; numbered within it.
  quarter date not null check (extract(day from quarter) = 1 and extract(month from quarter) in (1, 4, 7, 10)),
  number integer not null check (number > 0),
  creator_id uuid not null references users (id),
  details_id uuid not null references creator_tax_details (id),
  identity_id uuid not null,
  issued_at timestamptz not null,
  -- Of one that was issued anew: by whom, in the place of which, and why.
  issued_by uuid references users (id),
  replaces uuid unique references tax_certificates (id),
  reason text check (length(reason) between 1 and 500),
  constraint tax_certificates_anew check (num_nulls(issued_by, replaces, reason) in (0, 3)),
  unique (quarter, number)
);
-- One of a quarter is the first, whoever makes it.
create unique index tax_certificates_first on tax_certificates (creator_id, quarter) where replaces is null;
create index tax_certificates_details on tax_certificates (details_id);
create trigger tax_certificates_append_only before update or delete on tax_certificates for each row execute function refuse_change();
create trigger tax_certificates_no_truncate before truncate on tax_certificates for each statement execute function refuse_change();

create table tax_certificate_lines (
  certificate_id uuid not null references tax_certificates (id),
  -- Empty where the rule says none.
  atc text not null,
  month date not null check (extract(day from month) = 1),
  base_centavos bigint not null check (base_centavos >= 0),
  withheld_centavos bigint not null check (withheld_centavos >= 0),
  primary key (certificate_id, atc, month)
);
create trigger tax_certificate_lines_append_only before update or delete on tax_certificate_lines for each row execute function refuse_change();
create trigger tax_certificate_lines_no_truncate before truncate on tax_certificate_lines for each statement execute function refuse_change();

-- Of whom something was withheld when.
create index payouts_withheld on payouts (decided_at) where withheld_centavos > 0;
