import { QUEUE_NAMES } from '@likha/contract/staff-queues';
import { beforeEach, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { DAY_MS, HOUR_MS } from '../../platform/durations.ts';
import { useModeration } from './moderation.fixture.ts';
import { readTimesToDecision, readWaiting } from './queue-figures.queries.ts';
import { scrapeStaffQueues } from './scrape-staff-queues.ts';

const { harness, send, scene, report, decide } = useModeration();
let admin: Person;
let creator: Person;
let fan: Person;
beforeEach(async () => {
  ({ admin, creator, fan } = await scene());
  await harness.deps.db.deleteFrom('reports').execute();
});

async function reported(): Promise<string> {
  return (await report(fan, 'post', await harness.factory.post(creator.id))).json().id;
}
const aged = (id: string, begun: Date, decided: Date | null) =>
  harness.deps.db
    .updateTable('reports')
    .set({ created_at: begun, ...(decided && { decided_at: decided }) })
    .where('id', '=', id)
    .execute();
const ago = (ms: number) => new Date(harness.clock.now().getTime() - ms);
const figures = async (by = admin) => (await send('GET', '/admin/queues', by)).json().queues;
const ofReports = async () => (await figures()).find(({ queue }: { queue: string }) => queue === 'reports');

it('says what waits, since when, and how long decisions of each window took', async () => {
  const oldest = ago(3 * DAY_MS);
  await aged(await reported(), oldest, null);
  await reported();
  for (const hours of [1, 2, 3]) {
    const id = await reported();
    await decide(admin, id, 'no_action');
    await aged(id, ago(DAY_MS + hours * HOUR_MS), ago(DAY_MS));
  }
  const older = await reported();
  await decide(admin, older, 'no_action');
  await aged(older, ago(20 * DAY_MS + 100 * HOUR_MS), ago(20 * DAY_MS));
  expect(await ofReports()).toEqual({
    queue: 'reports',
    waiting: 2,
    oldest_at: oldest.toISOString(),
    decided: [
      { days: 7, count: 3, median_seconds: 7200, p90_seconds: 10_080 },
      { days: 30, count: 4, median_seconds: 9000, p90_seconds: expect.any(Number) },
      { days: 90, count: 4, median_seconds: 9000, p90_seconds: expect.any(Number) },
    ],
  });
});

it('has every queue answer, and shows each role its own', async () => {
  const names = (list: { queue: string }[]) => list.map(({ queue }) => queue);
  expect(names(await readWaiting(harness.deps.db, QUEUE_NAMES))).toEqual([...QUEUE_NAMES]);
  expect(names(await readTimesToDecision(harness.deps.db, QUEUE_NAMES, harness.clock.now()))).toEqual([
    ...QUEUE_NAMES,
  ]);
  expect(names(await figures())).toEqual([...QUEUE_NAMES]);
  const finance = await harness.factory.admin({ role: 'finance' });
  expect(names(await figures(finance))).toEqual([
    'payout_appeals',
    'refunds',
    'payouts',
    'fundings',
    'disputes',
  ]);
  const support = await harness.factory.admin({ role: 'support' });
  expect(names(await figures(support))).toEqual(['contact']);
  expect((await send('GET', '/admin/queues', fan)).statusCode).toBe(403);
});

it('is a metric: how many wait, and for how long the first one has', async () => {
  await aged(await reported(), ago(2 * HOUR_MS), null);
  await scrapeStaffQueues(harness.deps);
  const told = (await harness.app.inject('/metrics')).body;
  expect(told).toMatch(/^staff_queue_waiting\{queue="reports"\} 1$/m);
  expect(told).toMatch(/^staff_queue_oldest_seconds\{queue="reports"\} 7200$/m);
  expect(told).toMatch(/^staff_queue_waiting\{queue="contact"\} 0$/m);
});
