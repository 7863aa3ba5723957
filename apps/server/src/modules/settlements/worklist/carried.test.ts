import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { useHarness } from '../../../../test/harness.ts';
import { payMongoCsv, payPalCsv } from '../report/reports.fixture.ts';
import { confirm, resolve, upload, waiting } from '../settlements.fixture.ts';
import { listDiffering } from './worklist.queries.ts';

/** What is left of reports of which nothing arrived, and by which it is taken up (P909). Fake: providers and clock. */
const harness = useHarness();
let admin: Person;
let serial = 0;

beforeAll(async () => {
  admin = await harness.factory.admin();
});

/** A report of PayMongo of one day in June that comes to so many centavos, and what the bank shows of it. */
async function report(day: number, comesTo: number, arrived: number | null): Promise<string> {
  serial += 1;
  const at = `2026-06-${String(day).padStart(2, '0')} 09:00:00`;
  const type = comesTo < 0 ? 'refund' : 'payment';
  const { settlement } = await upload(
    harness,
    admin,
    payMongoCsv([{ id: `carried-${serial}`, type, amount: comesTo, at }]),
  );
  expect(settlement).toBeDefined();
  if (arrived !== null)
    expect((await confirm(harness, admin, settlement.id, arrived / 100)).statusCode).toBe(200);
  return settlement.id;
}

/** By report, the day of the one that is named: which took it up, and what it took up. */
async function carried(): Promise<Record<string, [by: string | null, of: string | null]>> {
  const items = (await waiting(harness, admin, 'difference')) as unknown as {
    id: string;
    taken_up_by: { first_at: string } | null;
    takes_up: { first_at: string } | null;
  }[];
  const dayOf = (report: { first_at: string } | null) => report?.first_at.slice(0, 10) ?? null;
  return Object.fromEntries(items.map((item) => [item.id, [dayOf(item.taken_up_by), dayOf(item.takes_up)]]));
}

afterEach(async () => {
  harness.clock.advance(60_000);
  for (const { id } of await waiting(harness, admin, 'difference'))
    await resolve(harness, admin, { type: 'difference', id });
  harness.clock.advance(60_000);
});

describe('a report of which nothing arrived', () => {
  it('waits for the next, which then is named, and names it', async () => {
    const below = await report(2, -3_900, 0);
    expect(await carried()).toEqual({ [below]: [null, null] });
    // As much as it says: it took up nothing. Neither did one whose bank nobody has looked at.
    await report(3, 50_000, 50_000);
    const later = await report(4, 100_000, null);
    expect(await carried()).toEqual({ [below]: [null, null] });
    expect((await confirm(harness, admin, later, 961)).statusCode).toBe(200);
    expect(await carried()).toEqual({ [below]: ['2026-06-04', null], [later]: [null, '2026-06-02'] });
    // An earlier one that is uploaded later is not the next.
    const earlier = await report(1, 7_000, 3_100);
    expect(await carried()).toMatchObject({ [below]: ['2026-06-04', null], [earlier]: [null, null] });
  });

  it('shares the one that took several up, and one that was taken up bit by bit names the last', async () => {
    const [first, second] = [await report(5, -2_000, 0), await report(6, -1_000, 0)];
    const part = await report(7, 4_000, 2_500);
    // What is missing goes to the oldest that waits.
    expect(await carried()).toEqual({
      [first]: [null, null],
      [second]: [null, null],
      [part]: [null, '2026-06-05'],
    });
    const last = await report(8, 9_000, 7_500);
    expect(await carried()).toEqual({
      [first]: ['2026-06-08', null],
      [second]: ['2026-06-08', null],
      [part]: [null, '2026-06-05'],
      [last]: [null, '2026-06-05'],
    });
  });

  it('though it came to something is paid out with a later one', async () => {
    const held = await report(10, 6_000, 0);
    const short = await report(11, 5_000, 4_000);
    expect(await carried()).toEqual({ [held]: [null, null], [short]: [null, null] });
    const later = await report(12, 1_000, 7_000);
    expect(await carried()).toMatchObject({ [held]: ['2026-06-12', null], [later]: [null, '2026-06-10'] });
  });

  it('takes up an earlier one itself, and waits with the rest', async () => {
    const below = await report(13, -3_000, 0);
    const less = await report(14, 5_000, 0);
    expect(await carried()).toEqual({ [below]: ['2026-06-14', null], [less]: [null, '2026-06-13'] });
    const left = async () =>
      ((await waiting(harness, admin, 'difference')) as unknown as { left: number | null }[]).map(
        (item) => item.left,
      );
    expect(await left()).toEqual([0, 20]);
    const later = await report(15, 1_000, 3_000);
    expect(await left()).toEqual([0, 0, null]);
    expect(await carried()).toMatchObject({
      [less]: ['2026-06-15', '2026-06-13'],
      [later]: [null, '2026-06-14'],
    });
  });

  it('waits no more once somebody knows what became of it', async () => {
    const below = await report(9, -5_000, 0);
    await resolve(harness, admin, { type: 'difference', id: below });
    harness.clock.advance(60_000);
    const later = await report(10, 20_000, 15_000);
    expect(await carried()).toEqual({ [later]: [null, null] });
  });

  it('is of its provider: another’s takes nothing up, and one of PayPal without a payout leaves nothing', async () => {
    const below = await report(15, -1_000, 0);
    const paypal = (amount: number) => {
      serial += 1;
      const at = '2026/06/14 09:00:00 +0800';
      const taken = { id: `W-${serial}`, type: 'T0400', amount, at };
      return upload(harness, admin, payPalCsv([taken]));
    };
    const { settlement } = await paypal(-9_000);
    expect((await confirm(harness, admin, settlement.id, 80)).statusCode).toBe(200);
    serial += 1;
    const kept = await upload(harness, admin, payPalCsv([{ id: `K-${serial}`, amount: 5_000 }]));
    expect(kept.settlement.id).toBeDefined();
    expect((await confirm(harness, admin, kept.settlement.id, 0)).json().settlement).toMatchObject({
      expected: 0,
    });
    expect(await carried()).toEqual({ [below]: [null, null], [settlement.id]: [null, null] });
  });

  it('is looked for among the newest of each company that is shown', async () => {
    const reports: string[] = [];
    for (const amount of [1_000, 2_000, 3_000]) reports.push(await report(15, -amount, 0));
    const listed = async (providers: string[], limit: number) =>
      (await listDiffering(harness.deps.db, { providers, limit })).map(({ id }) => id);
    expect(await listed(['paymongo'], 2)).toEqual(reports.slice(1));
    expect(await listed(['paypal'], 2)).not.toContain(reports[2]);
    const both = await listed(['paypal', 'paymongo'], 2);
    expect([both.length, both.filter((id) => reports.includes(id))]).toEqual([3, reports.slice(1)]);
  });
});
