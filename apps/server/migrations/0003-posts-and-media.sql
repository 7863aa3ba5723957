-- Posts, their pictures and videos, and who may see them. A media item exists before its bytes do, so that
-- half-uploaded files are found and removed after a crash.
create table media_items (
  id uuid primary key,
  owner_id uuid not null references users (id),
  status text not null check (status in ('uploading', 'ready')),
  kind text not null check (kind in ('photo', 'video')),
  content_type text not null,
  bytes bigint not null check (bytes >= 0),
  width integer,
  height integer,
  duration_seconds integer,
  thumbhash text,
  has_still boolean not null default false,
  needs_transcode boolean not null default false,
  created_at timestamptz not null
);
create index media_items_unfinished on media_items (created_at) where status = 'uploading';
create index media_items_owner on media_items (owner_id, id desc);

create table posts (
  id uuid primary key,
  creator_id uuid not null references users (id),
  title text not null,
  content text not null,
  type text not null check (type in ('photo', 'video')),
  media_id uuid unique references media_items (id),
  is_nsfw boolean not null,
  is_ppv boolean not null,
  is_subscriber_only boolean not null,
  credit_price integer check (credit_price > 0),
  tags text[] not null default '{}',
  status text not null check (status in ('published', 'in_review', 'removed')),
  likes_count integer not null default 0 check (likes_count >= 0),
  comments_count integer not null default 0 check (comments_count >= 0),
  views_count integer not null default 0 check (views_count >= 0),
  unlocks_count integer not null default 0 check (unlocks_count >= 0),
  created_at timestamptz not null,
  check (is_ppv = (credit_price is not null))
);
-- Ids are made in order of time, so they give the feed its order.
create index posts_feed on posts (id desc) where status = 'published';
create index posts_feed_safe on posts (id desc) where status = 'published' and not is_nsfw;
create index posts_by_creator on posts (creator_id, id desc);

create table unlocks (
  fan_id uuid not null references users (id),
  post_id uuid not null references posts (id),
  credits integer not null check (credits > 0),
  created_at timestamptz not null,
  primary key (fan_id, post_id)
);
create index unlocks_post on unlocks (post_id);

create table subscriptions (
  fan_id uuid not null references users (id),
  creator_id uuid not null references users (id),
  started_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (fan_id, creator_id),
  check (fan_id <> creator_id)
);
create index subscriptions_creator on subscriptions (creator_id, ends_at);

create table follows (
  fan_id uuid not null references users (id),
  creator_id uuid not null references users (id),
  created_at timestamptz not null,
  primary key (fan_id, creator_id),
  check (fan_id <> creator_id)
);
create index follows_creator on follows (creator_id);

-- Earnings by day are kept, not counted. Days are Philippine days.
create table creator_daily_earnings (
  creator_id uuid not null references users (id),
  day date not null,
  earned_centavos bigint not null check (earned_centavos >= 0),
  sales integer not null check (sales >= 0),
  primary key (creator_id, day)
);
