import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { makeRichWorld } from '../../../test/rich-world.ts';
import { addMonths, monthOf } from '../../platform/philippine-months.ts';
import { codeOf } from './account-codes.ts';
import { addUpAll, newestAct, signedIn } from './books.fixture.ts';
import { closeMonth } from './close-month.ts';
import { exportAccounting } from './export-accounting.ts';

/** The journal for accounting programs (P772), of a world in which everything moved money. Fake: clock, providers. */
const harness = useHarness();
let finance: Person;
let days: { from: string; to: string };

const get = async (path: string) =>
  harness.app.inject({ url: `/api/admin/books/${path}`, headers: await signedIn(harness, finance) });
const cells = (body: string) =>
  body
    .replace('\ufeff', '')
    .trimEnd()
    .split('\r\n')
    .map((row) => row.slice(1, -1).split('","'));
/** Whole centavos: no sum of fractions. */
const centavos = (pesos: string | number | undefined) => Math.round(Number(pesos || 0) * 100);

function sums(rows: string[][], by: number) {
  const found = new Map<string, [number, number]>();
  for (const row of rows) {
    const [debit, credit] = found.get(row[by] ?? '') ?? [0, 0];
    found.set(row[by] ?? '', [debit + centavos(row[4]), credit + centavos(row[5])]);
  }
  return found;
}

async function agrees({ from, to }: { from: string; to: string }): Promise<string[][]> {
  const query = `?from=${from}&to=${to}`;
  const [, ...rows] = cells((await get(`accounting.csv${query}`)).body);
  for (const [number, [debit, credit]] of sums(rows, 0)) expect([number, debit]).toEqual([number, credit]);
  const { accounts } = (await get(`trial-balance${query}`)).json();
  const balance = accounts
    .filter(({ currency, debit, credit }: Record<string, unknown>) => currency === 'PHP' && (debit || credit))
    .map(({ account, debit, credit }: { account: string; debit: number; credit: number }) => [
      codeOf(account).code,
      [centavos(debit), centavos(credit)],
    ]);
  expect([...sums(rows, 2)].sort()).toEqual(balance.sort());
  return rows;
}

beforeAll(async () => {
  await makeRichWorld(harness);
  finance = await harness.factory.admin({ role: 'finance' });
  days = { from: '2020-01-01', to: '2030-12-31' };
});

describe('the journal for accounting programs', () => {
  it('is balanced in each entry and adds up to the trial balance of the same days', async () => {
    const rows = await agrees(days);
    expect(rows.length).toBeGreaterThan(100);
    expect(new Set(rows.map(([, , code]) => code)).size).toBeGreaterThan(10);
    const [first] = rows;
    expect(first?.[0]).toMatch(/^LK-\d+$/);
    expect(first?.[1]).toMatch(/^\d{4}-\d\d-\d\d$/);
    for (const row of rows) expect([row[4], row[5]].filter(Boolean)).toHaveLength(1);
    const dates = rows.map(([, day]) => day ?? '');
    const middle = dates.toSorted()[Math.floor(dates.length / 2)] ?? '';
    await agrees({ from: middle, to: middle });
  });

  it('is the same however few entries are read at once', async () => {
    const read = async (page: number) => {
      const parts: string[] = [];
      for await (const part of (await exportAccounting(harness.deps, days, page))
        .body as AsyncIterable<string>)
        parts.push(part);
      return parts;
    };
    const [few, many] = [await read(3), await read(1_000)];
    expect(few.join('')).toBe(many.join(''));
    expect(few.length).toBeGreaterThan(20);
    for (const part of few.slice(1)) expect(part.split('\r\n').length).toBeLessThan(50);
  });

  it('has what came too late where the trial balance counts it, and says of which month it is', async () => {
    const month = monthOf(harness.clock.now());
    harness.clock.set(`${addMonths(month, 2)}-10T00:00:00.000Z`);
    await addUpAll(harness);
    const others = [await harness.factory.admin(), finance];
    for (let closed = '2020-01'; closed <= month; closed = addMonths(closed, 1))
      for (const { id } of others)
        await closeMonth(harness.deps, { month: closed, adminId: id, from: '127.0.0.1' }).catch(
          () => undefined,
        );
    const now = harness.clock.now();
    harness.clock.set(`${month}-20T00:00:00.000Z`);
    await harness.factory.fan({ credits: 100 });
    harness.clock.set(now.toISOString());
    const next = addMonths(month, 1);
    await agrees({ from: `${month}-01`, to: `${month}-28` });
    const rows = await agrees({ from: `${next}-01`, to: `${next}-28` });
    const late = rows.filter((row) => row[6]?.startsWith(`purchase, of ${month} `));
    expect(late.map((row) => row.slice(1, 6))).toEqual([
      [`${next}-01`, '1100.paypal', 'Payment clearing: paypal', '100.00', ''],
      [`${next}-01`, '2000', 'Customer deposits', '', '100.00'],
    ]);
  });

  it('is for finance, on record', async () => {
    await get('accounting.csv?from=2027-01-01&to=2027-01-31');
    const act = await newestAct(harness);
    expect(act).toMatchObject({
      action: 'list.export',
      actor_id: finance.id,
      after: { list: '/admin/books/accounting', from: '2027-01-01', to: '2027-01-31' },
    });
    const other = await harness.factory.admin({ role: 'moderator' });
    const refused = await harness.app.inject({
      url: '/api/admin/books/accounting.csv',
      headers: await signedIn(harness, other),
    });
    expect(refused.statusCode).toBe(403);
    expect((await get('accounting.csv?from=2027-02-30')).statusCode).toBe(422);
  });
});
