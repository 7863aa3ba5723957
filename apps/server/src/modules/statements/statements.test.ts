import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { catchMail } from '../../../test/catch-mail.ts';
import { confirmEmails } from '../../../test/confirm-emails.ts';
import type { Person } from '../../../test/factory.ts';
import { FIRST_TRY } from '../../../test/first-try.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { usePayouts } from '../payouts/payouts.fixture.ts';
import { statementsFollow } from './laws/statements-follow.law.ts';
import { makeStatements } from './make-statements.ts';
import { statementsJobs } from './statements.jobs.ts';

const { harness, call, earner, tip } = usePayouts();

const goTo = (moment: string) => harness.clock.set(moment);
async function as(person: Person): Promise<Person> {
  // Sessions rest for a month at most.
  const token = (await harness.deps.sessions.start(harness.deps.db, person.id)).bearer;
  return { ...person, headers: { authorization: `Bearer ${token}` } };
}
const statementOf = async (person: Person, month: string) =>
  (await call('GET', `/earnings/statements/${month}`, await as(person))).json();
const kinds = (statement: { lines: { kind: string; count: number; gross: number; amount: number }[] }) =>
  statement.lines.map(({ kind, count, gross, amount }) => [kind, count, gross, amount]);
const payOut = async (creator: Person) => {
  const admin = await as(await harness.factory.admin());
  const asked = await call('POST', '/payouts', await as(creator), { bucket: 'earnings' });
  expect(asked.statusCode, asked.body).toBe(201);
  const { id } = asked.json().payout;
  for (const [decision, body] of [
    ['approve', {}],
    ['paid', { reference: 'R-1' }],
  ] as const)
    expect(
      (await call('POST', `/admin/payouts/${id}/decision`, admin, { decision, ...body })).statusCode,
    ).toBe(200);
};
const jobs = async () =>
  (
    await sql<{ payload: { creatorId: string; month: string } }>`
      select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'statements.mail'`.execute(harness.deps.db)
  ).rows.map(({ payload }) => payload);

