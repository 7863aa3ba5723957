-- A tag has a page: its posts, newest first (P313). The list of tags in a post's row says which they are, not in which order, so each
-- tag of a published post has a row of its own, at the post's place in lists. The database keeps them, whoever writes the post.
create table post_tags (
  post_id uuid not null references posts (id) on delete cascade,
  tag text not null,
  place uuid not null,
  is_nsfw boolean not null,
  primary key (post_id, tag)
);

create function keep_post_tags() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then delete from post_tags where post_id = new.id; end if;
  if new.status = 'published' then
    insert into post_tags select distinct new.id, tag, coalesce(new.listed_as, new.id), new.is_nsfw from unnest(new.tags) as tag;
  end if;
  return null;
end $$;
create trigger posts_keep_tags after insert on posts for each row
  when (new.status = 'published' and new.tags <> '{}') execute function keep_post_tags();
create trigger posts_keep_tags_anew after update of tags, status, is_nsfw, listed_as on posts for each row
  when ((old.tags, old.status, old.is_nsfw, old.listed_as) is distinct from (new.tags, new.status, new.is_nsfw, new.listed_as))
  execute function keep_post_tags();

insert into post_tags select distinct p.id, tag, coalesce(p.listed_as, p.id), p.is_nsfw from posts p, unnest(p.tags) as tag
  where p.status = 'published';

create index post_tags_newest on post_tags (tag, place desc) include (post_id);
create index post_tags_newest_safe on post_tags (tag, place desc) include (post_id) where not is_nsfw;
create index post_tags_mature on post_tags (tag, place desc) where is_nsfw;
