-- Who Likha is to the tax office (P802): what its certificates and invoices say of who made them. Each row holds until the next one; what was
-- written on paper under it stays what it was.
create table tax_identities (
  id uuid primary key,
  registered_name text not null check (length(registered_name) between 1 and 150),
  -- Nine digits and five of the branch.
  tin text not null check (tin ~ '^[0-9]{14}$'),
  address text not null check (length(address) between 1 and 300),
  zip_code text not null check (zip_code ~ '^[0-9]{4}$'),
  written_by uuid not null references users (id),
  written_at timestamptz not null
);
create trigger tax_identities_stay before update or delete on tax_identities for each row execute function refuse_change();
