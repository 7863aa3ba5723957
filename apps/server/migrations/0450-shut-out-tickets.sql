-- Whom a host blocks has nothing of a ticket that they bought: where they could not have watched two minutes it comes back (P831, decision 287), by a
-- cause of its own that names the ticket. When its holder was shut out is kept with it, as a block may be taken back.
alter table live_tickets add column shut_out_at timestamptz;
alter table restitutions drop constraint restitutions_cause_check;
alter table restitutions add constraint restitutions_cause_check
  check (cause in ('banned', 'left', 'post_removed', 'live_failed', 'live_late', 'live_blocked'));
