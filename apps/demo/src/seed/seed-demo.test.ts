import { beforeAll, describe, expect, it } from 'vitest';
import { useHarness } from '../../../server/test/harness.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../accounts.ts';
import { DEMO_CAST, type DemoCast } from './people.ts';
import { seedDemo } from './seed-demo.ts';

/** Real: everything but the size. A few people with a few works each, which is what takes the time. */
const harness = useHarness({ deps: { isDemo: true } });
const CAST: DemoCast = {
  ...DEMO_CAST,
  creators: DEMO_CAST.creators.slice(0, 4).map((creator) => ({ ...creator, posts: 3 })),
  supporters: DEMO_CAST.supporters.slice(0, 2),
};
const MOST_STARTS = 30;

/** Ends like a killed process: after so many transactions nothing is read or written any more. */
function mortal(transactions: number) {
  let left = transactions;
  const wrap = <T extends object>(database: T): T =>
    new Proxy(database, {
      get(target, name) {
        if (left > 0 && name === 'transaction') left -= 1;
        else if (left <= 0) throw new Error('killed');
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  const { deps } = harness;
  return { ...deps, db: wrap(deps.db), moneyDb: wrap(deps.moneyDb) };
}

/** How much there is of what seeding makes. */
async function inventory() {
  const { db } = harness.deps;
  const count = async (table: 'users' | 'posts' | 'follows' | 'subscriptions' | 'purchases' | 'unlocks') =>
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;
  const posts = db.selectFrom('posts').where('kind', '=', 'post');
  const views = await posts.select(['id', 'views_count']).orderBy('id').execute();
  const entries = await db.selectFrom('ledger_entries').select('id').execute();
  return {
    users: await count('users'),
    posts: await count('posts'),
    follows: await count('follows'),
    subscriptions: await count('subscriptions'),
    purchases: await count('purchases'),
    unlocks: await count('unlocks'),
    entries: entries.length,
    views: views.map(({ views_count }) => views_count),
  };
}

async function signIn(email: string) {
  const answer = await harness.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: DEMO_PASSWORD },
  });
  return { user: answer.json().user, headers: { authorization: `Bearer ${answer.json().access_token}` } };
}

async function get(url: string, headers: Record<string, string>) {
  return (await harness.app.inject({ url, headers })).json();
}

const lines: string[] = [];

/** Both stages, one after the other. */
async function seedWhole(deps: typeof harness.deps): Promise<void> {
  const rest = await seedDemo(deps, (line) => lines.push(line), CAST);
  await rest?.(new AbortController().signal);
}

