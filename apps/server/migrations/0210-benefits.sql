-- What a creator says that a subscription brings, a benefit on each line (P411). A part of the profile as the bio is: searched by staff (P371), and
-- announced where pages for guests are kept (migration 0120). Empty for all; the release before neither reads nor writes it.
alter table users add column benefits text not null default '';
create index users_benefits_words on users using gin (searched_words(benefits)) where benefits <> '';
create index users_benefits on users (id desc) where benefits <> '';

create trigger users_announce_guest_pages_of_benefits
  after update of benefits on users for each row when (old.benefits is distinct from new.benefits)
  execute function announce_guest_pages('id');
