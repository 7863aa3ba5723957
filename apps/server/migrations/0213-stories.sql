-- Stories (P413): posts of another kind, which are there for 24 hours. What is shown of them has a status of its own, so that every list of
-- what is `published` leaves them out, and the release before as well, which knows nothing of them: it shows them to their creator and to
-- staff alone, and cannot publish one. Rows that are there meet the new rules, so they need not be read under the lock.
alter table posts
  add column kind text not null default 'post' check (kind in ('post', 'story')),
  -- Whom a story is for; null for a post.
  add column audience text check (audience in ('everyone', 'followers', 'subscribers')),
  -- Of a story, from its publication on.
  add column expires_at timestamptz,
  drop constraint posts_status,
  add constraint posts_status check (status in ('published', 'in_review', 'draft', 'scheduled', 'withdrawn', 'removed', 'story')) not valid,
  add constraint posts_story check (case kind
    when 'story' then audience is not null and status not in ('published', 'withdrawn') and (status <> 'story' or expires_at is not null)
      and not is_ppv and not is_subscriber_only and more_pictures = 0 and pinned_at is null
    else status <> 'story' and audience is null and expires_at is null end) not valid;
-- How a story stood that staff removed (P230).
alter table sanctions
  drop constraint sanctions_subject_status_check,
  add constraint sanctions_subject_status_check
    check (subject_status in ('published', 'in_review', 'draft', 'scheduled', 'withdrawn', 'story')) not valid;

create index posts_stories on posts (creator_id, expires_at) where status = 'story';
create index posts_own_stories on posts (creator_id, id desc) where kind = 'story';

-- Who saw a story is forgotten some days later; how many did stays on it.
create table story_views (
  story_id uuid not null references posts (id),
  person_id uuid not null references users (id),
  seen_at timestamptz not null,
  primary key (story_id, person_id)
);
create index story_views_of_person on story_views (person_id, story_id);
create index story_views_newest on story_views (story_id, seen_at desc, person_id desc);
create index story_views_to_forget on story_views (seen_at);
