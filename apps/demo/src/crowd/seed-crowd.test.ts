import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useHarness } from '../../../server/test/harness.ts';
import { DEMO_PASSWORD } from '../accounts.ts';
import { DEMO_CAST, type DemoCast } from '../seed/people.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { CROWD } from './members.ts';

/** Real: everything but the size. The laws of the books are looked at when this file ends. */
const harness = useHarness({ deps: { isDemo: true, isSandboxPayment: false } });
const MEMBERS = 24;
const CAST: DemoCast = {
  ...DEMO_CAST,
  creators: DEMO_CAST.creators.slice(0, 4).map((creator) => ({ ...creator, posts: 3 })),
  supporters: DEMO_CAST.supporters.slice(0, 2),
  crowd: CROWD.slice(0, MEMBERS),
  sinceDays: 150,
};

async function fill(signal = new AbortController().signal): Promise<void> {
  const rest = await seedDemo(harness.deps, () => undefined, CAST);
  await rest?.(signal);
}

async function signIn(email: string) {
  const payload = { email, password: DEMO_PASSWORD };
  const answer = await harness.app.inject({ method: 'POST', url: '/api/auth/login', payload });
  return { authorization: `Bearer ${answer.json().access_token}` };
}

async function get(url: string, headers: Record<string, string>) {
  const answer = await harness.app.inject({ url: `/api${url}`, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const TABLES = [
  'users',
  'posts',
  'follows',
  'post_likes',
  'comments',
  'subscriptions',
  'tips',
  'purchases',
  'unlocks',
  'reports',
  'appeals',
  'sanctions',
  'removal_requests',
  'refund_requests',
  'payouts',
  'payout_fundings',
  'contact_messages',
  'verifications',
] as const;

async function inventory() {
  const counts: Record<string, number> = {};
  for (const table of TABLES) {
    const { n } = await harness.deps.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    counts[table] = n;
  }
  return counts;
}

const forgetTheEnd = () =>
  harness.deps.db
    .updateTable('users')
    .set({ location: '' })
    .where('email', '=', 'admin@likha.test')
    .execute();

describe('the crowd of the demo', () => {
  beforeAll(() => fill(), 180_000);

  it('has people of its own, two hundred in all', () => {
    expect([CROWD.length, new Set(CROWD.map(({ email }) => email)).size]).toEqual([200, 200]);
  });

  it('follows, likes, talks, subscribes and tips over months', async () => {
    const counts = await inventory();
    for (const table of ['follows', 'post_likes', 'unlocks'] as const)
      expect(counts[table], table).toBeGreaterThan(MEMBERS / 2);
    for (const table of ['comments', 'subscriptions', 'tips'] as const)
      expect(counts[table], table).toBeGreaterThan(2);
    const creator = await signIn('creator@likha.test');
    expect((await get('/studio/fans', creator)).fans.length).toBeGreaterThan(0);
    const { first } = await harness.deps.db
      .selectFrom('purchases')
      .select(({ fn }) => fn.min('created_at').as('first'))
      .executeTakeFirstOrThrow();
    expect(harness.deps.clock.now().getTime() - new Date(first ?? 0).getTime()).toBeGreaterThan(
      100 * 86_400_000,
    );
  });

  it('leaves work in every queue of staff', async () => {
    const admin = await signIn('admin@likha.test');
    const waiting = async (url: string, list: string) => (await get(url, admin))[list].length;
    expect({
      reports: await waiting('/moderation/reports?status=pending', 'reports'),
      reviews: await waiting('/moderation/content?status=pending', 'content'),
      profiles: await waiting('/moderation/profiles', 'profiles'),
      appeals: await waiting('/admin/appeals', 'appeals'),
      removals: await waiting('/admin/removal-requests', 'removal_requests'),
      refunds: await waiting('/admin/refund-requests', 'refund_requests'),
      messages: await waiting('/admin/contact-messages', 'messages'),
      verifications: await waiting('/admin/verifications', 'verifications'),
    }).toEqual({
      reports: 5,
      reviews: 2,
      profiles: 1,
      appeals: 2,
      removals: 2,
      refunds: 2,
      messages: 3,
      verifications: 2,
    });
    expect(await waiting('/admin/payouts', 'payout_requests')).toBeGreaterThan(0);
    const { fundings, summary } = await get('/admin/payout-fundings', admin);
    expect([fundings.length, summary.sent > 0]).toEqual([1, true]);
  });

  it('is there once, also where a start ended before its end was kept', async () => {
    const before = await inventory();
    await forgetTheEnd();
    await fill();
    expect(await inventory()).toEqual(before);
    await fill();
    expect(await inventory()).toEqual(before);
  });

  it('ends between two people when it is told to, and goes on with the next start', async () => {
    const before = await inventory();
    await forgetTheEnd();
    await fill(AbortSignal.abort());
    await fill();
    expect(await inventory()).toEqual(before);
  });
});

it('has a history in its order: an id is of the moment of what it names', async () => {
  for (const table of ['ledger_entries', 'tips', 'unlocks', 'comments'] as const) {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
      where abs(extract(epoch from uuid_extract_timestamp(id) - created_at)) > 1`.execute(harness.deps.db);
    expect(rows, table).toEqual([]);
  }
});
