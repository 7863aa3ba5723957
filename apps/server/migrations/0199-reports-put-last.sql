-- Reports of somebody whose reports were mostly dismissed wait behind the others (P392). Kept with the report, as it was when it was made:
-- a queue that changes its order while somebody reads its pages shows some twice and others never. The release before leaves it out.
alter table reports add column is_last boolean not null default false;
create index reports_waiting on reports (is_last, id) where status = 'pending';
create index reports_waiting_of_type on reports (report_type, is_last, id) where status = 'pending';
create index reports_waiting_about on reports (reported_user_id, is_last, id) where status = 'pending';
create index reports_decided_by_reporter on reports (reporter_id, id desc) where status <> 'pending';
