-- Settings that admins edit (P181): what was written in code until now becomes figures of the one row, and each version
-- keeps the packs, so that a law can tell what a pack gave on the day of its purchase.
alter table platform_settings
  add column custom_credits_min integer not null default 10,
  add column custom_credits_max integer not null default 10000,
  add column packs jsonb not null default
    '[{"id":"starter","credits":100,"bonus":0},{"id":"popular","credits":500,"bonus":50},{"id":"premium","credits":1000,"bonus":150},{"id":"mega","credits":2500,"bonus":500}]',
  add column legal_version text not null default '1.0',
  add column changed_by uuid references users (id),
  add column changed_at timestamptz,
  add constraint platform_settings_custom_credits check (custom_credits_min >= 1 and custom_credits_min <= custom_credits_max),
  add constraint platform_settings_legal_version check (legal_version ~ '^\d{1,3}\.\d{1,3}$'),
  add constraint platform_settings_payout_min check (payout_min_centavos > 0);
alter table platform_settings alter column packs drop default;

-- The default is what packs gave for as long as nobody could change them.
alter table platform_settings_versions add column packs jsonb not null default
  '[{"id":"starter","credits":100,"bonus":0},{"id":"popular","credits":500,"bonus":50},{"id":"premium","credits":1000,"bonus":150},{"id":"mega","credits":2500,"bonus":500}]';
alter table platform_settings_versions alter column packs drop default;

create or replace function keep_settings_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    new.version := old.version + 1;
  end if;
  insert into platform_settings_versions (version, centavos_per_credit, creator_percent, affiliate_percent, affiliate_validity_months,
      affiliate_cap_centavos, affiliate_min_transaction_centavos, packs)
    values (new.version, new.centavos_per_credit, new.creator_percent, new.affiliate_percent, new.affiliate_validity_months,
      new.affiliate_cap_centavos, new.affiliate_min_transaction_centavos, new.packs);
  return new;
end $$;

-- By which version a purchase was quoted; null before there was more than one list of packs, which is the first version's.
-- Not validated: a table of purchases is not read from end to end while nobody can buy.
alter table purchases add column settings_version integer;
alter table purchases add constraint purchases_settings_version
  foreign key (settings_version) references platform_settings_versions (version) not valid;
