-- By which account at a provider a purchase was paid (P957), by a keyed hash, so that one PayPal account pays for a few accounts and
-- not for every one that somebody registers. A row goes half a year after it, and with its fan's account.
create table purchase_instruments (
  purchase_id uuid primary key references purchases (id),
  fan_id uuid not null references users (id),
  instrument text not null,
  at timestamptz not null
);
create index purchase_instruments_instrument on purchase_instruments (instrument);
create index purchase_instruments_fan on purchase_instruments (fan_id);
create index purchase_instruments_at on purchase_instruments (at);

-- Of who agreed to be charged without being there: by which account.
alter table auto_top_ups add column instrument text;

-- How many accounts one of them may pay for within thirty days.
alter table platform_settings
  add column accounts_per_payer integer not null default 3 check (accounts_per_payer between 1 and 50);

-- `payer`: the account that was to pay may not. Wider than before, so what is there fits.
alter table purchases drop constraint purchases_reason;
alter table purchases add constraint purchases_reason check (reason in ('declined', 'returned', 'payer')) not valid;
alter table purchases validate constraint purchases_reason;
