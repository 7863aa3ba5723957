import { beforeEach, describe, expect, it } from 'vitest';
import { timeout } from '../../../../test/fakes.ts';
import { useHarness } from '../../../../test/harness.ts';
import { expectProblem, expectRefusal } from '../../../../test/problems.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { DAY_MS, HOUR_MS } from '../../../platform/durations.ts';
import { eraseCredits } from '../erase-credits.ts';
import { forgetPayers } from './forget-payers.ts';
import { runTopUps } from './run-top-ups.ts';
import {
  boughtFor,
  confirmTopUp,
  creditsOf,
  endTopUp,
  readTopUp,
  setTopUp,
  spendAll,
  toppedUp,
} from './top-up.fixture.ts';

/** Credits that are bought by themselves (P789). Fake: the company, which says what it was asked, and the clock. */
const harness = useHarness();
const run = () => runTopUps(harness.deps);
const laws = async () => (await checkInvariants(harness.deps.db)).map(({ law }) => law);

beforeEach(() => {
  Object.assign(harness.paypal.savedPayers, { isEmpty: false, failure: null, lostAnswer: null });
});

describe('what is asked for', () => {
  it('is turned on once the fan agreed, and not before', async () => {
    const fan = await harness.factory.fan();
    const asked = (await setTopUp(harness, fan)).json();
    expect(asked.top_up).toMatchObject({ status: 'waiting', approval_url: expect.stringContaining('agree') });
    expect(expectRefusal(await confirmTopUp(harness, fan)).code).toBe('top_up_not_agreed');
    await run();
    expect(await boughtFor(harness, fan)).toEqual([]);
    harness.paypal.savedPayers.agreeAll();
    await Promise.all([1, 2, 3].map(() => confirmTopUp(harness, fan)));
    expect(await readTopUp(harness, fan)).toMatchObject({ status: 'on', spent: 0, approval_url: null });
  });

  it.each([
    ['a pack that is none', { package_id: 'none' }, 'validation_failed', 'package_id'],
    ['a price that it has not', { price: 99 }, 'price_changed', undefined],
    ['a limit below one pack', { monthly_limit: 99.99 }, 'validation_failed', 'monthly_limit'],
    ['no credits', { threshold: 0 }, 'validation_failed', 'threshold'],
    ['too many credits', { threshold: 10_001 }, 'validation_failed', 'threshold'],
  ])('is refused for %s', async (_what, changes, code, field) => {
    const fan = await harness.factory.fan();
    const problem = expectRefusal(await setTopUp(harness, fan, changes));
    expect([problem.code, Object.keys(problem.errors ?? {})[0]]).toEqual([code, field]);
    expect(await readTopUp(harness, fan)).toBeNull();
  });

  it('is nothing where the company is away, and nothing is lost of it', async () => {
    const fan = await harness.factory.fan();
    harness.paypal.savedPayers.failure = timeout();
    expect(expectProblem(await setTopUp(harness, fan)).code).toBe('payment_unavailable');
    expect(await readTopUp(harness, fan)).toBeNull();
    harness.paypal.savedPayers.failure = null;
    await setTopUp(harness, fan);
    harness.paypal.savedPayers.failure = timeout();
    expect(expectProblem(await confirmTopUp(harness, fan)).code).toBe('payment_unavailable');
    expect(await readTopUp(harness, fan)).toMatchObject({ status: 'waiting' });
  });

  it('is changed at once where it is on, and goes when nobody agreed in three days', async () => {
    const fan = await toppedUp(harness);
    const { top_up: changed } = (await setTopUp(harness, fan, { threshold: 20, monthly_limit: 500 })).json();
    expect(changed).toMatchObject({ status: 'on', threshold: 20, monthly_limit: 500, approval_url: null });
    const silent = await harness.factory.fan();
    await setTopUp(harness, silent);
    harness.clock.advance(3 * DAY_MS + 1);
    await forgetPayers(harness.deps);
    const left = harness.deps.db.selectFrom('auto_top_ups').select('fan_id');
    expect(await left.where('fan_id', '=', silent.id).execute()).toEqual([]);
  });
});

describe('a pack', () => {
  it('is bought once for who runs low, by however many workers, and again when they do', async () => {
    const fan = await toppedUp(harness);
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await boughtFor(harness, fan)).toEqual(['completed']);
    const bought = await creditsOf(harness, fan);
    expect(bought).toBeGreaterThanOrEqual(100);
    expect(await readTopUp(harness, fan)).toMatchObject({ spent: 100 });
    await spendAll(harness, fan);
    await run();
    expect(await boughtFor(harness, fan)).toEqual(['completed', 'completed']);
    expect(await laws()).toEqual([]);
  });

  it('is not bought at the threshold, nor beyond the month’s limit until the next month', async () => {
    harness.clock.set('2027-03-30T04:00:00.000Z');
    const rich = await toppedUp(harness, {}, 50);
    const fan = await toppedUp(harness, { monthly_limit: 150 });
    await run();
    await spendAll(harness, fan);
    await run();
    expect([await boughtFor(harness, rich), await boughtFor(harness, fan)]).toEqual([[], ['completed']]);
    // Still March in the Philippines, then April.
    harness.clock.set('2027-03-31T15:59:00.000Z');
    await run();
    expect(await boughtFor(harness, fan)).toHaveLength(1);
    harness.clock.set('2027-03-31T17:00:00.000Z');
    await run();
    expect(await boughtFor(harness, fan)).toHaveLength(2);
    expect(await laws()).toEqual([]);
  });

  it('waits while its fan pauses, and is bought afterwards', async () => {
    const fan = await toppedUp(harness);
    const url = '/api/spending/cool-off';
    await harness.app.inject({ method: 'POST', url, headers: fan.headers, payload: { hours: 24 } });
    await run();
    expect(await boughtFor(harness, fan)).toEqual([]);
    harness.clock.advance(DAY_MS + HOUR_MS);
    await run();
    expect(await boughtFor(harness, fan)).toEqual(['completed']);
  });

  it('is bought for nobody who is suspended, turned it off or was erased', async () => {
    const [suspended, off, erased] = [
      await toppedUp(harness),
      await toppedUp(harness),
      await toppedUp(harness),
    ];
    const { db } = harness.deps;
    await db.updateTable('users').set({ status: 'suspended' }).where('id', '=', suspended.id).execute();
    expect((await endTopUp(harness, off)).json().top_up).toBeNull();
    expect((await endTopUp(harness, off)).statusCode).toBe(200);
    await inTransaction(db, (tx) => eraseCredits(tx, erased.id));
    await run();
    for (const fan of [suspended, off, erased]) expect(await boughtFor(harness, fan)).toEqual([]);
    const before = harness.paypal.savedPayers.forgotten.length;
    harness.paypal.savedPayers.failure = timeout();
    await forgetPayers(harness.deps);
    harness.paypal.savedPayers.failure = null;
    await forgetPayers(harness.deps);
    expect(harness.paypal.savedPayers.forgotten).toHaveLength(before);
    harness.clock.advance(HOUR_MS);
    await forgetPayers(harness.deps);
    await forgetPayers(harness.deps);
    expect(harness.paypal.savedPayers.forgotten).toHaveLength(before + 2);
  });
});
