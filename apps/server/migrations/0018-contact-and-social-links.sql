-- What visitors write to us (P117), until somebody has answered it.
create table contact_messages (
  id uuid primary key,
  name text not null check (length(name) between 1 and 80),
  email text not null check (length(email) <= 254),
  message text not null check (length(message) between 1 and 5000),
  -- Who was signed in, if anybody.
  user_id uuid references users (id),
  sent_at timestamptz not null,
  answered_at timestamptz,
  answered_by uuid references users (id),
  check ((answered_at is null) = (answered_by is null))
);
create index contact_messages_open on contact_messages (id) where answered_at is null;
create index contact_messages_answered on contact_messages (id) where answered_at is not null;

-- Where else creators are (P118): one row for each platform that they gave an address of.
create table social_links (
  creator_id uuid not null references users (id),
  platform text not null check (platform in ('facebook', 'instagram', 'tiktok', 'x_twitter', 'threads', 'telegram', 'snapchat', 'youtube', 'reddit', 'linktree')),
  -- Empty where only the choice to show it is kept.
  url text not null check (url = '' or url ~ '^https?://'),
  is_visible boolean not null,
  primary key (creator_id, platform)
);
