import { beforeAll, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { usePayouts } from '../payouts/payouts.fixture.ts';
import { makeStatements } from '../statements/make-statements.ts';
import { codeOf } from './account-codes.ts';
import { addUpAll, signedIn } from './books.fixture.ts';

/**
 * The last millisecond of a year in Manila and the first of the next one: everything that tells of days, months and years has each sale
 * in the same. Fake: clock, providers.
 */
const { harness, call, tip } = usePayouts();
let [creator, finance] = [] as unknown as [Person, Person];

const read = async (url: string, who: Person) => {
  const answer = await call('GET', url, { ...who, headers: await signedIn(harness, who) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer;
};
/** What creators were owed more of it, in pesos, by each way to ask. */
async function earnedOn(days: string) {
  const balance = (await read(`/admin/books/trial-balance?${days}`, finance)).json();
  const lines = (await read(`/admin/books/journal?limit=200&${days}`, finance)).json().lines;
  const account = encodeURIComponent(`PHP:creator_payable:${creator.id}`);
  const statement = (await read(`/admin/books/statement?account=${account}&${days}`, finance)).json();
  const file = (await read(`/admin/books/accounting.csv?${days}`, finance)).body;
  return {
    balance: balance.accounts.find(({ account }: { account: string }) => account === 'creator_payable')
      ?.credit,
    journal: lines
      .filter(
        (line: { credit_account: string }) => line.credit_account === `PHP:creator_payable:${creator.id}`,
      )
      .reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0),
    statement: statement.sums.credit,
    file: file
      .split('\r\n')
      .filter((line) => line.includes(`"${codeOf('creator_payable').code}"`))
      .reduce((sum, line) => sum + Number(line.slice(1, -1).split('","')[5]), 0),
  };
}
const all = (pesos: number) => ({ balance: pesos, journal: pesos, statement: pesos, file: pesos });

beforeAll(async () => {
  harness.clock.set('2027-12-31T15:00:00.000Z');
  [creator, finance] = [await harness.factory.creator(), await harness.factory.admin({ role: 'finance' })];
  // Ids never go back, and an entry's is given a moment after its own: here it is of the next day.
  harness.clock.set('2027-12-31T16:00:00.000Z');
  harness.deps.ids.next();
  harness.clock.set('2027-12-31T15:59:59.999Z');
  await tip(creator, 100);
  harness.clock.set('2027-12-31T16:00:00.000Z');
  await tip(creator, 40);
});

it.each(['before it is added up', 'after it is added up'])('parts the books, %s', async (when) => {
  harness.clock.set('2027-12-31T17:10:00.000Z');
  if (when.startsWith('after')) await addUpAll(harness);
  expect(await earnedOn('from=2027-12-01&to=2027-12-31')).toEqual(all(70));
  expect(await earnedOn('from=2027-12-31&to=2027-12-31')).toEqual(all(70));
  expect(await earnedOn('from=2028-01-01&to=2028-01-31')).toEqual(all(28));
  expect(await earnedOn('from=2027-12-31&to=2028-01-01')).toEqual(all(98));
});

it('parts statements of months and years, before they are made and afterwards', async () => {
  const parted = async () => ({
    december: (await read('/earnings/statements/2027-12', creator)).json().closing,
    january: (await read('/earnings/statements/2028-01', creator)).json().earned,
    old: (await read('/earnings/years/2027', creator)).json().earned,
    young: (await read('/earnings/years/2028', creator)).json().earned,
  });
  const expected = { december: 70, january: 28, old: 70, young: 28 };
  expect(await parted()).toEqual(expected);
  await makeStatements(harness.deps);
  expect(await parted()).toEqual(expected);
});
