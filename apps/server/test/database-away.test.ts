import { existsSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from './factory.ts';
import { useHarness } from './harness.ts';
import { OwnPostgres } from './own-postgres.ts';

/** Real: a PostgreSQL of its own that is stopped, or frozen so that it takes what is sent and says nothing. */
const postgres = new OwnPostgres();
const harness = useHarness({ database: postgres.database });
let fan: Person;
let post: string;

beforeAll(async () => {
  fan = await harness.factory.fan({ credits: 100 });
  post = await harness.factory.post((await harness.factory.creator()).id, { price: 10 });
});

const calls = () => [
  harness.app.inject({ url: '/api/credits/wallet', headers: fan.headers }),
  harness.app.inject({
    method: 'POST',
    url: '/api/credits/unlock',
    headers: { ...fan.headers, 'idempotency-key': crypto.randomUUID() },
    payload: { content_id: post },
  }),
  harness.app.inject({ url: '/api/creators' }),
];

async function expectRefusedAndBack(bring: () => Promise<void>): Promise<void> {
  const answers = await Promise.all(calls());
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
  for (const { headers } of answers) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await harness.app.inject('/healthz')).statusCode).toBe(200);
  expect((await harness.app.inject('/readyz')).statusCode).toBe(503);
  // A scrape says what can be said, and leaves out what the database would have to be asked.
  const metrics = await harness.app.inject('/metrics');
  expect(metrics.statusCode).toBe(200);
  expect(metrics.body).toMatch(/refusals_total\{code="service_unavailable",status="503"\} [1-9]/);
  expect(metrics.body).not.toMatch(/^clock_drift_seconds /m);
  await bring();
  await expect.poll(async () => (await harness.app.inject('/readyz')).statusCode).toBe(200);
  await expect
    .poll(async () => (await Promise.all(calls())).map(({ statusCode }) => statusCode))
    .toEqual([200, 200, 200]);
}

describe('a database that is away', () => {
  it('that was stopped: every call is told to come again, and is answered once it is back', async () => {
    await Promise.all(calls());
    await postgres.stop();
    await expectRefusedAndBack(() => postgres.start());
  });
});

describe('a database that is frozen', () => {
  let frozen: number[] = [];
  /** Those that have ended meanwhile need none. */
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of frozen) if (existsSync(`/proc/${pid}`)) process.kill(pid, name);
  };

  afterEach(() => signal('SIGCONT'));

  it('holds no call for longer than its time, and they are answered once it goes on', async () => {
    await Promise.all(calls());
    frozen = postgres.family();
    signal('SIGSTOP');
    await expectRefusedAndBack(async () => void signal('SIGCONT'));
  });
});
