-- A payout is asked for under a key, and is one payout however often that key comes, also where the first answer was lost.
alter table payouts
  add column idempotency_key text check (length(idempotency_key) <= 200);

create unique index payouts_idempotency_key on payouts (creator_id, idempotency_key);
