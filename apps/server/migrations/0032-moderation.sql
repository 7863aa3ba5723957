-- Posts and comments that staff look over (P27, P152), each once: a first upload waits unseen, what a keyword flags is seen meanwhile.
create table content_reviews (
  content_id uuid primary key,
  -- Where it stands in the queue; a new one when it comes back.
  id uuid not null unique,
  content_type text not null check (content_type in ('post', 'comment')),
  author_id uuid not null references users (id),
  status text not null check (status in ('pending', 'flagged', 'approved', 'removed')),
  flagged_keywords text[] not null default '{}',
  admin_notes text not null default '' check (length(admin_notes) <= 2000),
  created_at timestamptz not null,
  decided_by uuid references users (id),
  decided_at timestamptz,
  claimed_by uuid references users (id),
  claimed_until timestamptz
);
create index content_reviews_open on content_reviews (id) where status in ('pending', 'flagged');
create index content_reviews_by_status on content_reviews (status, id);
create index content_reviews_of on content_reviews (author_id);
create index content_reviews_claimed on content_reviews (claimed_by) where claimed_by is not null;

-- What is looked for in texts (P153), as it was entered and as it is compared.
create table spam_keywords (
  id uuid primary key,
  keyword text not null check (length(keyword) between 1 and 100),
  compared text not null,
  severity smallint not null check (severity between 1 and 5),
  auto_action text check (auto_action = 'flag'),
  created_at timestamptz not null,
  created_by uuid not null references users (id),
  check ((severity >= 3) = (auto_action is not null))
);
create unique index spam_keywords_compared on spam_keywords (compared);

-- A keyword that was found, once for each text, whatever became of it.
create table keyword_hits (
  id uuid primary key,
  content_id uuid not null,
  content_type text not null check (content_type in ('post', 'comment')),
  author_id uuid not null references users (id),
  keyword text not null,
  severity smallint not null,
  action text not null check (action in ('recorded', 'flagged', 'blocked')),
  created_at timestamptz not null
);
create unique index keyword_hits_once on keyword_hits (content_id, keyword);
create index keyword_hits_of on keyword_hits (author_id, id desc);
create index keyword_hits_blocked on keyword_hits (id) where action = 'blocked';
create index keyword_hits_at on keyword_hits (created_at);

-- What people report (P151).
create table reports (
  id uuid primary key,
  report_type text not null check (report_type in ('inappropriate_content', 'harassment', 'spam', 'others')),
  status text not null check (status in ('pending', 'resolved', 'dismissed')),
  description text not null check (length(description) <= 1000),
  reporter_id uuid not null references users (id),
  reported_user_id uuid not null references users (id),
  subject_type text not null check (subject_type in ('post', 'profile', 'comment')),
  subject_id uuid not null,
  created_at timestamptz not null,
  action_taken text check (action_taken in ('no_action', 'warning', 'ban_user', 'remove_content')),
  admin_notes text not null default '' check (length(admin_notes) <= 2000),
  decided_by uuid references users (id),
  decided_at timestamptz,
  claimed_by uuid references users (id),
  claimed_until timestamptz,
  check ((status = 'pending') = (action_taken is null))
);
-- A person has one open report about a thing.
create unique index reports_open_once on reports (reporter_id, subject_type, subject_id) where status = 'pending';
create index reports_by_status on reports (status, id);
create index reports_by_type on reports (status, report_type, id);
create index reports_of_type on reports (report_type, id);
create index reports_about on reports (reported_user_id, id desc);
create index reports_claimed on reports (claimed_by) where claimed_by is not null;
create index sanctions_removals on sanctions (id) where kind = 'removal';
