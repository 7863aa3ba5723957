-- Finance says why a refund that does not fit may leave the list (P843). Nothing is posted; another amount by the provider clears it, so that
-- it is shown again. The release before shows all of them.
alter table unbooked_refunds
  add column explained_by uuid references users (id),
  add column explained_at timestamptz,
  add column explanation text check (length(explanation) between 1 and 500),
  add constraint unbooked_refunds_explained check (num_nulls(explained_by, explained_at, explanation) in (0, 3));
create index unbooked_refunds_explained_by on unbooked_refunds (explained_by) where explained_by is not null;
