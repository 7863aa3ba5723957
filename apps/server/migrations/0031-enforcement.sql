-- What staff decided against a person (P149): a warning, the removal of something, a suspension, a ban. Rows outlive the person's
-- data, as the audit log names them; their words are erased with it.
create table sanctions (
  id uuid primary key,
  user_id uuid not null references users (id),
  kind text not null check (kind in ('warning', 'removal', 'suspension', 'ban')),
  severity smallint check (severity between 1 and 5),
  warning_type text check (warning_type in ('inappropriate_content', 'harassment', 'spam', 'others')),
  -- For the person to read, in the words of who decided.
  reason text not null check (length(reason) <= 1000),
  -- What it was about, where it was about one thing.
  subject_type text check (subject_type in ('post', 'profile', 'comment')),
  subject_id uuid,
  created_at timestamptz not null,
  -- Nobody where a rule of the product decided.
  created_by uuid references users (id),
  expires_at timestamptz,
  ended_at timestamptz,
  -- Nobody where its time was over.
  ended_by uuid references users (id),
  end_reason text check (length(end_reason) <= 1000),
  check ((kind = 'warning') = (severity is not null and warning_type is not null)),
  check (kind <> 'suspension' or expires_at is not null),
  check (kind not in ('ban', 'removal') or expires_at is null)
);
-- One thing at a time keeps somebody out; the second of two admins finds the first one's row.
create unique index sanctions_keeping_out on sanctions (user_id) where kind in ('suspension', 'ban') and ended_at is null;
create index sanctions_of on sanctions (user_id, id desc);
create index sanctions_warnings on sanctions (id desc) where kind = 'warning' and ended_at is null;
create index sanctions_warned on sanctions (user_id) where kind = 'warning' and ended_at is null;
create index sanctions_due on sanctions (expires_at) where ended_at is null and expires_at is not null;
create index sanctions_issued on sanctions (created_at) where kind = 'warning';
-- So that the last admin is found without reading everybody.
create index users_admins on users (id) where user_type = 'admin';
