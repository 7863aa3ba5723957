-- A comment that staff has hidden when the mail of the day goes out is told of once it is shown again (P218): its notice is held
-- meanwhile, instead of being taken out.
alter table notices
  drop constraint notices_state_check,
  add constraint notices_state_check check (state in ('at_once', 'gathered', 'queued', 'held'));
create index notices_held on notices (at) where state = 'held';

-- Reports about what is removed are closed with the decision that removes it (P217); so are those that waited before.
create index reports_open_about on reports (subject_id) where status = 'pending';
update reports r set status = 'resolved', action_taken = 'remove_content', decided_by = s.created_by, decided_at = s.created_at,
  claimed_by = null, claimed_until = null
from (
  select distinct on (subject_type, subject_id) subject_type, subject_id, created_by, created_at from sanctions
  where kind = 'removal' and ended_at is null order by subject_type, subject_id, created_at
) s where r.status = 'pending' and r.subject_type = s.subject_type and r.subject_id = s.subject_id;
