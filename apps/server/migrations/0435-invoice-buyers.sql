-- An invoice names its buyer as they are to the tax office (P793), where they said it: the row that held as it was issued. It goes with the name
-- when its person is erased.
alter table invoices add column buyer_details_id uuid references creator_tax_details (id) on delete set null;
create index invoices_buyer_details on invoices (buyer_details_id) where buyer_details_id is not null;

create or replace function keep_invoice() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (to_jsonb(new) - array['buyer_name', 'buyer_details_id']) = (to_jsonb(old) - array['buyer_name', 'buyer_details_id'])
    and (new.buyer_name is null or new.buyer_name = old.buyer_name)
    and (new.buyer_details_id is null or new.buyer_details_id = old.buyer_details_id) then
    return new;
  end if;
  raise exception '% only grows', tg_table_name;
end $$;
