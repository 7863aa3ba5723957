import { beforeAll, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { addUpAll, newestAct, signedIn } from './books.fixture.ts';

/** Whoever was the first of two to close a month withdraws that (P842). Fake: clock, providers. */
const harness = useHarness();
let [owner, finance] = [] as unknown as [Person, Person];

const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, who: Person) =>
  harness.app.inject({ method, url: `/api/admin/books${url}`, headers: await signedIn(harness, who) });
const close = (month: string, who: Person) => call('POST', `/months/${month}/close`, who);
const withdraw = (month: string, who: Person) => call('DELETE', `/months/${month}/first-approval`, who);
const monthOf = async (month: string) =>
  (await call('GET', '/months', owner)).json().months.find((one: { month: string }) => one.month === month);

beforeAll(async () => {
  [owner, finance] = [await harness.factory.admin(), await harness.factory.admin({ role: 'finance' })];
  harness.clock.set('2027-01-10T00:00:00.000Z');
  await harness.factory.fan({ credits: 300 });
  harness.clock.set('2027-07-31T17:00:00.000Z');
  await addUpAll(harness);
});

it('waits for two again, by who said it alone, on record', async () => {
  expect((await withdraw('2027-01', finance)).json().code).toBe('first_approval_gone');
  await close('2027-01', finance);
  expect((await withdraw('2027-01', owner)).json().code).toBe('first_approval_gone');
  expect((await withdraw('2027-01', finance)).statusCode).toBe(200);
  expect(await newestAct(harness)).toMatchObject({ action: 'month.withdraw', before: { month: '2027-01' } });
  expect(await monthOf('2027-01')).toMatchObject({ is_next: true, first: null, closed: null });
  expect((await close('2027-01', owner)).json().is_closed).toBe(false);
  expect((await close('2027-01', finance)).json().is_closed).toBe(true);
  const { full_name: name } = await harness.deps.db
    .selectFrom('users')
    .select('full_name')
    .where('id', '=', finance.id)
    .executeTakeFirstOrThrow();
  expect((await withdraw('2027-01', owner)).json()).toMatchObject({
    code: 'first_approval_gone',
    detail: `${name} had closed it already. Its trial balance stays as it is.`,
  });
});

it('is either closed or withdrawn where the second closes it as the first withdraws', async () => {
  const months = ['2027-02', '2027-03', '2027-04', '2027-05', '2027-06'];
  for (let turn = 0; turn < 5; turn += 1) {
    const month = months[0] ?? '';
    await close(month, finance);
    const both = [() => withdraw(month, finance), () => close(month, owner)];
    const answers = await Promise.all((turn % 2 === 0 ? both : both.toReversed()).map((act) => act()));
    const [withdrawn, closed] = turn % 2 === 0 ? answers : answers.toReversed();
    expect(closed?.json().is_closed).toBe(withdrawn?.statusCode !== 200);
    if (closed?.json().is_closed) months.shift();
    else expect((await withdraw(month, owner)).statusCode).toBe(200);
  }
  expect(await checkInvariants(harness.deps.db)).toEqual([]);
});
