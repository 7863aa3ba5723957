import { beforeAll, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { FakeSender } from '../../../test/fake-sender.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { usePayouts } from './payouts.fixture.ts';
import { sendPayouts } from './send-payouts.ts';

/** A month of tax above the limit is remitted and taken back by two who still may (P791, P792). Each test follows the one before. */
const { harness, call, earner } = usePayouts({ payoutSender: new FakeSender() });
let [first, second, leaver] = [] as unknown as [Person, Person, Person];

const PAID = { month: '2026-06', paid_on: '2026-07-01', reference: 'eFPS 1' };
const remit = (by: Person) => call('POST', '/admin/tax/remittances', by, PAID);
const takeBack = (by: Person, id: string, reason: string) =>
  call('POST', `/admin/tax/remittances/${id}/take-back`, by, { reason });
const seenBy = async (by: Person) => (await call('GET', '/admin/tax', by)).json().tax.months[0];

async function setRole(who: Person, role: 'finance' | 'support'): Promise<void> {
  await harness.deps.db.updateTable('users').set({ staff_role: role }).where('id', '=', who.id).execute();
}

beforeAll(async () => {
  harness.clock.set('2026-06-14T04:00:00.000Z');
  const owner = await harness.factory.admin();
  await call('POST', '/admin/tax/withholding-rules', owner, {
    ...{ from_day: '2026-06-15', is_on: true, rate_basis_points: 100, share_basis_points: 5_000 },
    ...{ threshold: 0, source: 'RR 16-2023' },
  });
  harness.clock.set('2026-06-20T04:00:00.000Z');
  expect((await call('POST', '/payouts/instant', await earner(1_000), {})).statusCode).toBe(201);
  await sendPayouts(harness.deps);
  harness.clock.set('2026-07-02T04:00:00.000Z');
  const owners = await harness.factory.admin();
  const { version } = (await call('GET', '/admin/settings', owners)).json().settings;
  await call('PUT', '/admin/settings', owners, { version, payout_two_person_limit: 1 });
  await setRole(owner, 'support');
  await setRole(owners, 'support');
  const people = [];
  for (let count = 0; count < 3; count += 1) people.push(await harness.factory.admin({ role: 'finance' }));
  [first, second, leaver] = people as [Person, Person, Person];
});

it('does not count what somebody said first who may not any more, and says so', async () => {
  expect((await remit(leaver)).json().is_remitted).toBe(false);
  expect(await seenBy(second)).toMatchObject({
    ...{ state: 'asked', needs_two: true, is_alone: false },
    remittance: { asked_by_id: leaver.id, counts: true },
  });
  await setRole(leaver, 'support');
  expect(await seenBy(second)).toMatchObject({ state: 'open', remittance: { counts: false } });
  expect((await remit(first)).json().is_remitted).toBe(false);
  expect((await remit(second)).json().is_remitted).toBe(true);
});

it('is taken back by two, and the second’s words are the reason', async () => {
  const { id } = (await seenBy(first)).remittance;
  await setRole(leaver, 'finance');
  await takeBack(leaver, id, 'A typo');
  expect((await seenBy(first)).remittance.back_asked).toMatchObject({ by_id: leaver.id, counts: true });
  await setRole(leaver, 'support');
  expect((await seenBy(first)).remittance.back_asked.counts).toBe(false);
  expect((await takeBack(first, id, 'Another month')).json().is_taken_back).toBe(false);
  expect(expectRefusal(await takeBack(first, id, 'Again')).code).toBe('remittance_needs_second');
  expect((await takeBack(second, id, 'It was the amount of May')).json().is_taken_back).toBe(true);
  const { back_reason: reason } = await harness.deps.db
    .selectFrom('tax_remittances')
    .select('back_reason')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(reason).toBe('It was the amount of May');
  expect(await checkInvariants(harness.deps.db)).toEqual([]);
});

const withdraw = (by: Person, id: string) =>
  call('DELETE', `/admin/tax/remittances/${id}/first-approval`, by);

it('is owed again once who said it first withdraws that, as is that it was to be taken back', async () => {
  await setRole(leaver, 'finance');
  await remit(leaver);
  const { id } = (await seenBy(second)).remittance;
  expect(expectRefusal(await withdraw(second, id)).code).toBe('first_approval_gone');
  expect((await withdraw(leaver, id)).statusCode).toBe(200);
  expect(await seenBy(second)).toMatchObject({ state: 'open', remittance: null });
  expect(expectRefusal(await withdraw(leaver, id)).code).toBe('remittance_not_found');

  await remit(leaver);
  await remit(second);
  const said = (await seenBy(second)).remittance.id;
  expect(expectRefusal(await withdraw(leaver, said)).code).toBe('first_approval_gone');
  await takeBack(leaver, said, 'A typo');
  expect(expectRefusal(await withdraw(second, said)).code).toBe('first_approval_gone');
  expect((await withdraw(leaver, said)).statusCode).toBe(200);
  expect(await seenBy(second)).toMatchObject({ state: 'remitted', remittance: { back_asked: null } });
  await takeBackByTwo(said);
  expect(expectRefusal(await withdraw(leaver, said)).code).toBe('first_approval_gone');
  expect(await checkInvariants(harness.deps.db)).toEqual([]);
});

it('is either paid or withdrawn where the second says it as the first withdraws', async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    await remit(leaver);
    const { id } = (await seenBy(second)).remittance;
    const both = [() => withdraw(leaver, id), () => remit(second)];
    const answers = await Promise.all((turn % 2 === 0 ? both : both.toReversed()).map((act) => act()));
    const [withdrawn, said] = turn % 2 === 0 ? answers : answers.toReversed();
    expect(said?.json().is_remitted).toBe(withdrawn?.statusCode !== 200);
    const now = (await seenBy(second)).remittance.id;
    if (said?.json().is_remitted) await takeBackByTwo(now);
    else expect((await withdraw(second, now)).statusCode).toBe(200);
  }
  expect(await checkInvariants(harness.deps.db)).toEqual([]);
  await setRole(leaver, 'support');
});

async function takeBackByTwo(id: string): Promise<void> {
  await takeBack(leaver, id, 'A typo');
  expect((await takeBack(second, id, 'A typo')).json().is_taken_back).toBe(true);
}

it('tells who is left alone that nobody else may, and takes their word', async () => {
  await setRole(first, 'support');
  expect(await seenBy(second)).toMatchObject({ needs_two: false, is_alone: true });
  expect((await remit(second)).json().is_remitted).toBe(true);
});
