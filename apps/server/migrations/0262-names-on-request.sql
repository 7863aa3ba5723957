-- Pushes and subjects of mails name nobody, unless their reader asks for it (P512).
alter table notification_settings add column shows_names boolean not null default false;
