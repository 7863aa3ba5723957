-- What a creator sorts their files into, and calls them (P468): for themselves alone. A file is in one folder, or in none.
create table vault_folders (
  id uuid primary key,
  creator_id uuid not null references users (id),
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null,
  unique (creator_id, id)
);
create unique index vault_folders_names on vault_folders (creator_id, lower(name));

-- Of files that have a title or a folder; all others have neither.
create table vault_files (
  media_id uuid primary key references media_items (id),
  creator_id uuid not null references users (id),
  title text not null default '' check (char_length(title) <= 120),
  folder_id uuid,
  -- Of the same creator; a folder that goes leaves its files.
  constraint vault_files_folder foreign key (creator_id, folder_id)
    references vault_folders (creator_id, id) on delete set null (folder_id)
);
create index vault_files_in_folder on vault_files (creator_id, folder_id);
