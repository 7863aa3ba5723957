-- People as admins look them up (P166, P167, P168): by state, by what is known of them, and what admins noted of them.
-- The list asks for each combination of the three states by itself, so that any choice of them is read in order.
create index users_by_state on users (user_type, status, kyc_status, created_at desc, id desc);

-- What everybody can be found by, as 0027 has it of creators: rows in the order in which they are wanted, kept by triggers.
-- weight: 5 a whole name, username or what stands before the @ of an e-mail address, 4 a word of one, 2 its first three letters.
create table person_terms (
  person_id uuid not null references users (id) on delete cascade,
  term text collate "C" not null,
  weight smallint not null check (weight in (2, 4, 5)),
  primary key (person_id, term, weight)
);
create index person_terms_best on person_terms (term, weight desc, person_id desc);
create table person_words (
  word text collate "C" primary key,
  near text[] not null
);
create index person_words_near on person_words using gin (near) with (fastupdate = off);

/* What these people can be found by; nothing for who is erased. */
create function person_terms_of(people uuid[])
returns table (person_id uuid, term text, weight smallint) language sql stable set plan_cache_mode = force_custom_plan as $$
  with names as (
    select id, plain_words(name) as words from users,
      lateral (values (full_name), (username), (split_part(email, '@', 1))) as named (name)
    where id = any (people) and status <> 'erased'
  ), found as (
    select id, array_to_string(words, ' ') as term, 5 as weight from names
    union select id, word, 4 from names, unnest(words) as word
    union select id, left(word, 3), 2 from names, unnest(words) as word where length(word) > 3
  )
  select id, found.term, found.weight::smallint from found where length(found.term) between 2 and 80
$$;

/* Brings the rows of these people to what they should be, and writes what differs only. */
create function refresh_person_terms(people uuid[]) returns void language sql set plan_cache_mode = force_custom_plan as $$
  with wanted as materialized (
    select * from person_terms_of(people)
  ), gone as (
    delete from person_terms t where t.person_id = any (people) and not exists (
      select from wanted w where (w.person_id, w.term, w.weight) = (t.person_id, t.term, t.weight))
    returning t.term
  ), kept as (
    insert into person_terms select person_id, term, weight from wanted on conflict do nothing
  ), known as (
    insert into person_words select term, near_keys(term) from (select distinct term from wanted where weight <> 2 order by term) as words
    on conflict do nothing
  )
  delete from person_words where word in (select term from gone)
    and not exists (select from wanted where term = word)
    and not exists (select from person_terms t where t.term = word and t.person_id <> all (people));
$$;

create function refresh_terms_of_new_users() returns trigger language plpgsql as $$
begin
  perform refresh_person_terms(array(select id from added));
  return null;
end
$$;
create function refresh_terms_of_user() returns trigger language plpgsql as $$
begin
  perform refresh_person_terms(array[new.id]);
  return null;
end
$$;

select refresh_person_terms(array(select id from users));

create trigger users_known after insert on users referencing new table as added
  for each statement execute function refresh_terms_of_new_users();
create trigger users_known_anew after update of full_name, username, email, status on users for each row
  when ((old.full_name, old.username, old.email, old.status = 'erased')
    is distinct from (new.full_name, new.username, new.email, new.status = 'erased'))
  execute function refresh_terms_of_user();

-- What admins noted of somebody: nobody changes a line, and all of them go with the person.
create table person_notes (
  id uuid primary key,
  person_id uuid not null references users (id),
  author_id uuid not null references users (id),
  text text not null check (length(text) between 1 and 2000),
  at timestamptz not null
);
create index person_notes_of on person_notes (person_id, id desc);
create function keep_person_notes() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (select from users where id = old.person_id and status = 'erased') then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger person_notes_append_only before update or delete on person_notes for each row execute function keep_person_notes();
create trigger person_notes_no_truncate before truncate on person_notes for each statement execute function refuse_change();
