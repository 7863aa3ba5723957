import { beforeAll, describe, expect, it } from 'vitest';
import { type Corruption, newId, reverseOf, tripped } from '../../../../test/cook-books.ts';
import type { Person } from '../../../../test/factory.ts';
import { useHarness } from '../../../../test/harness.ts';
import { expectProblem } from '../../../../test/problems.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { bought } from '../../credits/disputes/disputes.fixture.ts';
import { payMongoCsv } from '../report/reports.fixture.ts';
import { confirm, PATH, resolve, standing, upload, waiting } from '../settlements.fixture.ts';

/** What was said of the bank is taken back (P761). Fake: providers and clock. */
const harness = useHarness();
/** Pesos above what one person may do alone, once the limit is half of them. */
const BIG = 10_000;
let [first, second]: Person[] = [];
beforeAll(async () => {
  [first, second] = [
    await harness.factory.admin({ role: 'finance' }),
    await harness.factory.admin({ role: 'finance' }),
  ];
});
const people = () => ({ first: first as Person, second: second as Person });

/** A report of one payment by GCash. */
async function reported(pesos = 100) {
  const { captureId } = await bought(harness, { method: 'gcash', credits: pesos });
  const csv = payMongoCsv([{ id: captureId, amount: pesos * 100, fee: 0 }]);
  return (await upload(harness, people().first, csv)).settlement.id as string;
}

function takeBack(by: Person, id: string, reason = 'The bank shows another amount') {
  harness.clock.advance(1000);
  const url = `${PATH}/${id}/take-back`;
  return harness.app.inject({ method: 'POST', url, headers: by.headers, payload: { reason } });
}

function withdraw(by: Person, id: string) {
  const url = `${PATH}/${id}/first-approval`;
  return harness.app.inject({ method: 'DELETE', url, headers: by.headers });
}

async function said(by: Person, id: string, pesos: number) {
  harness.clock.advance(1000);
  expect((await confirm(harness, by, id, pesos)).statusCode).toBe(200);
}
const laws = async () => (await checkInvariants(harness.deps.db)).map(({ law }) => law);

async function storyOf(reportId: string) {
  const { id } = await harness.deps.db
    .selectFrom('ledger_entries')
    .select('id')
    .where('reason', '=', 'settlement')
    .where('subject_id', '=', reportId)
    .executeTakeFirstOrThrow();
  const url = `/api/admin/books/entries/${id}`;
  const { steps, entries } = (await harness.app.inject({ url, headers: people().first.headers })).json();
  return [
    steps.map(({ what }: { what: string }) => what),
    entries.map(({ reason }: { reason: string }) => reason),
  ];
}

async function statusOf(id: string): Promise<string | undefined> {
  const { settlements } = (await harness.app.inject({ url: PATH, headers: people().first.headers })).json();
  return settlements.find((one: { id: string }) => one.id === id)?.status;
}

