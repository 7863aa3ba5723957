import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { catchMail } from '../../../test/catch-mail.ts';
import { confirmEmails } from '../../../test/confirm-emails.ts';
import type { Person } from '../../../test/factory.ts';
import { FakeSender } from '../../../test/fake-sender.ts';
import { FIRST_TRY } from '../../../test/first-try.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { readPaper } from '../../../test/read-paper.ts';
import { usePayouts } from '../payouts/payouts.fixture.ts';
import { sendPayouts } from '../payouts/send-payouts.ts';
import { makeStatements } from './make-statements.ts';
import { statementsJobs } from './statements.jobs.ts';

/** A creator's years (P800, P801). Fake: the company that sends payouts, and the clock. Everything here follows the one before. */
const payoutSender = new FakeSender();
const { harness, call, earner, tip } = usePayouts({ payoutSender });
let creator: Person;
let idle: Person;

async function as(person: Person): Promise<Person> {
  // Sessions rest for a month at most.
  const token = (await harness.deps.sessions.start(harness.deps.db, person.id)).bearer;
  return { ...person, headers: { authorization: `Bearer ${token}` } };
}
const ask = async (path: string, person: Person) => call('GET', `/earnings${path}`, await as(person));
const yearOf = async (year: string, person = creator) => (await ask(`/years/${year}`, person)).json();
const figures = (lines: { kind: string; count: number; gross: number | null; amount: number }[]) =>
  lines.map(({ kind, count, gross, amount }) => [kind, count, gross, amount]);
async function look() {
  harness.clock.advance(60_000);
  await sendPayouts(harness.deps);
}
async function payOut(): Promise<string> {
  const asked = await call('POST', '/payouts/instant', await as(creator), {});
  expect(asked.statusCode, asked.body).toBe(201);
  const { id } = asked.json().payout;
  await look();
  payoutSender.end(id, { state: 'arrived' });
  await look();
  return id;
}
const mailed = async () =>
  (
    await sql<{ payload: { creatorId: string; year: string } }>`
      select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'statements.mail-year'`.execute(harness.deps.db)
  ).rows.map(({ payload }) => payload);

/** A run asks for the moment as it begins and once in the page of each: it is killed in that of the third. */
const KILLED_AT = 3;

beforeAll(async () => {
  harness.clock.set('2027-10-20T04:00:00.000Z');
  const finance = await harness.factory.admin({ role: 'finance' });
  const rule = {
    ...{ is_on: true, rate_basis_points: 100, share_basis_points: 5_000 },
    ...{ threshold: 0, source: 'RR 16-2023', from_day: '2027-10-21' },
  };
  expect((await call('POST', '/admin/tax/withholding-rules', finance, rule)).statusCode).toBe(201);
  harness.clock.set('2027-11-10T04:00:00.000Z');
  creator = await earner(2_000);
  idle = await harness.factory.creator();
  await confirmEmails(harness, creator);
});

describe('a creator’s year', () => {
  it('is parted from the next at midnight in Manila, with a payout of one that comes back in the other', async () => {
    harness.clock.set('2027-12-20T04:00:00.000Z');
    const id = await payOut();
    harness.clock.set('2027-12-31T15:59:59.999Z');
    await tip(creator, 100);
    harness.clock.set('2027-12-31T16:00:00.000Z');
    await tip(creator, 10);
    payoutSender.end(id, { state: 'returned', reason: 'account', code: 'INVALID_DESTINATION' });
    harness.clock.set('2028-01-05T04:00:00.000Z');
    await look();

    const old = await yearOf('2027');
    expect(old).toMatchObject({ is_open: false, opening: 0, earned: 1_470, paid_out: 1_393, closing: 70 });
    expect(figures(old.lines)).toEqual([
      ['tips', 2, 2_100, 1_470],
      ['payouts_sent', 1, null, -1_393],
      ['tax_withheld', 1, null, -7],
    ]);
    const now = await yearOf('2028');
    expect(now).toMatchObject({ is_open: true, opening: 70, closing: 1_477 });
    expect(figures(now.lines)).toEqual([
      ['tips', 1, 10, 7],
      ['payouts_back', 1, null, 1_393],
      ['tax_returned', 1, null, 7],
    ]);
    expect(now.months.map(({ month }: { month: string }) => month)).toEqual(['2028-01']);
  });

  it('is what its twelve months are, made or not made, and they stand beside it', async () => {
    harness.clock.set('2028-02-10T04:00:00.000Z');
    await tip(creator, 50);
    const unmade = await yearOf('2027');
    await makeStatements(harness.deps);
    expect(await yearOf('2027')).toEqual(unmade);
    expect(unmade.months).toHaveLength(12);
    for (const year of [unmade, await yearOf('2028')]) {
      const sums = new Map<string, number[]>();
      let owed = year.opening;
      for (const month of year.months) {
        expect(month.opening).toBe(owed);
        owed = month.closing;
        const { statusCode, ...answer } = await ask(`/statements/${month.month}`, creator);
        if (statusCode === 200) expect(month).toEqual(answer.json());
        else expect([month.lines, month.closing]).toEqual([[], 0]);
        for (const { kind, count, gross, fees, amount } of month.lines) {
          const sum = sums.get(kind) ?? [0, 0, 0, 0];
          sums.set(
            kind,
            [count, gross, fees, amount].map((figure, place) => (sum[place] ?? 0) + (figure ?? 0)),
          );
        }
      }
      expect(owed).toBe(year.closing);
      expect(
        year.lines.map((line: Record<string, number>) => [
          line.kind,
          [line.count, line.gross ?? 0, line.fees ?? 0, line.amount],
        ]),
      ).toEqual([...sums].toSorted(([a], [b]) => orderOf(year, a) - orderOf(year, b)));
    }
  });

  it('is listed where there is anything to say, the newest first and this one always', async () => {
    const { years } = (await ask('/years', creator)).json();
    expect(years).toMatchObject([
      { year: '2028', is_open: true, earned: 42, paid_out: -1_393, closing: 1_512 },
      { year: '2027', is_open: false, earned: 1_470, paid_out: 1_393, closing: 70 },
    ]);
    expect((await ask('/years', idle)).json().years).toEqual([
      { year: '2028', is_open: true, earned: 0, paid_out: 0, closing: 0 },
    ]);
  });

  it('is one’s own alone, and there is none before somebody came, to come, or of nothing', async () => {
    const refused = async (person: Person, path: string) => expectRefusal(await ask(path, person)).code;
    const fan = await harness.factory.fan();
    for (const path of ['/years', '/years/2027', '/years/2027.pdf', '/years/2027.csv'])
      expect(await refused(fan, path), path).toBe('creators_only');
    expect((await harness.app.inject({ url: '/api/earnings/years/2027' })).statusCode).toBe(401);
    expect((await yearOf('2028', idle)).lines).toEqual([]);
    for (const path of ['/years/2027', '/years/2029', '/years/2001', '/years/2027.pdf', '/years/1999.csv'])
      expect(await refused(idle, path), path).toBe('statement_not_found');
    expect(await refused(idle, '/years/27')).toBe('validation_failed');
  });
});

