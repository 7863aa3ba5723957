-- Who leaves by their own will owes what their balance could not bear of what came back to their fans (P1044): it comes off what they earn
-- once they are back. Before this the platform bore it, so what is there already owes nothing.
alter table restitutions
  add column debt_centavos bigint not null default 0,
  add constraint restitutions_debt check (debt_centavos = 0 or (debt_centavos > 0 and cause = 'left')) not valid;
alter table restitutions validate constraint restitutions_debt;
