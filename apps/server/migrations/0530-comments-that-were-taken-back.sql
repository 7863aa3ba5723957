-- The device's own name of a comment that was deleted: sent again by it, the comment does not come back (P920).
create table deleted_comment_names (
  author_id uuid not null references users (id),
  client_id uuid not null,
  deleted_at timestamptz not null,
  primary key (author_id, client_id)
);
