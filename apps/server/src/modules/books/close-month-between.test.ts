import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { accounts } from '../ledger/index.ts';
import { readSettings } from '../settings/index.ts';
import { addUpAll, entryOfNobody, signedIn } from './books.fixture.ts';
import { closedMonthsStay } from './laws/closed-months-stay.law.ts';
import { daysAreAddedUp } from './laws/days-are-added-up.law.ts';

/** What happens between the first and the second who close a month (P742), and after both. Fake: clock, providers. */
const LAWS = [daysAreAddedUp, closedMonthsStay];
/** The entries that are made here have no cause, which other laws ask for. */
const harness = useHarness({ laws: LAWS });
let [owner, finance, third] = [] as unknown as [Person, Person, Person];

const call = async (method: 'GET' | 'POST' | 'PUT', url: string, who: Person, payload?: object) =>
  harness.app.inject({
    method,
    url: `/api/admin${url}`,
    headers: await signedIn(harness, who),
    ...(payload && { payload }),
  });
const close = (month: string, who: Person) => call('POST', `/books/months/${month}/close`, who);
const givePart = (who: Person, role: string) => call('PUT', `/staff/${who.id}`, owner, { role });
const monthOf = async (month: string) =>
  (await call('GET', '/books/months', owner))
    .json()
    .months.find((one: { month: string }) => one.month === month);
const promotionsOf = async (month: string) =>
  (await call('GET', `/books/trial-balance?from=${month}-01&to=${month}-28`, owner))
    .json()
    .accounts.find(({ account }: { account: string }) => account === 'promotions');
const PESOS = [{ from: accounts.platformPromotions, to: accounts.providerClearing('paypal'), amount: 100 }];

async function post(): Promise<string> {
  const result = await harness.deps.moneyDb
    .transaction()
    .execute((tx) => harness.deps.ledger.post(tx, entryOfNobody(harness.deps.ids.next(), PESOS)));
  return result.kind === 'posted' ? result.entryId : expect.fail(result.kind);
}
async function reverse(entryId: string): Promise<void> {
  const { centavos_per_credit: centavosPerCredit, version } = await readSettings(harness.deps.db);
  const reversal = {
    ...{ entryId, actor: { type: 'system' as const }, correlationId: harness.deps.ids.next() },
    ...{ centavosPerCredit, settingsVersion: version },
  };
  const result = await harness.deps.moneyDb
    .transaction()
    .execute((tx) => harness.deps.ledger.reverse(tx, reversal));
  expect(result.kind).toBe('posted');
}

beforeAll(async () => {
  [owner, finance, third] = [
    await harness.factory.admin(),
    await harness.factory.admin({ role: 'finance' }),
    await harness.factory.admin({ role: 'finance' }),
  ];
});

describe('a month that one of two has closed', () => {
  it('has what is reversed before the second in the month of the reversal, and keeps its own', async () => {
    harness.clock.set('2027-03-10T00:00:00.000Z');
    const entry = await post();
    harness.clock.set('2027-03-31T17:00:00.000Z');
    await addUpAll(harness);
    expect((await close('2027-03', finance)).json().is_closed).toBe(false);
    const march = await promotionsOf('2027-03');
    await reverse(entry);
    expect((await close('2027-03', owner)).json().is_closed).toBe(true);
    expect(await promotionsOf('2027-03')).toEqual(march);
    expect(await promotionsOf('2027-04')).toMatchObject({ opening: -1, debit: 0, credit: 1, closing: 0 });
  });

  it('is named by a reversal whose moment is of it and which came after both, in journal and story', async () => {
    harness.clock.set('2027-04-05T00:00:00.000Z');
    const entry = await post();
    harness.clock.set('2027-04-30T17:00:00.000Z');
    await addUpAll(harness);
    await close('2027-04', finance);
    await close('2027-04', owner);
    harness.clock.set('2027-04-30T15:59:59.999Z');
    await reverse(entry);
    harness.clock.set('2027-05-02T00:00:00.000Z');
    await addUpAll(harness);
    expect(await promotionsOf('2027-05')).toMatchObject({ debit: 0, credit: 1 });
    const { entries } = (await call('GET', `/books/entries/${entry}`, finance)).json();
    const facts = entries.map(({ reason, missed_month: month }: Record<string, unknown>) => [reason, month]);
    expect(facts).toEqual([
      ['clawback', null],
      ['reversal', '2027-04'],
    ]);
    expect(await monthOf('2027-04')).toMatchObject({ late: 1 });
  });

  it('waits for two again where the first loses the part, also as the second presses', async () => {
    for (const [month, after] of [
      ['2027-05', '2027-06-01T00:00:00.000Z'],
      ['2027-06', '2027-07-01T00:00:00.000Z'],
    ] as const) {
      harness.clock.set(after);
      await addUpAll(harness);
      await givePart(finance, 'finance');
      expect((await close(month, finance)).json().is_closed).toBe(false);
      if (month === '2027-05') await givePart(finance, 'moderator');
      const [pressed] = await Promise.all([close(month, third), givePart(finance, 'moderator')]);
      const { is_closed: isClosed } = pressed.json();
      if (month === '2027-05') expect(isClosed).toBe(false);
      if (!isClosed) expect(await monthOf(month)).toMatchObject({ first: { by_id: third.id }, closed: null });
      expect((await close(month, finance)).statusCode).toBe(403);
      if (!isClosed) expect((await close(month, owner)).json().is_closed).toBe(true);
      expect((await monthOf(month)).closed).not.toBeNull();
    }
  });

  it('is closed once by one person in two tabs, and says so to whom the answer was lost', async () => {
    harness.clock.set('2027-08-01T00:00:00.000Z');
    await addUpAll(harness);
    const tabs = await Promise.all([close('2027-07', third), close('2027-07', third)]);
    const first = { is_closed: false, message: 'You closed it. A second person has to close it too.' };
    expect(tabs.map((tab) => tab.json())).toEqual([first, first]);
    expect((await close('2027-07', third)).json()).toEqual(first);
    expect((await close('2027-07', owner)).json().is_closed).toBe(true);
    const again = await close('2027-07', owner);
    expect([again.statusCode, again.json()]).toEqual([
      200,
      { is_closed: true, message: 'Its trial balance stays as it is from now on.' },
    ]);
    expect(await checkInvariants(harness.deps.db, LAWS)).toEqual([]);
  });
});
