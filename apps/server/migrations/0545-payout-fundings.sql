-- What is paid out left a bank account of ours, by hand or as a top-up of the balance that payouts are sent from, and that is said once (P954).
-- Each row is one of them: the first person's word, the second's where two are needed, whether nobody else might have been the second, and,
-- where it was wrong, why and by whom it was taken back.
create table payout_fundings (
  id uuid primary key,
  centavos bigint not null check (centavos > 0),
  -- What bank or provider kept of it besides.
  fee_centavos bigint not null check (fee_centavos between 0 and centavos),
  left_on date not null,
  reference text not null check (length(reference) between 1 and 100),
  asked_by uuid not null references users (id),
  asked_at timestamptz not null,
  done_by uuid references users (id),
  done_at timestamptz,
  -- Above the limit, and nobody else might by then.
  done_alone boolean not null default false,
  back_reason text check (length(back_reason) between 1 and 500),
  back_asked_by uuid references users (id),
  back_asked_at timestamptz,
  back_by uuid references users (id),
  back_at timestamptz,
  back_alone boolean not null default false,
  constraint payout_fundings_done check (num_nulls(done_by, done_at) in (0, 2)),
  constraint payout_fundings_back_asked check (num_nulls(back_reason, back_asked_by, back_asked_at) in (0, 3)),
  constraint payout_fundings_back check (num_nulls(back_by, back_at) in (0, 2)),
  constraint payout_fundings_alone check ((done_by is not null or not done_alone) and (back_by is not null or not back_alone)),
  constraint payout_fundings_order check ((back_asked_at is null or done_at is not null) and (back_at is null or back_asked_at is not null))
);
create unique index payout_fundings_said on payout_fundings (left_on, reference, centavos) where back_at is null;
create index payout_fundings_stand on payout_fundings (left_on, id) where done_at is not null and back_at is null;
-- The first that arrived are covered first: read backwards it is found from the newest on which one is not.
create index payouts_paid on payouts (finished_at, id) include (centavos, fee_centavos, withheld_centavos) where status = 'paid';
