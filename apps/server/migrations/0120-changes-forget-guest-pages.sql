-- Pages for guests are kept for a minute, by all nodes together where they share a Redis (decision 82). Whatever they say is changed by
-- many use cases: the database announces it, so that none of them forgets to. Counters change all day and are not announced.
create function announce_guest_pages() returns trigger language plpgsql as $$
begin
  perform pg_notify('guest_pages_changed', case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end ->> tg_argv[0]);
  return null;
end $$;

create trigger users_announce_guest_pages
  after update of username, full_name, bio, location, avatar_key, cover_key, kyc_status, status, subscription_price_centavos, shows_online
  on users for each row
  when ((old.username, old.full_name, old.bio, old.location, old.avatar_key, old.cover_key, old.kyc_status, old.status,
      old.subscription_price_centavos, old.shows_online) is distinct from
    (new.username, new.full_name, new.bio, new.location, new.avatar_key, new.cover_key, new.kyc_status, new.status,
      new.subscription_price_centavos, new.shows_online))
  execute function announce_guest_pages('id');

create trigger posts_announce_guest_pages_of_new
  after insert on posts for each row when (new.status = 'published') execute function announce_guest_pages('creator_id');

create trigger posts_announce_guest_pages
  after update of title, content, status, is_nsfw, is_ppv, is_subscriber_only, credit_price, tags, media_id, more_pictures, listed_as
  on posts for each row execute function announce_guest_pages('creator_id');

create trigger posts_announce_guest_pages_of_gone
  after delete on posts for each row execute function announce_guest_pages('creator_id');

create trigger comments_announce_guest_pages
  after update of state, text on comments for each row execute function announce_guest_pages('post_id');

create trigger comments_announce_guest_pages_of_gone
  after delete on comments for each row execute function announce_guest_pages('post_id');

create trigger media_items_announce_guest_pages
  after update of status, video_state on media_items for each row
  when ((old.status, old.video_state) is distinct from (new.status, new.video_state))
  execute function announce_guest_pages('owner_id');
