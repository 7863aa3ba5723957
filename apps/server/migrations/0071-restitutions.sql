-- Who paid for what goes away gets it back as credits (P246): whose fault it is bears it, as far as they can.
alter table platform_settings
  add column restitution_creator_percent integer not null default 100,
  add constraint platform_settings_restitution check (restitution_creator_percent between 0 and 100);

create table restitutions (
  id uuid primary key,
  fan_id uuid not null references users (id),
  creator_id uuid not null references users (id),
  -- Of the unlock or the month: each comes back once.
  sale_entry_id uuid not null unique references ledger_entries (id),
  cause text not null check (cause in ('banned', 'left', 'post_removed')),
  -- The post that was removed, else the creator.
  cause_id uuid not null,
  -- When it went away: what is left of a month is counted from then.
  gone_at timestamptz not null,
  credits integer not null check (credits > 0),
  -- What the creator bears of them, and the platform, at the rate of that moment.
  creator_centavos bigint not null check (creator_centavos >= 0),
  platform_centavos bigint not null check (platform_centavos >= 0),
  created_at timestamptz not null,
  told_at timestamptz
);
create index restitutions_untold on restitutions (cause_id, fan_id) where told_at is null;
create index restitutions_fan on restitutions (fan_id, id);
