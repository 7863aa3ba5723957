import { expect, it } from 'vitest';
import { rowsOf, useFilledPlans } from '../../../test/filled-plans.ts';
import { listByInterests } from './first-steps.queries.ts';

const { plansOf } = useFilledPlans(() => FILL, 'users, follows, subscriptions');
/** Sixty are looked at, each by itself. */
const MOST_ROWS = 200;

it('whom somebody who follows thousands may follow besides is asked of each who is suggested', async () => {
  const plans = await plansOf(async (db) => {
    expect(
      await listByInterests(db, { fanId: FAN, interests: [], now: new Date('2026-06-15') }),
    ).toHaveLength(12);
  });
  for (const steps of plans) expect(Math.max(...steps.map(rowsOf))).toBeLessThan(MOST_ROWS);
});

const FAN = 'c1000fa0-0000-7000-8000-000000000000';
/** The fan follows 2,900 of 3,000 creators, others three. Nothing that keeps counters or words is asked. */
const FILL = `
set session_replication_role = replica;
create function pg_temp.id_of(n int) returns uuid language sql immutable as
  $$ select ('c1' || lpad(to_hex(n), 6, '0') || '-0000-7000-8000-000000000000')::uuid $$;
insert into users (id, email, username, full_name, password_hash, user_type, date_of_birth, kyc_status, legal_consent_version,
  legal_consent_at, followers_count, created_at, last_seen_at)
select pg_temp.id_of(n), 'user_' || n || '@example.test', 'user_' || n, 'User ' || n, 'x', case when n <= 3000 then 'creator' else 'fan' end, '1990-01-01',
  case when n <= 3000 then 'approved' else 'none' end, '1.0', now(), greatest(0, 3000 - n), '2026-06-01', '2026-06-01' from generate_series(1, 10000) n;
insert into follows select pg_temp.id_of(4000), pg_temp.id_of(n), '2026-06-01' from generate_series(101, 3000) n;
insert into follows select pg_temp.id_of(n), pg_temp.id_of(n * m % 3000 + 1), '2026-06-01' from generate_series(4001, 10000) n, generate_series(1, 3) m on conflict do nothing;
set session_replication_role = default;
`;
