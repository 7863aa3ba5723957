-- Appeals against what was decided about people (P170): one against each decision. The words go with what is personal of who
-- appealed; that there was an appeal and how it ended stays, as the audit log names it.
create table appeals (
  id uuid primary key,
  sanction_id uuid not null references sanctions (id),
  user_id uuid not null references users (id),
  text text not null check (length(text) <= 2000),
  sent_at timestamptz not null,
  decision text check (decision in ('granted', 'denied')),
  -- For the person to read.
  answer text check (length(answer) <= 1000),
  decided_at timestamptz,
  decided_by uuid references users (id),
  check ((decision is null) = (decided_at is null)),
  check ((decision is null) = (decided_by is null))
);
create unique index appeals_one_each on appeals (sanction_id);
create index appeals_open on appeals (id) where decision is null;
create index appeals_decided on appeals (id desc) where decision is not null;
create index appeals_of on appeals (user_id, id desc);
