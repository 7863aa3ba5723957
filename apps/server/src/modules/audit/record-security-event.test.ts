import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { register } from '../accounts/accounts.fixture.ts';
import { grantAdmin } from '../accounts/index.ts';
import { auditJobs } from './audit.jobs.ts';
import { recordSecurityEvent } from './record-security-event.ts';

const harness = useHarness();
const PASSWORD = 'maligayang-bati';

async function eventsOf(userId: string | null) {
  const rows = await harness.deps.db
    .selectFrom('security_events')
    .select(['kind', 'network', 'details', 'actor_id'])
    .where('user_id', 'is not distinct from', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, network }) => `${kind} ${network}`);
}

function post(url: string, payload: object, headers = {}) {
  const remoteAddress = '203.0.113.77';
  return harness.app.inject({ method: 'POST', url, payload, headers, remoteAddress });
}

describe('the log of security events', () => {
  it('has registering, signing in and out, and wrong passwords, with the network alone', async () => {
    const { user } = (await register(harness)).json();
    const login = (password: string) => post('/api/auth/login', { email: user.email, password });
    await login('mali-mali-mali');
    const { access_token } = (await login(PASSWORD)).json();
    await post('/api/auth/logout', {}, { authorization: `Bearer ${access_token}` });
    expect(await eventsOf(user.id)).toEqual([
      'registered 127.0.0.0/24',
      'sign_in_failed 203.0.113.0/24',
      'signed_in 203.0.113.0/24',
      'signed_out 203.0.113.0/24',
    ]);
    const log = JSON.stringify(await sql`select * from security_events`.execute(harness.deps.db));
    for (const secret of [PASSWORD, 'mali-mali-mali', access_token, user.email, '113.77'])
      expect(log).not.toContain(secret);
  });

  it('counts wrong passwords for addresses that nobody has by the hour, without a row each', async () => {
    const guess = (count: number) =>
      post('/api/auth/login', { email: `nobody${count}@example.test`, password: PASSWORD });
    await Promise.all([1, 2, 3].map(guess));
    expect(await eventsOf(null)).toEqual([]);
    const counts = () => harness.deps.db.selectFrom('security_event_counts').selectAll().execute();
    const [counted, ...others] = await counts();
    expect([others, counted]).toMatchObject([
      [],
      { kind: 'sign_in_failed', network: '203.0.113.0/24', count: 3 },
    ]);
  });

  it('tells a thousand networks apart in an hour, and no more', async () => {
    const event = { kind: 'sign_in_slowed', userId: null } as const;
    const { db } = harness.deps;
    for (let count = 0; count < 1100; count += 1) {
      const from = `10.${count >> 8}.${count & 255}.1`;
      await recordSecurityEvent(harness.deps, db, { ...event, from });
    }
    const { rows } = await sql<{ networks: number; events: number; others: number }>`
      select count(*)::int as networks, sum(count)::int as events,
        sum(count) filter (where network = '*')::int as others
      from security_event_counts where kind = 'sign_in_slowed'`.execute(db);
    expect(rows[0]?.events).toBe(1100);
    expect(rows[0]?.networks).toBeLessThanOrEqual(1001);
    expect(rows[0]?.others).toBeGreaterThanOrEqual(100);
  });

  it('has who became an admin, and each change of the rate', async () => {
    const fan = await harness.factory.fan();
    const email = `${fan.username}@example.test`;
    await grantAdmin(harness.deps, { email, fullName: 'Luz', password: async () => PASSWORD });
    const admin = await harness.factory.admin();
    expect(await eventsOf(fan.id)).toEqual(['role_changed null']);
    for (const php_per_credit of [1.25, 1])
      await harness.app.inject({
        method: 'POST',
        url: '/api/credits/admin/conversion-rate',
        headers: admin.headers,
        remoteAddress: '2001:db8::7',
        payload: { php_per_credit },
      });
    expect(await eventsOf(admin.id)).toEqual(Array(2).fill('rate_changed 2001:db8:0:0::/64'));
  });

  it('only grows: nothing is changed, and nothing goes before a year is over', async () => {
    const { db, clock } = harness.deps;
    for (const change of [
      sql`update security_events set kind = 'signed_in'`,
      sql`delete from security_events`,
      sql`truncate security_events`,
      sql`update security_event_counts set count = count - 1`,
      sql`update security_event_counts set hour = hour - interval '2 years'`,
      sql`delete from security_event_counts`,
    ])
      await expect(change.execute(db)).rejects.toThrow(/append-only/);
    const count = () => sql<{ n: number }>`select count(*)::int as n from security_events`.execute(db);
    const before = (await count()).rows[0]?.n;
    await sql`insert into security_events (id, at, kind) values (gen_random_uuid(), ${clock.now()}::timestamptz - interval '800 days', 'signed_in')`.execute(
      db,
    );
    const [job] = auditJobs(harness.deps);
    await job?.handle({}, {} as never);
    expect((await count()).rows[0]?.n).toBe(before);
  });
});
