import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { currenciesSumToZero } from '../ledger/laws/currencies-sum-to-zero.law.ts';
import { entriesKeepTheirSeals } from '../ledger/laws/entries-keep-their-seals.law.ts';
import { addUpAll, entryOfNobody, newestAct, signedIn } from './books.fixture.ts';
import { closedMonthsStay } from './laws/closed-months-stay.law.ts';
import { daysAreAddedUp } from './laws/days-are-added-up.law.ts';

/** Months that are closed (P742). Fake: clock, providers. Real: everything else, and who is killed. */
const LAWS = [daysAreAddedUp, closedMonthsStay, currenciesSumToZero, entriesKeepTheirSeals];
/** The sales that are made here have no cause, which other laws ask for. */
const harness = useHarness({ laws: LAWS });
let [owner, finance] = [] as unknown as [Person, Person];

const call = async (method: 'GET' | 'POST', url: string, who: Person) =>
  harness.app.inject({ method, url: `/api/admin/books${url}`, headers: await signedIn(harness, who) });
const close = (month: string, who: Person) => call('POST', `/months/${month}/close`, who);
const balanceOf = async (month: string) =>
  (await call('GET', `/trial-balance?from=${month}-01&to=${month}-28`, owner)).json().accounts;
const months = async () => (await call('GET', '/months', owner)).json().months;
const monthOf = async (month: string) =>
  (await months()).find((one: { month: string }) => one.month === month);

const nameOf = async ({ id }: Person) =>
  (
    await harness.deps.db
      .selectFrom('users')
      .select('full_name')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).full_name;

const sell = (id: string) =>
  harness.deps.moneyDb.transaction().execute((tx) => harness.deps.ledger.post(tx, entryOfNobody(id)));

beforeAll(async () => {
  [owner, finance] = [await harness.factory.admin(), await harness.factory.admin({ role: 'finance' })];
  harness.clock.set('2027-03-10T00:00:00.000Z');
  await harness.factory.fan({ credits: 300 });
  await sell(harness.deps.ids.next());
  harness.clock.set('2027-03-31T16:30:00.000Z');
  await addUpAll(harness);
});

