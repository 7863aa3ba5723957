-- An admin may approve a part of a refund that was asked for (P297). What goes back stays `credits` and `amount_centavos`, which
-- the release before pays; these say of how much it is a part, and are null where nothing was taken off.
alter table refund_requests
  add column whole_credits integer,
  add column whole_centavos bigint,
  add constraint refund_requests_part check ((whole_credits is null) = (whole_centavos is null)),
  add constraint refund_requests_part_is_less check (whole_credits > credits and whole_centavos >= amount_centavos);
