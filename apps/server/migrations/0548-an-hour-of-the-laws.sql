-- What the hourly look at the laws reads of tables that grow for ever: what came since, and not all of it.
create index purchases_settled on purchases (settled_at) where settled_at is not null;
create index purchases_taken_back on purchases (status) where status in ('refunded', 'disputed');
create index payment_attempts_returned on payment_attempts (returned_at) where returned_at is not null;
create index provider_captures_seen on provider_captures (seen_at);
create index settlement_rows_resolved on settlement_rows (resolved_at) where resolved_at is not null;
create index unsettled_captures_resolved on unsettled_captures (resolved_at) where resolved_at is not null;
