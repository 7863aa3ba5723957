-- How many payments of a month are disputed is asked every hour, and whenever finance looks.
create index payment_attempts_captured on payment_attempts (captured_at) include (provider, payment_method) where captured_at is not null;
create index disputes_opened_at on disputes (opened_at) where state <> 'corrected';
