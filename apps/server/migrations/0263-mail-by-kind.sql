-- How often somebody wants a kind by mail, and the kinds that are off until they are turned on (P210): `{"sale": "daily"}`. What is on
-- until it is turned off goes on to stand in turned_off, which a release before reads.
alter table notification_settings add column mailed jsonb not null default '{}';

-- No lists of kinds here any more: the code has them, and a release before reads those it knows.
alter table notification_settings drop constraint notification_settings_turned_off_check;
alter table notices drop constraint notices_kind_check;
alter table digests drop constraint digests_kind_check;

-- Told in the order in which it happened: ids are made by the database from now on, and are in no order.
alter table notices alter column id set default gen_random_uuid();
create index notices_soonest on notices (at, id) where state = 'at_once';
