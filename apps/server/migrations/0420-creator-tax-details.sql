-- Who a creator is to the tax office (P793): what a certificate of tax withheld names. A row for each change, so that a certificate says what
-- held when it was issued; TIN, registered name and address are sealed. Nothing is changed but the seal, when the secret is replaced, and
-- nothing goes but when its person is erased.
create table creator_tax_details (
  id uuid primary key,
  creator_id uuid not null references users (id),
  sealed bytea not null,
  -- What everybody who may see that there is a TIN reads of it: `789-00000`.
  tin_ending text not null check (tin_ending ~ '^\d{3}-\d{3,5}$'),
  kind text not null check (kind in ('individual', 'corporate')),
  registration text not null check (registration in ('not_registered', 'non_vat', 'vat')),
  written_at timestamptz not null
);
create index creator_tax_details_newest on creator_tax_details (creator_id, id desc);

create function keep_tax_details() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if (select status from users where id = old.creator_id) = 'erased' then
      return old;
    end if;
  elsif (to_jsonb(new) - 'sealed') = (to_jsonb(old) - 'sealed') then
    return new;
  end if;
  raise exception '% only grows', tg_table_name;
end $$;
create trigger creator_tax_details_stay before update or delete on creator_tax_details for each row execute function keep_tax_details();
create trigger creator_tax_details_no_truncate before truncate on creator_tax_details for each statement execute function refuse_change();
