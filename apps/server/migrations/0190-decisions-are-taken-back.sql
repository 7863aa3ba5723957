-- That staff took back how it decided about a submission is a step of its own (P370); the release before writes the others.
alter table verification_events drop constraint verification_events_kind_check;
alter table verification_events add constraint verification_events_kind_check
  check (kind in ('submitted', 'document_viewed', 'approved', 'rejected', 'taken_back', 'documents_removed'));