describe('a month', () => {
  it('is closed an hour after its end, by two, in order, and for good', async () => {
    expect((await close('2027-03', finance)).json()).toMatchObject({
      code: 'month_not_closable',
      detail: /one hour after/,
    });
    harness.clock.set('2027-03-31T17:00:00.000Z');
    expect((await close('2027-04', finance)).json().code).toBe('month_not_closable');
    expect(await monthOf('2027-03')).toMatchObject({
      is_over: true,
      is_next: true,
      first: null,
      closed: null,
    });
    expect((await close('2027-03', finance)).json()).toMatchObject({ is_closed: false });
    expect(await monthOf('2027-03')).toMatchObject({ first: { by_id: finance.id }, closed: null });
    const first = await newestAct(harness);
    expect((await close('2027-03', finance)).json()).toMatchObject({ is_closed: false });
    expect(await newestAct(harness)).toEqual(first);
    const before = await balanceOf('2027-03');
    expect((await close('2027-03', owner)).json()).toMatchObject({ is_closed: true });
    expect(await monthOf('2027-03')).toMatchObject({
      is_next: false,
      first: null,
      closed: { at: '2027-03-31T17:00:00.000Z' },
    });
    // Whose answer was lost hears that it is closed; so does anybody else, and by whom.
    const { id } = (await newestAct(harness)) ?? expect.fail('not on record');
    const stays = 'Its trial balance stays as it is';
    for (const [who, message] of [
      [owner, `${stays} from now on.`],
      [finance, `${await nameOf(owner)} had closed it already. ${stays}.`],
    ] as const)
      expect((await close('2027-03', who)).json()).toEqual({ is_closed: true, message });
    expect(await newestAct(harness)).toMatchObject({ id, action: 'month.close' });
    expect(await monthOf('2027-03')).toMatchObject({ closed: { at: '2027-03-31T17:00:00.000Z' } });
    expect(await balanceOf('2027-03')).toEqual(before);
    const kept = await harness.deps.db
      .selectFrom('book_month_accounts')
      .selectAll()
      .where('account', '=', 'wallet')
      .execute();
    expect(kept).toEqual([
      {
        month: '2027-03-01',
        currency: 'CREDIT',
        account: 'wallet',
        opening: 0,
        debit: 0,
        credit: 300,
        closing: 300,
      },
    ]);
    await expect(
      harness.deps.db.updateTable('book_months').set({ until_posting: 0 }).execute(),
    ).rejects.toThrow(/never changed/);
    expect((await close('2027-03', await harness.factory.admin({ role: 'support' }))).statusCode).toBe(403);
  });

  it('waits for no sale at its turn, and no sale for it: what comes late is of the next, with the month that it missed', async () => {
    harness.clock.set('2027-04-30T15:59:59.999Z');
    const id = harness.deps.ids.next();
    const posted = Promise.withResolvers<void>();
    const commit = Promise.withResolvers<void>();
    const open = harness.deps.moneyDb.transaction().execute(async (tx) => {
      await harness.deps.ledger.post(tx, entryOfNobody(id));
      posted.resolve();
      await commit.promise;
    });
    await posted.promise;
    harness.clock.set('2027-04-30T18:00:00.000Z');
    const during = sell(harness.deps.ids.next());
    const [, answer] = await Promise.all([during, close('2027-04', finance), close('2027-04', owner)]);
    expect(answer.statusCode).toBe(200);
    expect(await monthOf('2027-04')).toMatchObject({ closed: { by: expect.any(String) } });
    const april = await balanceOf('2027-04');
    const late = async (month: string) =>
      (await balanceOf(month)).find((row: { account: string }) => row.account === 'promotions');
    expect(await late('2027-04')).toMatchObject({ opening: -1, debit: 0 });
    commit.resolve();
    await open;
    expect(await late('2027-05')).toMatchObject({ opening: -1, debit: 2 });
    await addUpAll(harness);
    expect(await late('2027-05')).toMatchObject({ opening: -1, debit: 2 });
    expect(await balanceOf('2027-04')).toEqual(april);
    expect(await monthOf('2027-04')).toMatchObject({ late: 1 });
    expect(await checkInvariants(harness.deps.db, LAWS)).toEqual([]);
  });

  it('is closed once by two at once, and is waited for where its books are not sealed yet', async () => {
    harness.clock.set('2027-05-20T00:00:00.000Z');
    await harness.factory.fan({ credits: 5 });
    harness.clock.set('2027-06-01T00:00:00.000Z');
    expect((await close('2027-05', finance)).json().detail).toMatch(/still being sealed/);
    await addUpAll(harness);
    const answers = await Promise.all([
      close('2027-05', finance),
      close('2027-05', owner),
      close('2027-05', finance),
    ]);
    expect(answers.filter((answer) => answer.json().is_closed).length).toBeGreaterThan(0);
    const acts = harness.deps.db.selectFrom('admin_actions').selectAll().where('action', '=', 'month.close');
    const closings = (await acts.execute()).filter(({ after }) => JSON.stringify(after).includes('2027-05'));
    expect(closings).toHaveLength(1);
    expect(await monthOf('2027-05')).toMatchObject({ closed: { by: expect.any(String) } });
    expect(await checkInvariants(harness.deps.db, LAWS)).toEqual([]);
  });

  it('is open as before when who closes it is killed in the middle', async () => {
    harness.clock.set('2027-07-01T00:00:00.000Z');
    await addUpAll(harness);
    const file = fileURLToPath(new URL('./close-killed.fixture.ts', import.meta.url));
    const child = spawn(process.execPath, [file, harness.connectionString, '2027-06-01', owner.id]);
    await once(child.stdout, 'data');
    const waiting = close('2027-06', finance);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect((await waiting).json()).toMatchObject({ is_closed: false });
    expect((await close('2027-06', owner)).json()).toMatchObject({ is_closed: true });
    expect(await checkInvariants(harness.deps.db, LAWS)).toEqual([]);
  });

  it('is closed by one where nobody else may', async () => {
    harness.clock.set('2027-08-01T00:00:00.000Z');
    await addUpAll(harness);
    // Who was first is left alone with it.
    expect((await close('2027-07', owner)).json()).toMatchObject({ is_closed: false });
    await harness.factory.onlyAdmin(owner.id);
    expect((await close('2027-07', owner)).json()).toMatchObject({ is_closed: true });
    const act = await newestAct(harness);
    expect(act).toMatchObject({
      action: 'month.close',
      after: { month: '2027-07', closed: 'by one, as nobody else may' },
    });
  });
});
