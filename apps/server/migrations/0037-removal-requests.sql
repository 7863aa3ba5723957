-- What people who are shown in something, or own it, ask to be removed (P171), with a clock of seven days.
create table removal_requests (
  id uuid primary key,
  name text not null check (length(name) <= 80),
  email text not null check (length(email) <= 254),
  relation text not null check (relation in ('depicted', 'rights_holder', 'representative')),
  -- Where it is, as it was typed.
  content text not null check (length(content) <= 2000),
  explanation text not null check (length(explanation) <= 5000),
  -- Who was signed in, if anybody; and in which language they are answered.
  user_id uuid references users (id),
  language text not null check (language in ('en', 'fil')),
  sent_at timestamptz not null,
  decision text check (decision in ('removed', 'refused')),
  reason text check (length(reason) <= 1000),
  -- No references: what is recorded outlives what was removed.
  removed_posts uuid[] not null default '{}' check (cardinality(removed_posts) <= 20),
  decided_at timestamptz,
  decided_by uuid references users (id),
  check ((decision is null) = (decided_at is null)),
  check ((decision is null) = (decided_by is null))
);
create index removal_requests_open on removal_requests (id) where decision is null;
create index removal_requests_due on removal_requests (sent_at) where decision is null;
create index removal_requests_decided on removal_requests (id desc) where decision is not null;
create index removal_requests_of on removal_requests (user_id) where user_id is not null;
