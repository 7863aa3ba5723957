import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { accounts, createLedger, type Entry } from '../ledger/index.ts';
import { addUpAll, entryOfNobody, signedIn } from './books.fixture.ts';
import { closedMonthsStay } from './laws/closed-months-stay.law.ts';
import { daysAreAddedUp } from './laws/days-are-added-up.law.ts';
import { listJournal } from './list-journal.ts';
import { readAccount } from './read-account.ts';

/** Files of the journal and of accounts (P906) that are read page by page while sales are made. Fake: clock, providers. */
/** The sales that are made here have no cause, which other laws ask for. */
const harness = useHarness({ laws: [daysAreAddedUp, closedMonthsStay] });
let [finance, fan, creator] = [] as unknown as [Person, Person, Person];
const DAYS = { from: '2027-03-01', to: '2027-03-31' };
const PESOS: Entry['postings'] = [
  { from: accounts.platformPromotions, to: accounts.providerClearing('paypal'), amount: 100 },
];
const ACCOUNT = 'PHP:promotions';

/** What a file asks with, page by page. */
function oneFile() {
  let kept: Promise<unknown> | undefined;
  return <T>(read: () => Promise<T>) => {
    kept ??= read();
    return kept as Promise<T>;
  };
}

async function get(url: string) {
  const answer = await harness.app.inject({
    url: `/api/admin/books/${url}`,
    headers: await signedIn(harness, finance),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer;
}

/** A sale with the id of now, and seen by nobody before it is committed. */
async function sellSlowly() {
  const [written, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const id = harness.deps.ids.next();
  const done = harness.deps.moneyDb.transaction().execute(async (tx) => {
    await harness.deps.ledger.post(tx, entryOfNobody(id, PESOS));
    written.resolve();
    await commit.promise;
  });
  await written.promise;
  return async () => {
    commit.resolve();
    await done;
    return id;
  };
}

const post = (postings: Entry['postings']) =>
  harness.deps.moneyDb
    .transaction()
    .execute((tx) => harness.deps.ledger.post(tx, entryOfNobody(harness.deps.ids.next(), postings)));
const sell = async () => (await sellSlowly())();

/** By a real sale, whose entry moves several accounts. */
async function tip(credits: number) {
  const url = `/api/creators/${creator.id}/tips`;
  const headers = await signedIn(harness, fan);
  const answer = await harness.app.inject({ method: 'POST', url, headers, payload: { credits } });
  expect(answer.statusCode, answer.body).toBe(201);
}

/** A file that comes as it is read. */
async function open(path: string) {
  const headers = await signedIn(harness, finance);
  const answer = await harness.app.inject({
    url: `/api/admin/books/${path}`,
    headers,
    payloadAsStream: true,
  });
  expect(answer.statusCode).toBe(200);
  return answer;
}

async function firstOf(parts: Readable): Promise<string> {
  await once(parts, 'readable');
  return String(parts.read());
}

/** The entry that each line of a file is of. */
async function entriesIn(parts: Readable, head = ''): Promise<string[]> {
  let text = head;
  for await (const part of parts) text += part;
  return text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split('","')[2] ?? '');
}

const entryAbout = async (subjectId: string) =>
  (
    await harness.deps.db
      .selectFrom('ledger_entries')
      .select('id')
      .where('subject_id', '=', subjectId)
      .executeTakeFirstOrThrow()
  ).id;

type Lines = { posting_id: number; subject_id: string; balance?: number }[];

/** All pages of a list, with something done before the second. */
async function inPages(
  page: (cursor: string | undefined) => Promise<{ rows: Lines; next: string | null }>,
  between: () => Promise<unknown>,
): Promise<Lines> {
  const all: Lines = [];
  for (let cursor: string | undefined, turn = 0; ; turn += 1) {
    if (turn === 1) await between();
    const { rows, next } = await page(cursor);
    all.push(...rows);
    if (next === null) return all;
    cursor = next;
  }
}

const journal = (between: () => Promise<unknown>, perFile: ReturnType<typeof oneFile> | undefined) =>
  inPages(async (cursor) => {
    const answer = await listJournal(harness.deps, { limit: 2, cursor, ...DAYS }, perFile);
    return { rows: answer.lines, next: answer.next_cursor };
  }, between);

const statement = (between: () => Promise<unknown>, perFile: ReturnType<typeof oneFile> | undefined) =>
  inPages(async (cursor) => {
    const answer = await readAccount(harness.deps, { account: ACCOUNT, limit: 2, cursor, ...DAYS }, perFile);
    return { rows: answer.movements, next: answer.next_cursor };
  }, between);

const nothing = async () => {};
const numbersOf = (lines: Lines) => lines.map(({ posting_id: number }) => number);

beforeAll(async () => {
  harness.clock.set('2027-03-10T00:00:00.000Z');
  finance = await harness.factory.admin({ role: 'finance' });
  [creator, fan] = [await harness.factory.creator(), await harness.factory.fan({ credits: 500 })];
  for (let sale = 0; sale < 3; sale += 1) await sell();
  await tip(20);
});

describe('a file of the books, while sales are made', () => {
  it('of the journal has what was there when it was asked for: nothing twice, nothing missing', async () => {
    const commit = await sellSlowly();
    for (let sale = 0; sale < 3; sale += 1) await sell();
    await tip(30);
    const before = numbersOf(await journal(nothing, undefined));
    let late = '';
    const between = async () => {
      await tip(10);
      late = await commit();
      await sell();
    };
    const read = await journal(between, oneFile());
    expect(numbersOf(read)).toEqual(before);
    expect(new Set(before).size).toBe(before.length);
    // The next file has all of it.
    const next = await journal(nothing, oneFile());
    expect(next.map(({ subject_id }) => subject_id)).toContain(late);
    expect(numbersOf(next)).toEqual(numbersOf(await journal(nothing, undefined)));
  });

  it('of an account adds up to what the account had then, also where its month is closed meanwhile', async () => {
    const commit = await sellSlowly();
    for (let sale = 0; sale < 4; sale += 1) await sell();
    const { closing } = (await get(`statement?account=${ACCOUNT}&from=${DAYS.from}&to=${DAYS.to}`)).json()
      .sums;
    const before = numbersOf(await statement(nothing, undefined));
    harness.clock.set('2027-03-31T18:00:00.000Z');
    const between = async () => {
      await commit();
      await sell();
      await addUpAll(harness);
      for (const who of [finance, await harness.factory.admin()]) {
        const headers = await signedIn(harness, who);
        const url = '/api/admin/books/months/2027-03/close';
        const answer = await harness.app.inject({ method: 'POST', url, headers });
        expect(answer.statusCode, answer.body).toBe(200);
      }
      // Of the month that is closed now: counted on the first day of the next.
      const clock = { now: () => new Date('2027-03-20T00:00:00.000Z') };
      const ledger = createLedger({ ...harness.deps, clock });
      await harness.deps.moneyDb
        .transaction()
        .execute((tx) => ledger.post(tx, entryOfNobody(harness.deps.ids.next(), PESOS)));
    };
    const read = await statement(between, oneFile());
    expect(numbersOf(read)).toEqual(before);
    expect(read.at(-1)?.balance).toBe(closing);
  });

  it('is of one moment as it is sent, whatever is committed between two of its pages', async () => {
    harness.clock.set('2027-04-02T00:00:00.000Z');
    for (const path of ['journal.csv?from=2027-04-02', `statement.csv?account=${ACCOUNT}&from=2027-04-02`]) {
      const [commitFirst, commitAsked] = [await sellSlowly(), await sellSlowly()];
      const long = Array.from({ length: 20 }, () => PESOS).flat();
      for (let sale = 0; sale < 45; sale += 1) await post(long);
      const asked = await commitAsked();
      const before = await entriesIn((await open(path)).stream());
      const file = await open(path);
      const parts = file.stream();
      const head = await firstOf(parts);
      const first = await commitFirst();
      const last = await sell();
      const entries = await entriesIn(parts, head);
      expect([path, entries.length]).toEqual([path, before.length]);
      expect(entries).toEqual(before);
      const now = await entriesIn((await open(path)).stream());
      for (const [subject, isThere] of [
        [asked, true],
        [first, false],
        [last, false],
      ] as const) {
        const id = await entryAbout(subject);
        expect([path, entries.includes(id), now.includes(id)]).toEqual([path, isThere, true]);
      }
    }
  });
});
