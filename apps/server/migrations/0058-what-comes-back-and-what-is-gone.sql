-- A comment that staff has hidden when the mail of the day goes out is told of once it is shown again (P218): its notice is held
-- meanwhile, instead of being taken out.
alter table notices
  drop constraint notices_state_check,
  add constraint notices_state_check check (state in ('at_once', 'gathered', 'queued', 'held'));
create index notices_held on notices (at) where state = 'held';
