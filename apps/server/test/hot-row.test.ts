import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from './factory.ts';
import { addressOf } from './forms.ts';
import { useHarness } from './harness.ts';
import { lockWaiters } from './lock-waiters.ts';

/** One row that somebody holds, and everybody who needs it: the rest of the product goes on. Real: all of it, over HTTP. */
const harness = useHarness();
const WAITING = 24;
/** As long as a screen waits. */
const PATIENCE_MS = 10_000;
let origin: string;
let holder: pg.Client;

beforeAll(async () => {
  origin = await addressOf(harness);
  holder = new pg.Client({ connectionString: harness.connectionString });
  await holder.connect();
});
afterAll(() => holder.end());

async function ask(path: string, init: RequestInit = {}) {
  const response = await fetch(origin + path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
  await response.arrayBuffer();
  return { status: response.status, retryAfter: response.headers.get('retry-after') };
}

const unlock = (fan: Person, post: string) =>
  ask('/api/credits/unlock', {
    method: 'POST',
    headers: { ...fan.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ content_id: post }),
  });

describe('while every row of the issuer is held and two dozen sales wait for it', () => {
  it('reads go on, the process is ready, and sales are told that it is busy before anybody gives up', async () => {
    const { factory } = harness;
    const creator = await factory.creator();
    const post = await factory.post(creator.id, { price: 5 });
    const fans = [];
    for (let count = 0; count < WAITING; count += 1) fans.push(await factory.fan({ credits: 20 }));
    // Every stripe of the house exists before they are all held.
    for (let stripe = 0; stripe < 64; stripe += 1) {
      const fan = await factory.fan({ credits: 10 });
      expect((await unlock(fan, await factory.post(creator.id, { price: 5 }))).status).toBe(200);
    }
    await holder.query('begin');
    await holder.query(`select 1 from ledger_accounts where type = 'issuer' for update`);
    let answered = 0;
    const waiting = fans.map(async (fan) => {
      const answer = await unlock(fan, post);
      answered += 1;
      return answer;
    });
    await expect.poll(() => lockWaiters(harness)).toBeGreaterThan(1);
    expect((await ask('/api/creators')).status).toBe(200);
    expect((await ask('/readyz')).status).toBe(200);
    expect(answered).toBe(0);
    const answers = await Promise.all(waiting);
    await holder.query('rollback');
    expect(answers.map(({ status }) => status)).toEqual(Array(WAITING).fill(503));
    expect(answers.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
    for (const fan of fans) expect((await unlock(fan, post)).status).toBe(200);
  });
});
