-- A share of what creators earn can be kept back for longer than all of it is held (P790); off until the operator turns it on. Entries
-- of before name versions without it: they kept nothing.
alter table platform_settings
  add column earnings_reserve_percent integer not null default 0 check (earnings_reserve_percent between 0 and 50),
  add column earnings_reserve_days integer not null default 90 check (earnings_reserve_days between 1 and 180);
alter table platform_settings_versions add column earnings_reserve_percent integer, add column earnings_reserve_days integer;