describe('a creator’s month', () => {
  it('leads from what was owed at its beginning to what is owed at its end, by the Philippine calendar', async () => {
    goTo('2027-01-31T15:59:00.000Z');
    const creator = await earner(2000);
    goTo('2027-01-31T16:00:00.000Z');
    await tip(creator, 1000);
    await payOut(creator);
    await tip(creator, 500);

    const january = await statementOf(creator, '2027-01');
    expect(january).toMatchObject({
      month: '2027-01',
      is_open: false,
      opening: 0,
      closing: 1400,
      earned: 1400,
      paid_out: 0,
    });
    expect(kinds(january)).toEqual([['tips', 1, 2000, 1400]]);
    expect(january.lines[0].fees).toBe(600);
    const february = await statementOf(creator, '2027-02');
    expect(february).toMatchObject({
      is_open: true,
      opening: 1400,
      closing: 350,
      earned: 1050,
      paid_out: 2100,
    });
    expect(kinds(february)).toEqual([
      ['tips', 2, 1500, 1050],
      ['payouts_sent', 1, null, -2100],
    ]);
  });

  it('is made once when it is over, whoever is killed and however many make it, and mailed', async () => {
    goTo('2027-03-10T00:00:00.000Z');
    const creator = await earner(100);
    await confirmEmails(harness, creator);
    const idle = await harness.factory.creator();
    goTo('2027-03-31T16:30:00.000Z');
    await makeStatements(harness.deps, 1);
    expect((await jobs()).map(({ creatorId }) => creatorId)).not.toContain(creator.id);
    goTo('2027-03-31T17:10:00.000Z');
    await Promise.all([makeStatements(harness.deps, 1), makeStatements(harness.deps, 2)]);
    await makeStatements(harness.deps, 1);
    await tip(creator, 10);
    const mailed = (await jobs()).filter(({ creatorId }) => creatorId === creator.id);
    expect(mailed).toEqual([{ creatorId: creator.id, month: '2027-03' }]);
    const { rows } = await sql<{
      month: string;
      closing: number;
    }>`select to_char(month, 'YYYY-MM') as month, closing_centavos as closing
      from creator_statements where creator_id in (${creator.id}, ${idle.id})`.execute(harness.deps.db);
    expect(rows).toEqual([{ month: '2027-03', closing: 7000 }]);

    const { mail, sent } = catchMail();
    const job = statementsJobs({ ...harness.deps, mail }).find(({ id }) => id === 'statements.mail');
    await job?.handle(mailed[0] as never, FIRST_TRY);
    expect(sent.map(({ subject, to }) => [subject, to])).toEqual([
      ['Your statement of March 2027', `${creator.username}@example.test`],
    ]);
    expect(sent[0]?.text).toMatch(/Tips \(1\)\s+₱70\.00 of ₱100\.00/);
    expect(sent[0]?.text).toMatch(/Owed to you at the end\s+₱70\.00/);
  });

  it('goes on where a run that was killed stood', async () => {
    goTo('2027-05-10T00:00:00.000Z');
    const creators = [await earner(10), await earner(20), await earner(30)];
    goTo('2027-06-02T00:00:00.000Z');
    let pages = 0;
    const dying = {
      ...harness.deps,
      clock: {
        now: () => {
          pages += 1;
          // Of each creator the moment is asked, and at the end of each page.
          if (pages > 8) throw new Error('killed');
          return harness.clock.now();
        },
      },
    };
    await expect(makeStatements(dying, 1)).rejects.toThrow('killed');
    await makeStatements(harness.deps, 1);
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from creator_statements where month = '2027-05-01'
      and creator_id = any(${creators.map(({ id }) => id)}::uuid[])`.execute(harness.deps.db);
    expect(rows[0]?.count).toBe(3);
    expect(await checkInvariants(harness.deps.db, [statementsFollow])).toEqual([]);
  });
});

describe('who sees it, and how', () => {
  it('is one’s own alone, newest first, and there is none of a month to come', async () => {
    const creator = await earner(100);
    const current = (await call('GET', '/earnings/statements', await as(creator))).json().statements[0];
    expect(current).toMatchObject({ is_open: true, earned: 70, closing: 70 });
    const other = await as(await harness.factory.creator());
    expect((await call('GET', `/earnings/statements/${current.month}`, other)).json()).toMatchObject({
      earned: 0,
      lines: [],
    });
    const refused = async (person: Person, path: string) =>
      expectRefusal(await call('GET', path, person)).code;
    expect(await refused(other, '/earnings/statements/2099-01')).toBe('statement_not_found');
    expect(await refused(other, '/earnings/statements/2027-13')).toBe('validation_failed');
    expect(await refused(await as(await harness.factory.fan()), '/earnings/statements')).toBe(
      'creators_only',
    );
    expect(await refused(other, '/earnings/statements/2027-13.csv')).toBe('statement_not_found');
  });

  it('is on paper, and each movement in a table without who paid', async () => {
    goTo('2027-07-10T03:00:00.000Z');
    const creator = await as(await earner(100));
    const buyer = await as(await harness.factory.fan({ credits: 40 }));
    const post = await harness.factory.post(creator.id, { title: '=Una', price: 40 });
    expect((await call('POST', '/credits/unlock', buyer, { content_id: post })).statusCode).toBe(200);
    const file = await call('GET', '/earnings/statements/2027-07.csv', creator);
    expect(file.headers['content-disposition']).toContain('likha-statement-2027-07.csv');
    const lines = file.body.trim().split('\r\n');
    expect(lines[0]).toContain('"Fans paid (PHP)","Change in your balance (PHP)"');
    expect(lines[1]).toBe('"2027-07-10 11:00:00","Tips","Tips","100.00","70.00"');
    expect(lines[2]).toMatch(
      /^"2027-07-10 11:00:00","Unlocked posts and messages",".*=Una.*","40.00","28.00"$/,
    );
    expect(file.body).not.toContain(buyer.username);
    const paper = await call('GET', '/earnings/statements/2027-07.pdf', creator);
    expect([
      paper.statusCode,
      paper.headers['content-type'],
      paper.rawPayload.subarray(0, 5).toString(),
    ]).toEqual([200, 'application/pdf', '%PDF-']);
  });
});
