-- How a post stood when staff removed it, so that an appeal that is granted brings it back as it was (P230). Of removals before
-- this nobody knows: those posts come back as drafts, which their creators publish.
alter table sanctions
  add column subject_status text check (subject_status in ('published', 'in_review', 'draft', 'scheduled', 'withdrawn')),
  add column subject_publish_at timestamptz;
-- What somebody who is shown in it, or owns it, asked to be removed stays so.
create index removal_requests_posts on removal_requests using gin (removed_posts) where decision = 'removed';