describe('the demo', () => {
  let starts = 0;

  // Killed again and again, a little later each time, until a start comes through.
  beforeAll(async () => {
    for (let transactions = 2; starts < MOST_STARTS; transactions = Math.ceil(transactions * 1.6)) {
      starts += 1;
      try {
        return await seedWhole(mortal(transactions));
      } catch (error) {
        if (!(error instanceof Error && error.message === 'killed')) throw error;
      }
    }
  });

  it('is complete after a start that was interrupted many times, and has nothing twice', async () => {
    expect(starts).toBeGreaterThan(6);
    // Three posts and two stories of each.
    const { views, ...made } = await inventory();
    expect(made).toMatchObject({ users: 9, posts: 20, subscriptions: 3, purchases: 4 });
    expect(made.unlocks).toBeGreaterThan(0);
    expect(made.follows).toBeGreaterThan(2);
    expect(views.every((count) => count >= 20 && count <= 180)).toBe(true);
  });

  it('lets its accounts sign in, each as what it is', async () => {
    const people = await Promise.all(DEMO_ACCOUNTS.map(({ email }) => signIn(email)));
    expect(people.map(({ user }) => [user.user_type, user.is_verified])).toEqual([
      ['admin', false],
      ['fan', false],
      ['creator', true],
      ['creator', false],
    ]);
    const [admin, fan, creator] = people;
    expect((await get('/api/content/feed', admin?.headers ?? {})).posts).not.toHaveLength(0);
    expect((await get('/api/credits/wallet', fan?.headers ?? {})).balance).toBeGreaterThan(0);
    const earned = await get('/api/earnings', creator?.headers ?? {});
    expect(earned.total_earned).toBeGreaterThan(0);
    // The demo's own people hold nothing.
    expect([earned.available_balance > 0, earned.on_hold]).toEqual([true, 0]);
  });

  it('has a library for its fan: something bought, saved and liked', async () => {
    const { headers } = await signIn('fan@likha.test');
    const lists = ['bought', 'saved', 'liked'].map((list) => get(`/api/library?filter=${list}`, headers));
    const counts = (await Promise.all(lists)).map(({ posts }) => posts.length);
    // Of four creators one sells their first post, and one gives it away.
    expect(counts).toEqual([1, 1, 2]);
  });

  it('announces a stream of each audience, once', async () => {
    const { lives } = await get('/api/live', {});
    expect(lives.map(({ audience, state }: Record<string, string>) => [audience, state])).toEqual([
      ['everyone', 'scheduled'],
      ['ticket', 'scheduled'],
      ['subscribers', 'scheduled'],
    ]);
    // Whenever the demo is begun: at dusk, as its title says, and in the evening.
    const hours = lives.map((live: Record<string, string>) => live.scheduled_at?.slice(11, 16));
    expect(hours).toEqual(['09:00', '12:00', '13:00']);
  });

  it('has an administration with something in it, once, and nothing that waits', async () => {
    const { headers } = await signIn('admin@likha.test');
    expect(await get('/api/admin/affiliates/stats', headers)).toMatchObject({
      total_affiliates: 1,
      total_referrals: 1,
    });
    const { affiliates } = await get('/api/admin/affiliates', headers);
    expect(affiliates).toMatchObject([{ affiliate_code: 'amihan_reyes', status: 'active' }]);
    const { coupons } = await get('/api/coupons/admin/list', headers);
    expect(coupons.map(({ code }: { code: string }) => code).sort()).toEqual(['MABUHAY10', 'PASKO50']);
    expect((await get('/api/moderation/spam-keywords', headers)).keywords).toHaveLength(3);
    const { reports } = await get('/api/moderation/reports', headers);
    expect(reports.map(({ status }: { status: string }) => status).sort()).toEqual(['dismissed', 'resolved']);
    expect((await get('/api/moderation/warnings', headers)).warnings).toMatchObject([{ severity: 2 }]);
    expect(await get('/api/moderation/stats', headers)).toMatchObject({
      pending_reports: 0,
      flagged_users: 1,
    });
    const creator = await signIn('creator@likha.test');
    const { referred_creators } = await get('/api/affiliates/stats', creator.headers);
    expect(referred_creators).toMatchObject([{ status: 'active' }]);
  });

  it('is good to look at before its second stage, which ends when it is told to', async () => {
    const { db } = harness.deps;
    await db.updateTable('users').set({ location: '' }).where('email', '=', 'admin@likha.test').execute();
    const stopping = new AbortController();
    const rest = await seedDemo(harness.deps, (line) => lines.push(line), CAST);
    stopping.abort();
    await rest?.(stopping.signal);
    expect(await seedDemo(harness.deps, (line) => lines.push(line), CAST)).not.toBeNull();
    await seedWhole(harness.deps);
    expect(await seedDemo(harness.deps, (line) => lines.push(line), CAST)).toBeNull();
  });

  it('is made once', async () => {
    const before = await inventory();
    const said = lines.length;
    await seedWhole(harness.deps);
    expect([await inventory(), lines.length]).toEqual([before, said]);
  });

  it('has nothing twice where only its last step was missing', async () => {
    const before = await inventory();
    const admins = harness.deps.db.updateTable('users').where('email', '=', 'admin@likha.test');
    await admins.set({ user_type: 'fan' }).execute();
    await seedWhole(harness.deps);
    expect(await inventory()).toEqual(before);
    expect((await signIn('admin@likha.test')).user.user_type).toBe('admin');
  });
});
