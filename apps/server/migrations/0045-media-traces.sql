-- The number that a viewer's pictures carry unseen (P196): given with the first picture that somebody is shown, and theirs for
-- good, so that a copy which turns up elsewhere names whom it was made for.
create table media_traces (
  code integer generated always as identity primary key,
  viewer_id uuid not null unique references users (id),
  created_at timestamptz not null
);
