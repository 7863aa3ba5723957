-- A question in a post, answered once by each who may see it (P412). In a table of its own, so that who reads posts and knows nothing of polls, as
-- the release before, gives none of its words away.
create table polls (
  post_id uuid primary key references posts (id),
  creator_id uuid not null references users (id),
  -- Another one as soon as its words change, so that nobody votes for what they have not read.
  edition uuid not null,
  question text not null check (char_length(question) between 1 and 200),
  options text[] not null check (cardinality(options) between 2 and 6),
  -- Of each option; kept in the transaction of the vote.
  votes integer[] not null check (cardinality(votes) = cardinality(options)),
  -- From the publication of its post on; null for one that never ends.
  hours integer check (hours between 1 and 720),
  created_at timestamptz not null
);
create index polls_of_creator on polls (creator_id, post_id);

create table poll_votes (
  post_id uuid not null references polls (post_id) on delete cascade,
  person_id uuid not null references users (id),
  place integer not null check (place between 1 and 6),
  voted_at timestamptz not null,
  primary key (post_id, person_id)
);
create index poll_votes_of_person on poll_votes (person_id, post_id);

-- The words of a post as staff judges them: with those of its poll.
create function with_poll(content text, of_post uuid) returns text language sql stable parallel safe as $$
  select concat_ws(E'\n\n', nullif(content, ''),
    (select question || E'\n• ' || array_to_string(options, E'\n• ') from public.polls where post_id = of_post))
$$;
