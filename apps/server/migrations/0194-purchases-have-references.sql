-- A purchase has a short name that people can read out (P378). The program makes it; the default names what the release before
-- records meanwhile, and here what there is already, of which two that came out the same are named anew.
create function purchase_reference() returns text language sql volatile as $$
  select 'LK-' || substr(code, 1, 4) || '-' || substr(code, 5, 4) from (
    select string_agg(substr('23456789BCDFGHJKMNPQRSTVWXYZ', get_byte(bytes, place) % 28 + 1, 1), '' order by place) as code
    -- Of the sixteen bytes those that are random throughout.
    from (select uuid_send(gen_random_uuid()) as bytes) id, unnest(array[0, 1, 2, 3, 4, 5, 9, 10]) place
  ) coded
$$;

alter table purchases add column reference text not null default purchase_reference()
  check (reference ~ '^LK(-[23456789BCDFGHJKMNPQRSTVWXYZ]{4}){2}$');

do $$ begin
  loop
    update purchases set reference = purchase_reference() where id in (
      select id from (select id, row_number() over (partition by reference order by id) as nth from purchases) named where nth > 1);
    exit when not found;
  end loop;
end $$;

create unique index purchases_reference on purchases (reference);
