-- From which network and device a payment was begun (P938), by a keyed hash, so that cards which are tried by many accounts in one place
-- are slowed as those of one account are (P766). A row goes after two days.
create table purchase_origins (
  purchase_id uuid primary key references purchases (id),
  network text not null,
  device text,
  at timestamptz not null
);
create index purchase_origins_network on purchase_origins (network, at);
create index purchase_origins_device on purchase_origins (device, at) where device is not null;
create index purchase_origins_at on purchase_origins (at);
