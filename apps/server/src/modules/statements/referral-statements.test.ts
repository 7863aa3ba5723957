import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { releaseCommission } from '../affiliates/release-commission.ts';
import { tipFrom, workedOff } from '../clawbacks/clawbacks.fixture.ts';
import { bought, disputed } from '../credits/disputes/disputes.fixture.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { usePayouts } from '../payouts/payouts.fixture.ts';

/** A referrer's months (P771). Fake: providers and clock. Real: the queue and its workers. */
const { harness, call } = usePayouts();

async function as(person: Person): Promise<Person> {
  const { bearer } = await harness.deps.sessions.start(harness.deps.db, person.id);
  return { ...person, headers: { authorization: `Bearer ${bearer}` } };
}
const monthOf = async (person: Person, month: string) =>
  (await call('GET', `/affiliates/statements/${month}`, await as(person))).json();
const lines = (statement: { lines: { kind: string; count: number; amount: number }[] }) =>
  statement.lines.map(({ kind, count, amount }) => [kind, count, amount]);

async function passDays(days: number) {
  for (let day = 0; day < days; day += 1) {
    harness.clock.advance(DAY_MS);
    await releaseCommission(harness.deps);
  }
}

describe('a referrer’s month', () => {
  it('leads from pocket to pocket: earned, taken back, released, asked for, as the books say', async () => {
    harness.clock.set('2027-03-20T15:00:00.000Z');
    const referrer = await harness.factory.creator();
    const [ana, ben] = [
      await harness.factory.creator({ referredBy: referrer.id }),
      await harness.factory.creator({ referredBy: referrer.id }),
    ];
    await tipFrom(harness, await harness.factory.fan({ credits: 9_000 }), ana.id, 9_000);
    harness.clock.set('2027-03-31T16:00:00.000Z');
    const contested = await bought(harness, { credits: 100 });
    await tipFrom(harness, contested.fan, ben.id, 100);
    await disputed(harness, contested, 'open');
    await workedOff(harness, ['clawbacks.settle']);
    await tipFrom(harness, await harness.factory.fan({ credits: 200 }), ben.id, 200);

    const march = await monthOf(referrer, '2027-03');
    expect(march).toMatchObject({ opening: 0, closing: 900, earned: 900, closing_held: 900, released: 0 });
    expect(march.creators).toEqual([{ username: ana.username, count: 1, amount: 900 }]);

    harness.clock.set('2027-04-10T00:00:00.000Z');
    await passDays(25);
    expect(
      (
        await call('PUT', '/payouts/settings', await as(referrer), {
          method: 'gcash',
          gcash_number: '09171234567',
        })
      ).statusCode,
    ).toBe(200);
    const april = await monthOf(referrer, '2027-04');
    expect(lines(april)).toEqual([
      ['commission', 2, 30],
      ['taken_back', 1, -10],
    ]);
    expect(april).toMatchObject({
      opening: 900,
      opening_held: 900,
      released: 900,
      closing_held: 20,
      closing: 920,
    });
    expect(april.creators).toEqual([{ username: ben.username, count: 2, amount: 30 }]);

    await passDays(2);
    const asked = await call('POST', '/payouts', await as(referrer), { bucket: 'affiliate' });
    expect(asked.statusCode, asked.body).toBe(201);
    const may = await monthOf(referrer, '2027-05');
    const held = (await readFigures(harness.deps.db, accounts.affiliateHeld(referrer.id))).balance;
    const free = (await readFigures(harness.deps.db, accounts.affiliatePayable(referrer.id))).balance;
    expect(lines(may)).toEqual([['payouts_asked', 1, -920]]);
    expect([may.closing, may.closing_held, may.opening]).toEqual([(held + free) / 100, held / 100, 920]);
    const listed = (await call('GET', '/affiliates/statements', await as(referrer))).json().statements;
    expect(
      listed.map(({ month, earned, asked, closing }: Record<string, unknown>) => [
        month,
        earned,
        asked,
        closing,
      ]),
    ).toEqual([
      ['2027-05', 0, 920, 0],
      ['2027-04', 30, 0, 920],
      ['2027-03', 900, 0, 900],
    ]);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);

    const file = await call('GET', '/affiliates/statements/2027-04.csv', await as(referrer));
    const rows = file.body.trim().split('\r\n').slice(1);
    expect(rows).toContain(`"2027-04-01 00:00:00","Commission","${ben.username}","20.00"`);
    expect(file.body).not.toContain(contested.fan.username);
    expect(rows).toHaveLength(3);
    const paper = await call('GET', '/affiliates/statements/2027-04.pdf', await as(referrer));
    expect([paper.statusCode, paper.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  });

  it('is one’s own, of no month to come and none before the account', async () => {
    const other = await as(await harness.factory.creator());
    const codeOf = async (month: string, person = other) =>
      expectRefusal(await call('GET', `/affiliates/statements/${month}`, person)).code;
    const current = (await call('GET', '/affiliates/statements', other)).json().statements;
    expect(current).toEqual([expect.objectContaining({ earned: 0, closing: 0, is_open: true })]);
    for (const month of ['2099-01', '2021-01', '2099-01.csv', '2021-01.pdf', '2027-13.pdf'])
      expect(await codeOf(month)).toBe('statement_not_found');
    expect(await codeOf(current[0].month, await harness.factory.fan())).toBe('creators_only');
  });
});
