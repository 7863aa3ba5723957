-- What a dispute had of a sale as the rest came back comes back once the dispute is won (P1062, decision 302): a sale comes back in parts, numbered from one.
-- A worker of the release before finds no such constraint and fails before it has moved anything; its job waits for a newer one.
alter table restitutions
  add column part smallint not null default 1,
  add constraint restitutions_part check (part > 0) not valid;
alter table restitutions validate constraint restitutions_part;
alter table restitutions drop constraint restitutions_sale_entry_id_key;
create unique index restitutions_sale_part on restitutions (sale_entry_id, part);
