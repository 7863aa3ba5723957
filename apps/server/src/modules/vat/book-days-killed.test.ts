import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { usePayouts } from '../payouts/payouts.fixture.ts';
import { bookDays } from './book-days.ts';

/**
 * VAT of days, put aside by workers who are killed (P806): ten days with a tip of 100 credits each, ₱30.00 of which the platform
 * earns, at 12 %. Fake: clock, providers. Real: PostgreSQL, the processes and what kills them.
 */
const { harness, call, tip } = usePayouts();
const FILE = fileURLToPath(new URL('./book-days-killed.fixture.ts', import.meta.url));
const DAYS = 10;
const NOW = '2026-08-11T18:00:00.000Z';
const children: ChildProcess[] = [];

/** A worker who stops at a place of so many days, and waits there. */
async function workerAt(place: 'begun' | 'posted', day: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [FILE, harness.connectionString, NOW, place, String(day)]);
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}
async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}
/** Days that are done, and entries of them: what a killed transaction left is in neither. */
async function done(): Promise<{ days: string[]; entries: string[] }> {
  const { rows } = await sql<{ days: string[]; entries: string[] }>`
    select (select coalesce(json_agg(day::text order by day), '[]') from vat_days) as days,
      (select coalesce(json_agg(details ->> 'day' order by details ->> 'day'), '[]') from ledger_entries where reason = 'vat') as entries`.execute(
    harness.deps.db,
  );
  return rows[0] ?? { days: [], entries: [] };
}
const first = (count: number) =>
  Array.from({ length: count }, (_, day) => `2026-08-${String(day + 2).padStart(2, '0')}`);
const expectDone = async (count: number) =>
  expect(await done()).toEqual({ days: first(count), entries: first(count) });

beforeAll(async () => {
  harness.clock.set('2026-08-01T04:00:00.000Z');
  const finance = await harness.factory.admin({ role: 'finance' });
  const creator = await harness.factory.creator();
  const rule = { from_day: '2026-08-02', is_on: true, rate_basis_points: 1_200, source: 'NIRC section 108' };
  expect((await call('POST', '/admin/vat/rules', finance, rule)).statusCode).toBe(201);
  for (let day = 0; day < DAYS; day += 1) {
    harness.clock.advance(DAY_MS);
    await tip(creator, 100);
  }
  harness.clock.set(NOW);
});

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

describe('days of VAT whose worker is killed', () => {
  it('are done as far as they were committed: between two days, and in the middle of one', async () => {
    await kill(await workerAt('begun', 3));
    await expectDone(2);
    await kill(await workerAt('posted', 1));
    await expectDone(2);
    await kill(await workerAt('posted', 2));
    await expectDone(3);
    await kill(await workerAt('begun', 1));
    await expectDone(3);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('are done by the next one, who waits for the day that the killed one holds', async () => {
    const dying = await workerAt('posted', 2);
    const waiting = bookDays(harness.deps);
    await kill(dying);
    // The fourth was the dying one's; the fifth went with it, and is among those of who goes on.
    expect(await waiting).toBe(DAYS - 4);
    await expectDone(DAYS);
  });

  it('are each in the books once, and never again', async () => {
    expect(await bookDays(harness.deps)).toBe(0);
    const vat = 321 * DAYS;
    const balances = await Promise.all(
      [accounts.taxPayable, accounts.revenueVat].map((account) => readFigures(harness.deps.db, account)),
    );
    expect(balances.map(({ balance }) => balance)).toEqual([vat, -vat]);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });
});
