import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { expectProblem } from '../../../test/problems.ts';
import { usePayouts } from '../payouts/payouts.fixture.ts';

/** The journal (P743), and the stories of its entries (P744). Fake: clock, providers. */
const { harness, call, earner } = usePayouts();
let finance: Person;
let creator: Person;

const journal = async (query = '') => (await call('GET', `/admin/books/journal${query}`, finance)).json();
type Line = { entry_id: string; posting_id: number; reason: string };
const entryOf = async (reason: string) =>
  (await journal('?limit=200')).lines.find((line: Line) => line.reason === reason).entry_id;
const story = async (reason: string) =>
  (await call('GET', `/admin/books/entries/${await entryOf(reason)}`, finance)).json();

beforeAll(async () => {
  finance = await harness.factory.admin({ role: 'finance' });
  creator = await earner(1000);
});

describe('the journal', () => {
  it('has every posting once, an entry’s together, page by page and as a file', async () => {
    const { lines } = await journal('?limit=200');
    expect(lines[0]).toMatchObject({
      currency: expect.any(String),
      amount: expect.any(Number),
      missed_month: null,
    });
    const paged: Line[] = [];
    for (let cursor = ''; ; ) {
      const page = await journal(`?limit=2${cursor && `&cursor=${cursor}`}`);
      paged.push(...page.lines);
      if (page.next_cursor === null) break;
      cursor = page.next_cursor;
    }
    expect(paged).toEqual(lines);
    const { n } = await harness.deps.db
      .selectFrom('ledger_postings')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    expect(new Set(paged.map(({ posting_id: id }) => id)).size).toBe(Number(n));
    const file = await call('GET', '/admin/books/journal.csv', finance);
    expect(file.body.trimEnd().split('\r\n')).toHaveLength(lines.length + 1);
    expect(expectProblem(await call('GET', '/admin/books/journal?cursor=x', finance)).code).toBe(
      'validation_failed',
    );
  });
});

describe('the story of an entry', () => {
  it('leads from the click to the provider', async () => {
    const told = await story('purchase');
    expect(told.steps.map(({ what }: { what: string }) => what)).toEqual(['purchase_begun', 'captured']);
    expect(told.entries.map(({ reason }: Line) => reason)).toEqual(['purchase']);
    expect(told.entries[0].postings).toContainEqual(
      expect.objectContaining({ debit_account: 'CREDIT:issuer', currency: 'CREDIT', amount: 1000 }),
    );
  });

  it('leads from asking for a payout to the bank', async () => {
    const { id } = (await call('POST', '/payouts', creator, { bucket: 'earnings' })).json().payout;
    const owner = await harness.factory.admin();
    for (const body of [{ decision: 'approve' }, { decision: 'paid', reference: 'R-77' }])
      expect((await call('POST', `/admin/payouts/${id}/decision`, owner, body)).statusCode).toBe(200);
    const told = await story('payout_settle');
    expect(told.entries.map(({ reason }: Line) => reason)).toEqual([
      'payout_hold',
      'payout_send',
      'payout_settle',
    ]);
    expect(told.steps.map(({ what }: { what: string }) => what)).toEqual([
      'payout_asked',
      'payout_approved',
      'payout_finished',
    ]);
    expect(told.steps[2]).toMatchObject({ reference: 'R-77', amount: 700 });
  });

  it('is nobody else’s, and of nothing where there is no entry', async () => {
    const path = `/admin/books/entries/${harness.deps.ids.next()}`;
    expect(expectProblem(await call('GET', path, finance)).code).toBe('entry_not_found');
    expect(
      expectProblem(await call('GET', path, await harness.factory.admin({ role: 'moderator' }))).code,
    ).toBe('other_part');
  });
});
