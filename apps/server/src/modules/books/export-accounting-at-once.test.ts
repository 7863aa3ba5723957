import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { accounts } from '../ledger/index.ts';
import { codeOf } from './account-codes.ts';
import { addUpAll, entryOfNobody, signedIn } from './books.fixture.ts';
import { exportAccounting } from './export-accounting.ts';
import { closedMonthsStay } from './laws/closed-months-stay.law.ts';
import { daysAreAddedUp } from './laws/days-are-added-up.law.ts';

/** The journal of a month (P772) that is sent while sales are made and the month is closed. Fake: clock, providers. */
const LAWS = [daysAreAddedUp, closedMonthsStay];
/** The sales that are made here have no cause, which other laws ask for. */
const harness = useHarness({ laws: LAWS });
let [owner, finance] = [] as unknown as [Person, Person];
const DAYS = { from: '2027-03-01', to: '2027-04-30' };
const PESOS = [{ from: accounts.platformPromotions, to: accounts.providerClearing('paypal'), amount: 100 }];

const request = async (method: 'GET' | 'POST', url: string, who: Person) =>
  harness.app.inject({ method, url: `/api/admin/books${url}`, headers: await signedIn(harness, who) });
const sell = () =>
  harness.deps.moneyDb
    .transaction()
    .execute((tx) => harness.deps.ledger.post(tx, entryOfNobody(harness.deps.ids.next(), PESOS)));

/** A sale that is written, and seen by nobody before `commit`. */
async function sellSlowly() {
  const [written, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const done = harness.deps.moneyDb.transaction().execute(async (tx) => {
    await harness.deps.ledger.post(tx, entryOfNobody(harness.deps.ids.next(), PESOS));
    written.resolve();
    await commit.promise;
  });
  await written.promise;
  return {
    commit: () => {
      commit.resolve();
      return done;
    },
  };
}

/** By code, in centavos: what the trial balance of some days has of pesos. */
async function balanceOf({ from, to } = DAYS): Promise<[string, number][]> {
  const rows: { currency: string; account: string; debit: number; credit: number }[] = (
    await request('GET', `/trial-balance?from=${from}&to=${to}`, owner)
  ).json().accounts;
  return rows
    .filter(({ currency, debit, credit }) => currency === 'PHP' && (debit || credit))
    .map(({ account, debit, credit }): [string, number] => [
      codeOf(account).code,
      Math.round((credit - debit) * 100),
    ])
    .sort();
}

/** The same of a file. */
function sumsOf(csv: string): [string, number][] {
  const sums = new Map<string, number>();
  for (const line of csv.trimEnd().split('\r\n').slice(1)) {
    const [, , code = '', , debit, credit] = line.slice(1, -1).split('","');
    sums.set(code, (sums.get(code) ?? 0) + Math.round((Number(credit || 0) - Number(debit || 0)) * 100));
  }
  return [...sums].sort();
}

async function startFile(page: number) {
  const { body } = await exportAccounting(harness.deps, DAYS, page);
  const parts = (body as AsyncIterable<string>)[Symbol.asyncIterator]();
  let read = '';
  return {
    next: async () => {
      const { value } = await parts.next();
      read += value ?? '';
    },
    rest: async () => {
      for (let part = await parts.next(); !part.done; part = await parts.next()) read += part.value;
      return read;
    },
  };
}

beforeAll(async () => {
  [owner, finance] = [await harness.factory.admin(), await harness.factory.admin({ role: 'finance' })];
  harness.clock.set('2027-03-10T00:00:00.000Z');
  for (let sale = 0; sale < 6; sale += 1) await sell();
});

describe('the journal for accounting programs, while the books move', () => {
  it('is of the moment in which it was asked for, whatever is committed while it is sent', async () => {
    const slow = await sellSlowly();
    for (let sale = 0; sale < 4; sale += 1) await sell();
    const before = await balanceOf();
    const file = await startFile(2);
    // Its heading and some pages: beyond the place of the sale that nobody sees yet.
    for (let part = 0; part < 5; part += 1) await file.next();
    await slow.commit();
    await sell();
    expect(sumsOf(await file.rest())).toEqual(before);
    expect(sumsOf(await (await startFile(2)).rest())).toEqual(await balanceOf());
    expect(await balanceOf()).not.toEqual(before);
  });

  it('has each sale where it was counted then, though its month is closed while it is sent', async () => {
    harness.clock.set('2027-03-31T15:59:59.999Z');
    const late = await sellSlowly();
    harness.clock.set('2027-03-31T16:00:00.000Z');
    await sell();
    harness.clock.set('2027-03-31T18:00:00.000Z');
    const before = await balanceOf();
    const file = await startFile(2);
    await file.next();
    await file.next();
    await late.commit();
    await addUpAll(harness);
    await sell();
    expect((await request('POST', '/months/2027-03/close', finance)).statusCode).toBe(200);
    expect((await request('POST', '/months/2027-03/close', owner)).json().is_closed).toBe(true);
    expect(sumsOf(await file.rest())).toEqual(before);
  });

  it('agrees with a trial balance of before or after, however many sell and close beside', async () => {
    harness.clock.set('2027-04-30T15:59:59.000Z');
    let isOver = false;
    const seller = async () => {
      while (!isOver) {
        const slow = await sellSlowly();
        await sell();
        await pause(5);
        await slow.commit();
      }
    };
    const sellers = [seller(), seller()];
    try {
      for (let turn = 0; turn < 4; turn += 1) {
        const before = new Map(await balanceOf());
        const file = await startFile(3);
        const after = new Map(await balanceOf());
        for (const [code, sum] of sumsOf(await file.rest())) {
          const between = [before.get(code) ?? 0, sum, after.get(code) ?? 0];
          expect(between).toEqual(between.toSorted((a, b) => Math.abs(a) - Math.abs(b)));
        }
      }
    } finally {
      isOver = true;
      await Promise.all(sellers);
    }
    expect(sumsOf(await (await startFile(3)).rest())).toEqual(await balanceOf());
    expect(await checkInvariants(harness.deps.db, LAWS)).toEqual([]);
  });
});
