import { afterEach, expect, it, vi } from 'vitest';
import { timeout } from '../../../../test/fakes.ts';
import { useHarness } from '../../../../test/harness.ts';
import { beginTopUp } from './begin-top-up.ts';
import { runTopUps } from './run-top-ups.ts';
import { boughtFor, creditsOf, endTopUp, toppedUp } from './top-up.fixture.ts';

/** Fake: the company, and the clock. */
const harness = useHarness();
const saved = () => harness.paypal.savedPayers;

afterEach(() => {
  vi.restoreAllMocks();
  saved().failure = null;
});

it('charges nobody who turns it off while their order is opened', async () => {
  const fan = await toppedUp(harness);
  const open = saved().createOrder.bind(saved());
  vi.spyOn(saved(), 'createOrder').mockImplementation(async (order) => {
    const opened = await open(order);
    expect((await endTopUp(harness, fan)).statusCode).toBe(200);
    return opened;
  });
  await runTopUps(harness.deps);
  expect([await boughtFor(harness, fan), await creditsOf(harness, fan)]).toEqual([['cancelled'], 0]);
  expect(saved().asked).toEqual([]);
});

it.each(['suspended', 'banned', 'leaving'] as const)(
  'charges nobody who is %s since it was begun, and the company did not answer',
  async (status) => {
    const fan = await toppedUp(harness);
    await beginTopUp(harness.deps, fan.id);
    saved().failure = timeout();
    await runTopUps(harness.deps);
    saved().failure = null;
    await harness.deps.db
      .updateTable('users')
      .set({ status, erases_at: status === 'leaving' ? harness.clock.now() : null })
      .where('id', '=', fan.id)
      .execute();
    const before = saved().asked.length;
    await runTopUps(harness.deps);
    expect([await creditsOf(harness, fan), saved().asked.length]).toEqual([0, before]);
  },
);
