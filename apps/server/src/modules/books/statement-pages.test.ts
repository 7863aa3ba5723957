import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { accounts } from '../ledger/index.ts';
import { addUpAll, entryOfNobody, signedIn } from './books.fixture.ts';
import { parseCut, writeCut } from './cut-in-cursor.ts';
import { closedMonthsStay } from './laws/closed-months-stay.law.ts';
import { daysAreAddedUp } from './laws/days-are-added-up.law.ts';

/** The pages of a statement on a screen, while the account moves on (P906). Fake: clock, providers. */
/** The sales that are made here have no cause, which other laws ask for. */
const harness = useHarness({ laws: [daysAreAddedUp, closedMonthsStay] });
let [finance, creator] = [] as unknown as [Person, Person];

interface Page {
  sums: { opening: number; debit: number; credit: number; closing: number } | null;
  movements: { credit: number; balance: number; posting_id: number }[];
  next_cursor: string | null;
}

async function ask(account: string, more: Record<string, string> = {}) {
  const query = new URLSearchParams({ account, limit: '2', ...more });
  return harness.app.inject({
    url: `/api/admin/books/statement?${query}`,
    headers: await signedIn(harness, finance),
  });
}

/** Pesos for the creator, which nobody sees before they are committed. */
async function earnSlowly() {
  const [written, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const posting = { from: accounts.platformPromotions, to: accounts.creatorPayable(creator.id), amount: 100 };
  const done = harness.deps.moneyDb.transaction().execute(async (tx) => {
    await harness.deps.ledger.post(tx, entryOfNobody(harness.deps.ids.next(), [posting]));
    written.resolve();
    await commit.promise;
  });
  await written.promise;
  return async () => {
    commit.resolve();
    await done;
  };
}
const earn = async () => (await earnSlowly())();

/** The rest of a statement, with what happens before each page. */
async function restOf(account: string, first: Page, meanwhile: () => Promise<void>): Promise<Page> {
  const whole = { ...first, movements: [...first.movements] };
  while (whole.next_cursor !== null) {
    await meanwhile();
    const answer = await ask(account, { cursor: whole.next_cursor });
    expect(answer.statusCode, answer.body).toBe(200);
    const page: Page = answer.json();
    whole.movements.push(...page.movements);
    whole.next_cursor = page.next_cursor;
  }
  return whole;
}

beforeAll(async () => {
  finance = await harness.factory.admin({ role: 'finance' });
  creator = await harness.factory.creator();
  harness.clock.set('2027-03-10T00:00:00.000Z');
  for (let count = 0; count < 3; count += 1) await earn();
});

describe('a statement that is paged', () => {
  it.each(['of a person', 'of all accounts of a type'])(
    'is of the moment of its first page, %s: without what was under way, added up or begun meanwhile',
    async (whose) => {
      const account = whose === 'of a person' ? `PHP:creator_payable:${creator.id}` : 'PHP:promotions';
      await addUpAll(harness);
      const commits = [await earnSlowly()];
      for (let count = 0; count < 3; count += 1) await earn();
      commits.push(await earnSlowly());
      const first: Page = (await ask(account)).json();
      const whole = await restOf(account, first, async () => {
        await commits.pop()?.();
        await earn();
        if (commits.length === 0) await addUpAll(harness);
      });
      const { sums } = first;
      const moved = whole.movements.length;
      expect([moved, whole.movements.at(-1)?.balance]).toEqual([
        Math.round((sums?.credit ?? 0) + (sums?.debit ?? 0)),
        sums?.closing,
      ]);
      const again: Page = (await ask(account)).json();
      const now = await restOf(account, again, async () => {});
      expect(now.movements.length).toBeGreaterThan(moved + 2);
      expect(now.movements.at(-1)?.balance).toBe(again.sums?.closing);
    },
  );

  it('keeps what was there in its cursor, and takes no other', async () => {
    const cut = { until: 1_000_000, beyond: '{[1000001,1000050),[1000052,1000053)}' };
    const written = writeCut(cut) ?? expect.fail('not written');
    expect([written.length, parseCut(written)]).toEqual([13, cut]);
    expect(parseCut(writeCut({ until: 7, beyond: '{}' }) ?? '')).toEqual({ until: 7, beyond: '{}' });
    const many = Array.from({ length: 501 }, (_, at) => `[${10 + 2 * at},${11 + 2 * at})`);
    expect(writeCut({ until: 1, beyond: `{${many.join()}}` })).toBeNull();
    expect(writeCut({ until: 1, beyond: `{${many.slice(1).join()}}` })?.length).toBeLessThan(3_000);
    const { next_cursor: cursor } = (await ask('PHP:promotions')).json() as Page;
    for (const wrong of ['x!', '1.2', '1.2.3.', 'zzzzzzzzzzz', `${'zzzzzzzzzz.zzzzzzzzzz.'.repeat(9)}1`])
      expect(
        (await ask('PHP:promotions', { cursor: `${cursor?.replace(/_[^_]*$/, '')}_${wrong}` })).json(),
      ).toMatchObject({
        code: 'validation_failed',
        errors: { cursor: 'Not a cursor' },
      });
    expect((await ask('PHP:promotions', { cursor: cursor?.replace(/_[^_]*$/, '') ?? '' })).statusCode).toBe(
      200,
    );
  });
});
