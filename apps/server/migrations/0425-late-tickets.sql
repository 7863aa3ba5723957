-- A ticket that was bought so late that less than two minutes were left of its stream comes back (P797, decision 278), by a cause of its own. Of streams
-- that ended before, and of those that a process of the release before ends meanwhile, none does: each says by which rule it ended.
alter table live_streams add column gives_late_back boolean not null default false;
alter table restitutions drop constraint restitutions_cause_check;
alter table restitutions add constraint restitutions_cause_check
  check (cause in ('banned', 'left', 'post_removed', 'live_failed', 'live_late'));
