-- What left a wallet for things that are sold, and for others, from a moment on (P690).
-- A function, as only whoever has a limit needs it: written into the question for limits it was planned anew with every sale,
-- over the postings of every month, for all those who have none.
create function spent_since(wallet text, since timestamptz) returns bigint
  language plpgsql stable
as $$
begin
  return (
    select coalesce(sum(p.amount), 0)::bigint from ledger_postings p join ledger_entries e on e.id = p.entry_id
    where p.from_account = wallet and e.reason in ('unlock', 'subscription', 'tip', 'gift') and e.created_at >= since);
end
$$;
