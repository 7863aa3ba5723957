import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { addUpAll } from '../books/books.fixture.ts';
import { closeMonth } from '../books/close-month.ts';
import { closedMonthsStay } from '../books/laws/closed-months-stay.law.ts';
import { usePayouts } from '../payouts/payouts.fixture.ts';
import { statementsFollow } from './laws/statements-follow.law.ts';
import { makeStatements } from './make-statements.ts';

/** Statements (P660) that are read and made while sales go on and finance closes the month (P742). Fake: clock, providers. */
const { harness, call, earner, tip } = usePayouts();

interface Shown {
  month: string;
  opening: number;
  closing: number;
  lines: { amount: number }[];
}

async function as(person: Person): Promise<Person> {
  // Sessions rest for a month at most.
  const token = (await harness.deps.sessions.start(harness.deps.db, person.id)).bearer;
  return { ...person, headers: { authorization: `Bearer ${token}` } };
}
const read = async (person: Person, path: string) => {
  const answer = await call('GET', `/earnings/${path}`, person);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer;
};
const monthOf = async (person: Person, month: string): Promise<Shown> =>
  (await read(person, `statements/${month}`)).json();
const listed = async (person: Person): Promise<{ month: string; closing: number }[]> =>
  (await read(person, 'statements?limit=12')).json().statements;
const change = ({ lines }: Shown) => lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
/** What the lines of the file of a month come to, in centavos. */
const sumOfFile = async (person: Person, month: string) =>
  (await read(person, `statements/${month}.csv`)).body
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .reduce((sum, line) => sum + Math.round(Number(line.slice(1, -1).split('","').at(-1)) * 100), 0);

describe('a month that is over', () => {
  it('is in the list before anybody made its statement, and says the same as afterwards', async () => {
    harness.clock.set('2027-01-10T00:00:00.000Z');
    const creator = await earner(100);
    harness.clock.set('2027-02-10T00:00:00.000Z');
    await tip(creator, 50);
    harness.clock.set('2027-02-28T16:10:00.000Z');
    const signedIn = await as(creator);
    const before = await listed(signedIn);
    expect(before.map(({ month, closing }) => [month, closing])).toEqual([
      ['2027-03', 105],
      ['2027-02', 105],
      ['2027-01', 70],
    ]);
    const [page, next] = [
      (await read(signedIn, 'statements?limit=2')).json(),
      (await read(signedIn, 'statements?limit=2&cursor=2027-02')).json(),
    ];
    expect([...page.statements, ...next.statements]).toEqual(before);
    expect([page.next_cursor, next.next_cursor]).toEqual(['2027-02', null]);
    harness.clock.set('2027-02-28T17:10:00.000Z');
    await makeStatements(harness.deps, 1);
    expect(await listed(signedIn)).toEqual(before);
  });

  it('has one and the same figures in all that shows it, while it is made, closed, and sold after it', async () => {
    harness.clock.set('2027-03-20T00:00:00.000Z');
    const [creator, bystander] = [await earner(300), await earner(10)];
    harness.clock.set('2027-03-31T15:59:59.999Z');
    await tip(creator, 200);
    harness.clock.set('2027-03-31T16:00:00.000Z');
    await tip(creator, 30);
    harness.clock.set('2027-03-31T17:10:00.000Z');
    await addUpAll(harness);
    const signedIn = await as(creator);
    const march = await monthOf(signedIn, '2027-03');
    expect([march.opening, march.closing]).toEqual([0, 350]);
    const admins = [await harness.factory.admin(), await harness.factory.admin({ role: 'finance' })];

    let isOver = false;
    const selling = (async () => {
      while (!isOver) await tip(creator, 10);
    })();
    const looks = async () => {
      expect(await monthOf(signedIn, '2027-03')).toEqual(march);
      expect(await sumOfFile(signedIn, '2027-03')).toBe(change(march));
      expect((await listed(signedIn))[1]).toMatchObject({ month: '2027-03', closing: 350 });
      const year = (await read(signedIn, 'years/2027')).json();
      expect(year.months[2]).toMatchObject({ opening: 0, closing: 350, lines: march.lines });
      const april = await monthOf(signedIn, '2027-04');
      expect(april.opening).toBe(350);
      expect(Math.round((april.closing - april.opening) * 100)).toBe(change(april));
    };
    try {
      const closings = ['2027-01', '2027-02', '2027-03'].map((month) => ({ month, from: '127.0.0.1' }));
      await Promise.all([
        (async () => {
          for (const closing of closings)
            for (const { id } of admins) await closeMonth(harness.deps, { ...closing, adminId: id });
        })(),
        makeStatements(harness.deps, 1),
        makeStatements(harness.deps, 2),
        ...[1, 2, 3].map(looks),
      ]);
      await looks();
    } finally {
      isOver = true;
      await selling;
    }
    expect(await monthOf(await as(bystander), '2027-03')).toMatchObject({ closing: 7 });
    expect(await checkInvariants(harness.deps.db, [statementsFollow, closedMonthsStay])).toEqual([]);
  });
});
