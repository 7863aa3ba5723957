-- When people were first told of a version of the documents, and from when it holds (P358, P359): what was once announced keeps its
-- day, whatever is released later. The first version was never announced and has no row.
create table legal_announcements (
  version text primary key check (version ~ '^\d{1,3}\.\d{1,3}$'),
  announced_at timestamptz not null,
  effective_at timestamptz not null check (effective_at >= announced_at),
  -- Everybody up to this id has been gone through with the mail; null at the beginning.
  told_through uuid
);
