-- Open disputes in the order in which their providers want an answer (P403); those that name no day come last. Of which day finance
-- was reminded is kept, as a provider may give another one.
create index disputes_by_deadline on disputes
  ((coalesce(respond_by, timestamptz '2286-11-20 17:46:39.999Z')), id) where state = 'open';
alter table disputes add column reminded_of timestamptz;
