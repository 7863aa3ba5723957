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

it('tells who is left alone that nobody else may, and takes their word', async () => {
  await setRole(first, 'support');
  expect(await seenBy(second)).toMatchObject({ needs_two: false, is_alone: true });
  expect((await remit(second)).json().is_remitted).toBe(true);
});
