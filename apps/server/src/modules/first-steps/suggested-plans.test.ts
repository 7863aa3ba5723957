import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { carryOut, type Statement, type Step } from '../../../test/plans.ts';
import type { DB } from '../../platform/schema.generated.ts';
import { listByInterests } from './first-steps.queries.ts';

/** Its rows are for plans, and break the laws of what is counted. */
const harness = useHarness({ laws: [] });
/** Sixty are looked at, each by itself. */
const MOST_ROWS = 200;

let client: pg.Client;

beforeAll(async () => {
  client = new pg.Client({ connectionString: harness.connectionString });
  await client.connect();
  await client.query(FILL);
  await client.query('vacuum analyze users, follows, subscriptions');
});
afterAll(() => client.end());

it('whom somebody who follows thousands may follow besides is asked of each who is suggested', async () => {
  const sent: Statement[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: harness.deps.pool }),
    log: ({ query }) => void sent.push(query),
  });
  expect(await listByInterests(db, { fanId: FAN, interests: [], now: new Date('2026-06-15') })).toHaveLength(
    12,
  );
  for (const statement of sent) {
    const steps = await carryOut(client, statement);
    expect(Math.max(...steps.map(rowsOf))).toBeLessThan(MOST_ROWS);
  }
});

const rowsOf = (step: Step) =>
  step['Actual Loops'] * (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0));

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
