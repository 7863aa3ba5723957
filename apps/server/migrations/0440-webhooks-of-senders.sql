-- When a company that sends payouts was heard of last (P811): what it says is believed of none of its webhooks, so none is kept.
create table sender_webhooks (
  sender text primary key,
  received_at timestamptz not null
);
