import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from './factory.ts';
import { useHarness } from './harness.ts';
import { OwnPostgres } from './own-postgres.ts';

/** Real: everything but payment providers; a PostgreSQL of its own, stopped fast and started again as an operator does it. */
const postgres = new OwnPostgres();
const harness = useHarness({ database: postgres.database });
const CREDITS = 10;

/** Holds what the triggers below wait for, until the database goes. */
let gate: pg.Client;

beforeAll(async () => {
  const { db } = harness.deps;
  await sql`create function wait_at_gate() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock_shared(4711); return new; end'`.execute(db);
  await sql`create trigger wait_in_sale before insert on tips for each row when (new.message = 'in the sale')
    execute function wait_at_gate()`.execute(db);
  await sql`create trigger wait_at_note before update on idempotency_keys
    for each row when (new.status is not null) execute function wait_at_gate()`.execute(db);
});

afterAll(() => gate?.end().catch(() => undefined));

async function closeGate(): Promise<void> {
  gate = new pg.Client({ connectionString: harness.connectionString });
  gate.on('error', () => undefined);
  await gate.connect();
  await gate.query('select pg_advisory_lock(4711)');
}

async function countWaiting(): Promise<number> {
  const { rows } = await gate.query(
    `select from pg_locks where locktype = 'advisory' and objid = 4711 and not granted`,
  );
  return rows.length;
}

interface Asked {
  fan: Person;
  key: string;
  message: string;
}

function tip(creatorId: string, { fan, key, message }: Asked) {
  return harness.app.inject({
    method: 'POST',
    url: `/api/creators/${creatorId}/tips`,
    headers: { ...fan.headers, 'idempotency-key': key },
    payload: { credits: CREDITS, message },
  });
}

describe('a restart of the database with eight money calls in flight', () => {
  it('wedges none of them: repeated, each ends, and none is done twice', async () => {
    const creator = await harness.factory.creator();
    const asked: Asked[] = [];
    for (let index = 0; index < 8; index += 1)
      asked.push({
        fan: await harness.factory.fan({ credits: 100 }),
        key: `restart-${index}`,
        // Half of them are cut before they commit, half after it and before their answer is noted.
        message: index % 2 ? 'in the sale' : 'done',
      });
    await closeGate();
    const first = asked.map((one) => tip(creator.id, one));
    await expect.poll(countWaiting).toBe(8);
    await postgres.stop();
    const answers = await Promise.all(first);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 503, 201, 503, 201, 503, 201, 503]);
    await postgres.start();
    await expect.poll(() => harness.deps.liveness.lostForMs()).toBe(0);
    for (const [index, one] of asked.entries()) {
      const again = await tip(creator.id, one);
      expect(again.statusCode, again.body).toBe(201);
      expect(again.json().balance).toBe(100 - CREDITS);
      if (answers[index]?.statusCode === 201) expect(again.json()).toEqual(answers[index]?.json());
    }
    const tips = await harness.deps.db.selectFrom('tips').select('fan_id').execute();
    expect(tips).toHaveLength(8);
    await expect.poll(countHeld).toBe(0);
  });
});

async function countHeld(): Promise<number> {
  const held = await harness.deps.db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('status', 'is', null)
    .where('holder', 'is not', null)
    .execute();
  return held.length;
}
