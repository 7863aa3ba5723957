-- Whose stream was none by their own doing owes what their balance could not bear of its tickets, as who leaves or blocks does (P1066).
alter table restitutions drop constraint restitutions_debt;
alter table restitutions add constraint restitutions_debt
  check (debt_centavos = 0 or (debt_centavos > 0 and cause in ('left', 'months_blocked', 'live_failed', 'live_late', 'live_blocked'))) not valid;
alter table restitutions validate constraint restitutions_debt;