const orderOf = (year: { lines: { kind: string }[] }, kind: string) =>
  year.lines.findIndex((line) => line.kind === kind);

describe('a year that is taken away', () => {
  it('is on paper, in words that a program reads', async () => {
    const paper = await ask('/years/2027.pdf', creator);
    expect(paper.headers['content-disposition']).toContain('likha-summary-2027.pdf');
    const words = readPaper(paper.rawPayload);
    for (const said of [
      'Summary of 2027',
      'Tips (2)',
      '₱1,470.00 of ₱2,100.00',
      '−₱1,393.00',
      'December 2027',
    ])
      expect(words).toContain(said);
    expect(words.match(/ 2027$/gm)).toHaveLength(13);
    expect(words).not.toContain('not over');
    expect(readPaper((await ask('/years/2028.pdf', creator)).rawPayload)).toContain('The year is not over');
  });

  it('is a table of its months', async () => {
    const { body } = await ask('/years/2027.csv', creator);
    const [head = [], ...months] = body
      .trim()
      .split('\r\n')
      .map((line) => line.split('","'));
    expect(months).toHaveLength(12);
    const december = Object.fromEntries(head.map((name, place) => [name, months.at(-1)?.[place]]));
    expect(december).toMatchObject({
      'Owed to you at the start (PHP)': '1400.00',
      'Tips, paid by fans (PHP)': '100.00',
      'Likha’s share and referrals (PHP)': '-30.00',
      'Tips (PHP)': '70.00',
      'Payouts (PHP)': '-1393.00',
      'Withheld for tax (PHP)': '-7.00',
    });
  });
});

describe('the mail of a year', () => {
  it('is asked for with December, once of each creator in whose year anything moved', async () => {
    // In the test before, December was made in February, of the year that was over last.
    expect(await mailed()).toEqual([{ creatorId: creator.id, year: '2027' }]);
    await makeStatements(harness.deps);
    expect(await mailed()).toHaveLength(1);
  });

  it('is asked for once of each, where the worker is killed in the middle of December and two go on', async () => {
    const creators = [await earner(10), await earner(20), await earner(30), creator];
    harness.clock.set('2028-12-10T04:00:00.000Z');
    await makeStatements(harness.deps);
    harness.clock.set('2029-01-05T04:00:00.000Z');
    let asked = 0;
    const now = () => {
      asked += 1;
      if (asked > KILLED_AT) throw new Error('killed');
      return harness.clock.now();
    };
    await expect(makeStatements({ ...harness.deps, clock: { now } }, 1)).rejects.toThrow('killed');
    expect((await mailed()).filter(({ year }) => year === '2028')).toHaveLength(2);
    await Promise.all([makeStatements(harness.deps, 1), makeStatements(harness.deps, 2)]);
    await makeStatements(harness.deps);
    const told = (await mailed()).filter(({ year }) => year === '2028').map(({ creatorId }) => creatorId);
    expect(told.toSorted()).toEqual(creators.map(({ id }) => id).toSorted());
  });

  it('has the year’s figures, and comes once however often it is sent', async () => {
    const { mail, sent } = catchMail();
    const job = statementsJobs({ ...harness.deps, mail }).find(({ id }) => id === 'statements.mail-year');
    const payload = { creatorId: creator.id, year: '2027' };
    await job?.handle(payload as never, FIRST_TRY);
    await job?.handle(payload as never, FIRST_TRY);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(sent[0]).toMatchObject({
      subject: 'Your summary of 2027',
      to: `${creator.username}@example.test`,
    });
    expect(sent[0]?.text).toMatch(/Fans paid in all\s+₱2,100\.00/);
    expect(sent[0]?.text).toMatch(/Tips \(2\)\s+₱1,470\.00 of ₱2,100\.00/);
    expect(sent[0]?.text).toMatch(/Owed to you at the end\s+₱70\.00/);
  });
});
