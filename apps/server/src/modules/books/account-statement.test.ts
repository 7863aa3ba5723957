import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { expectProblem } from '../../../test/problems.ts';
import { createIds } from '../../platform/ids.ts';
import { createLedger } from '../ledger/index.ts';
import { addUpAll, entryOfNobody, signedIn } from './books.fixture.ts';
import { closedMonthsStay } from './laws/closed-months-stay.law.ts';
import { daysAreAddedUp } from './laws/days-are-added-up.law.ts';
import { type AskedAccount, listMovements } from './statement.queries.ts';

/** Statements of accounts (P745). Fake: clock, providers. */
/** Until transactions of other tests, which run at the same time, are over. */
const SEALED_WITHIN_MS = 120_000;
/** What is late here has no cause, which other laws ask for. */
const harness = useHarness({ laws: [daysAreAddedUp, closedMonthsStay] });
let [finance, fan, creator, other] = [] as unknown as [Person, Person, Person, Person];

interface Movement {
  entry_id: string;
  reason: string;
  debit: number;
  credit: number;
  balance: number;
  other_account: string;
  missed_month: string | null;
}
interface Sums {
  currency: string;
  opening: number;
  debit: number;
  credit: number;
  closing: number;
}
type Days = { from?: string; to?: string };
const MONTHS: Days[] = [
  {},
  { from: '2027-03-01', to: '2027-03-31' },
  { from: '2027-04-01', to: '2027-04-30' },
  { from: '2027-05-01' },
  { from: '2027-03-31', to: '2027-05-01' },
];

async function ask(path: string, query: object, who = finance) {
  const url = `/api/admin/books/${path}?${new URLSearchParams(query as Record<string, string>)}`;
  return harness.app.inject({ url, headers: await signedIn(harness, who) });
}
const get = async (path: string, query: object) => (await ask(path, query)).json();

/** All of it, page by page, and what the first page says of it all. */
async function statementOf(account: string, days: Days, limit = '5') {
  const movements: Movement[] = [];
  let sums: Sums | undefined;
  for (let cursor = {}; ; ) {
    const page = await get('statement', { account, limit, ...days, ...cursor });
    expect(page.movements, JSON.stringify([account, days, page])).toBeDefined();
    sums ??= page.sums;
    movements.push(...page.movements);
    if (page.next_cursor === null) return { sums: sums as Sums, movements };
    cursor = { cursor: page.next_cursor };
  }
}

/** Opening and movements come to closing, line by line. */
function expectToAddUp({ sums, movements }: { sums: Sums; movements: Movement[] }, about: unknown) {
  const cents = (amount: number) => Math.round(amount * 100);
  const of = (side: 'debit' | 'credit') => movements.reduce((sum, line) => sum + cents(line[side]), 0);
  let balance = cents(sums.opening);
  for (const line of movements) {
    balance += cents(line.credit) - cents(line.debit);
    expect([about, cents(line.balance)]).toEqual([about, balance]);
  }
  expect([about, balance, of('debit'), of('credit')]).toEqual([
    about,
    ...[sums.closing, sums.debit, sums.credit].map(cents),
  ]);
}

async function tip(to: Person, credits: number) {
  const headers = await signedIn(harness, fan);
  const url = `/api/creators/${to.id}/tips`;
  const answer = await harness.app.inject({ method: 'POST', url, headers, payload: { credits } });
  expect(answer.statusCode, answer.body).toBe(201);
}

beforeAll(async () => {
  harness.clock.set('2027-03-10T00:00:00.000Z');
  finance = await harness.factory.admin({ role: 'finance' });
  [creator, other] = [await harness.factory.creator(), await harness.factory.creator()];
  fan = await harness.factory.fan({ credits: 1000 });
  await tip(creator, 7);
  await tip(other, 33);
  harness.clock.set('2027-03-31T15:59:59.999Z');
  await tip(creator, 11);
  harness.clock.set('2027-03-31T16:00:00.000Z');
  await tip(creator, 13);
  await tip(other, 20);
  harness.clock.set('2027-05-03T00:00:00.000Z');
  await harness.factory.fan({ credits: 50 });
  await tip(creator, 17);
});

/** Every account of the trial balance, and people's own, say on any days what the trial balance says. */
async function expectAllToAgree() {
  for (const days of MONTHS) {
    const trial = await get('trial-balance', { from: '2000-01-01', to: '2027-05-31', ...days });
    for (const { account, ...sums } of trial.accounts) {
      const found = await statementOf(`${sums.currency}:${account}`, days);
      expectToAddUp(found, [account, days]);
      expect([account, days, found.sums]).toEqual([account, days, sums]);
    }
    const kind = await statementOf('PHP:creator_payable', days);
    const own = [creator, other].map(({ id }) => statementOf(`PHP:creator_payable:${id}`, days, '1'));
    const both = await Promise.all(own);
    for (const one of both) expectToAddUp(one, days);
    const closing = both.reduce((sum, one) => sum + one.sums.closing, 0);
    expect([days, closing]).toEqual([days, kind.sums.closing]);
  }
}

