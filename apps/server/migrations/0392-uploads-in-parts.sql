-- Uploads that come in parts and outlive a lost line (P774): what every web node has to know of them. Their bytes are in the store.
create table uploads (
  id uuid primary key,
  -- Null once its person is erased: nobody's then, and removed with the next look.
  owner_id uuid references users,
  bytes integer not null check (bytes > 0),
  received integer not null default 0 check (received between 0 and bytes),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- A call has taken it, and has not said yet what became of it.
  taken_at timestamptz,
  -- A call has made something of it.
  used_at timestamptz
);
create index uploads_by_owner on uploads (owner_id, expires_at);
create index uploads_by_expiry on uploads (expires_at);

-- Written before its bytes are, so that a crash leaves a trace to clean up by.
create table upload_parts (
  id uuid primary key,
  upload_id uuid not null references uploads on delete cascade,
  starts_at integer not null check (starts_at >= 0),
  bytes integer not null check (bytes > 0),
  is_kept boolean not null default false
);
create index upload_parts_by_upload on upload_parts (upload_id, starts_at);
