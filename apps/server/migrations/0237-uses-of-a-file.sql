-- A file that its creator uses again has one row for each use, so that each has rights of its own; all of them are served from the bytes of the
-- first, `source_id`, which alone count for what a person keeps (P469, decision 124).
alter table media_items
  add column source_id uuid references media_items (id),
  -- Nothing shows this one any more. Its bytes stay while another use of them lives.
  add column released_at timestamptz,
  add constraint media_items_use_has_no_bytes check (source_id is null or (bytes = 0 and source_id <> id));
create index media_items_uses on media_items (source_id) where source_id is not null;