describe('what was said of the bank', () => {
  it('is taken back by a reversing entry, once, and said anew', async () => {
    const { first } = people();
    const id = await reported();
    const [owed, bank] = await standing(harness, 'paymongo');
    await said(first, id, 90);
    await resolve(harness, first, { type: 'difference', id });
    const answers = await Promise.all([takeBack(first, id), takeBack(first, id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 200)?.json()).toMatchObject({
      is_taken_back: true,
      settlement: { status: 'ready', arrived: null, confirmed_by: null, take_back: null },
    });
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'settlement_unconfirmed',
      detail: expect.stringMatching(/ has taken it back already\. The report is waiting for the bank\.$/),
    });
    expect(await standing(harness, 'paymongo')).toEqual([owed, bank]);
    await said(first, id, 95);
    expect(await standing(harness, 'paymongo')).toEqual([owed - 9_500, bank + 9_500]);
    // What was explained was another difference.
    expect((await waiting(harness, first, 'difference')).map((item) => item.id)).toContain(id);
    expect((await takeBack(first, id)).statusCode).toBe(200);
    await said(first, id, 100);
    expect(await storyOf(id)).toEqual([
      ['arrived', 'arrival_taken_back', 'arrived', 'arrival_taken_back', 'arrived'],
      ['settlement', 'reversal', 'settlement', 'reversal', 'settlement'],
    ]);
    expect(await laws()).toEqual([]);
  });

  it('that nothing arrived is taken back without an entry', async () => {
    const { first } = people();
    const id = await reported();
    await said(first, id, 0);
    expect((await takeBack(first, id)).statusCode).toBe(200);
    await said(first, id, 100);
    expect(await laws()).toEqual([]);
  });

  it('above the limit of payouts is taken back by two: the first only asks', async () => {
    const { first, second } = people();
    const owner = await harness.factory.admin();
    const { version } = (
      await harness.app.inject({ url: '/api/admin/settings', headers: owner.headers })
    ).json().settings;
    const payload = { version, payout_two_person_limit: BIG / 2 };
    const url = '/api/admin/settings';
    expect(
      (await harness.app.inject({ method: 'PUT', url, headers: owner.headers, payload })).statusCode,
    ).toBe(200);
    const id = await reported(BIG);
    await said(first, id, BIG);
    const before = await standing(harness, 'paymongo');
    expect((await takeBack(first, id, 'A typo')).json()).toMatchObject({
      is_taken_back: false,
      settlement: {
        status: 'confirmed',
        arrived: BIG,
        take_back: { reason: 'A typo', asked_by_id: first.id, counts: true },
      },
    });
    expect(await standing(harness, 'paymongo')).toEqual(before);
    expect(expectProblem(await takeBack(first, id)).code).toBe('settlement_needs_second');
    expect(expectProblem(await withdraw(second, id)).code).toBe('first_approval_gone');
    expect((await withdraw(first, id)).statusCode).toBe(200);
    expect(expectProblem(await withdraw(first, id)).code).toBe('first_approval_gone');
    await takeBack(first, id, 'A typo');
    const words = 'A typo in the amount';
    const answers = await Promise.all([takeBack(second, id, words), takeBack(second, id, words)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await standing(harness, 'paymongo')).toEqual([before[0] + BIG * 100, before[1] - BIG * 100]);
    const { asked_by, done_by, reason } = await harness.deps.db
      .selectFrom('settlement_take_backs')
      .selectAll()
      .where('report_id', '=', id)
      .executeTakeFirstOrThrow();
    expect([asked_by, done_by, reason]).toEqual([first.id, second.id, words]);
  });

  it('is either taken back or not asked any more where the second agrees as the first withdraws', async () => {
    const { first, second } = people();
    const id = await reported(BIG);
    for (let turn = 0; turn < 6; turn += 1) {
      if (turn === 0 || (await statusOf(id)) === 'ready') await said(first, id, BIG);
      await takeBack(first, id);
      const both = [() => withdraw(first, id), () => takeBack(second, id)];
      const answers = await Promise.all((turn % 2 === 0 ? both : both.toReversed()).map((act) => act()));
      const [withdrawn, agreed] = turn % 2 === 0 ? answers : answers.toReversed();
      expect(agreed?.json().is_taken_back).toBe(withdrawn?.statusCode !== 200);
      if (withdrawn?.statusCode === 200) expect((await withdraw(second, id)).statusCode).toBe(200);
    }
    expect(await laws()).toEqual([]);
  });

  it('does not count what somebody asked who may not any more', async () => {
    const { first, second } = people();
    const leaver = await harness.factory.admin({ role: 'finance' });
    const id = await reported(BIG);
    await said(first, id, BIG);
    await takeBack(leaver, id, 'A typo');
    await harness.deps.db
      .updateTable('users')
      .set({ status: 'banned' })
      .where('id', '=', leaver.id)
      .execute();
    const { settlements } = (await harness.app.inject({ url: PATH, headers: second.headers })).json();
    const listed = settlements.find((one: { id: string }) => one.id === id);
    expect(listed).toMatchObject({ needs_two: true, take_back: { counts: false } });
    expect((await takeBack(second, id)).json()).toMatchObject({
      is_taken_back: false,
      settlement: { take_back: { asked_by_id: second.id, counts: true } },
    });
  });

  it('is refused where nothing was said, of no report, without a reason and to others', async () => {
    const { first } = people();
    const id = await reported();
    expect(expectProblem(await takeBack(first, id)).code).toBe('settlement_unconfirmed');
    expect(expectProblem(await takeBack(first, harness.deps.ids.next())).code).toBe('settlement_not_found');
    expect(expectProblem(await takeBack(first, id, ' ')).errors).toHaveProperty('reason');
    const moderator = await harness.factory.admin({ role: 'moderator' });
    expect(expectProblem(await takeBack(moderator, id)).code).toBe('other_part');
  });

  const taken = `(select e.id from settlement_take_backs t join ledger_entries e on e.subject_id = t.arrival_id where t.arrived_centavos > 0 and t.done_at is not null order by t.id limit 1)`;
  const one = `id = (select id from settlement_take_backs where arrived_centavos > 0 and done_at is not null order by id limit 1)`;
  const back = `(select id from ledger_entries where reverses = ${taken})`;
  const BANK = 'settlements-are-booked';
  const MIRROR = 'reversals-mirror-their-cause';
  const CORRUPTIONS: Corruption[] = [
    [
      'a taking back is forgotten',
      MIRROR,
      () => `update settlement_take_backs set done_at = null, done_by = null where ${one}`,
    ],
    [
      'it was of another amount',
      BANK,
      () => `update settlement_take_backs set arrived_centavos = arrived_centavos + 1 where ${one}`,
    ],
    [
      'another is said to have agreed',
      MIRROR,
      () => `update settlement_take_backs set done_by = asked_by where done_by <> asked_by`,
    ],
    [
      'it never left the bank',
      BANK,
      () =>
        `delete from ledger_postings where entry_id = ${back}; delete from ledger_entries where id = ${back}`,
    ],
    [
      'it left to elsewhere',
      MIRROR,
      () => `update ledger_postings set from_account = 'PHP:revenue' where entry_id = ${back}`,
    ],
    [
      'one that stands is taken back in the books',
      BANK,
      () =>
        reverseOf(
          `(select e.id from settlement_reports s join ledger_entries e on e.subject_id = s.arrival_id order by s.id limit 1)`,
          newId(harness),
        ),
    ],
  ];
  it.each(CORRUPTIONS)('%s: %s says so', async (_what, law, how) => {
    expect(await tripped(harness, how())).toContain(law);
  });
});