describe('the statement of an account', () => {
  it(
    'leads from what it had to what it has, with others around, as the trial balance says',
    async () => {
      await expectAllToAgree();
      const april = await statementOf(`PHP:creator_payable:${creator.id}`, MONTHS[2] ?? {});
      expect(april.movements).toEqual([
        expect.objectContaining({ reason: 'tip', other_account: 'PHP:deposits', debit: 0, credit: 9.1 }),
      ]);
      expect(april.sums).toMatchObject({ opening: 12.6, closing: 21.7 });
      await addUpAll(harness);
      await expectAllToAgree();
    },
    SEALED_WITHIN_MS,
  );

  it(
    'has what came too late for a closed month where it is counted',
    async () => {
      harness.clock.set('2027-05-03T01:00:00.000Z');
      const march = async () => {
        const found = await statementOf('PHP:promotions', MONTHS[1] ?? {});
        return { ...found, clearing: await statementOf('PHP:clearing:paypal', MONTHS[1] ?? {}) };
      };
      const before = await march();
      for (const month of ['2027-03', '2027-04']) {
        const closed = await harness.app.inject({
          method: 'POST',
          url: `/api/admin/books/months/${month}/close`,
          headers: await signedIn(harness, finance),
        });
        expect(closed.json()).toMatchObject({ is_closed: true });
      }
      const lateClock = { now: () => new Date('2027-03-20T00:00:00.000Z') };
      const late = createLedger({ ...harness.deps, clock: lateClock, ids: createIds(lateClock) });
      const entry = entryOfNobody(harness.deps.ids.next());
      await harness.deps.moneyDb.transaction().execute((tx) => late.post(tx, entry));
      for (const look of ['before it is added up', 'after']) {
        if (look === 'after') await addUpAll(harness);
        expect(await march()).toEqual(before);
        const may = await statementOf('PHP:promotions', MONTHS[3] ?? {});
        expect([look, may.movements.at(0)]).toMatchObject([
          look,
          { debit: 1, missed_month: look === 'after' ? '2027-03' : null },
        ]);
        await expectAllToAgree();
      }
    },
    SEALED_WITHIN_MS,
  );

  it('is the same where the entries of its days are gone through', async () => {
    const db = harness.deps.db;
    const asked: AskedAccount[] = [
      { currency: 'PHP', type: 'deposits', owner: '', kind: 'deposits' },
      { currency: 'PHP', type: 'clearing', owner: 'paypal', kind: 'clearing:paypal' },
      { currency: 'PHP', type: 'promotions', owner: '', kind: 'promotions' },
    ];
    for (const account of asked)
      for (const days of MONTHS) {
        const page = { days, after: null, limit: 200 };
        const read = await listMovements(db, account, { ...page, isBusy: false });
        expect(await listMovements(db, account, { ...page, isBusy: true })).toEqual(read);
      }
    expect(
      (await listMovements(db, asked[0] as AskedAccount, { days: {}, after: null, limit: 99, isBusy: true }))
        .length,
    ).toBe(14);
  });

  it('is taken away as CSV', async () => {
    const account = `PHP:creator_payable:${creator.id}`;
    const lines = (await ask('statement.csv', { account, ...MONTHS[2] })).body
      .slice(1)
      .trimEnd()
      .split('\r\n');
    expect(lines[0]).toContain('"Debit","Credit","Balance"');
    expect(lines[1]).toContain('"PHP:deposits","PHP","0","9.1","21.7"');
    expect(lines).toHaveLength(2);
  });

  it('is refused where its name or days are none, with a foreign cursor, and to others', async () => {
    const account = 'PHP:deposits';
    for (const query of [
      { account: "PHP:deposits'--" },
      { account: 'EUR:deposits' },
      {},
      { account, from: '2027-02-30' },
      { account, from: '2027-04-02', to: '2027-04-01' },
      { account, cursor: 'x' },
      { account, cursor: `9999999999999999_1_${finance.id}` },
    ])
      expect([query, expectProblem(await ask('statement', query)).code]).toEqual([
        query,
        'validation_failed',
      ]);
    for (const nobody of ['PHP:nothing_such', `PHP:creator_payable:${finance.id}`, 'CREDIT:deposits'])
      expect(await get('statement', { account: nobody })).toMatchObject({
        sums: { closing: 0 },
        movements: [],
      });
    expect((await ask('statement', { account, from: '0000-01-01', to: '9999-12-31' })).statusCode).toBe(200);
    for (const role of ['moderator', 'support'] as const)
      for (const path of ['statement', 'statement.csv'])
        expect((await ask(path, { account }, await harness.factory.admin({ role }))).statusCode).toBe(403);
    expect((await ask('statement', { account }, creator)).statusCode).toBe(403);
  });
});
