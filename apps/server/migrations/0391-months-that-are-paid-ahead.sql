-- What is paid for and not had yet (P773) is of the months that end later.
create index subscription_charges_by_end on subscription_charges (ends_at, created_at);
