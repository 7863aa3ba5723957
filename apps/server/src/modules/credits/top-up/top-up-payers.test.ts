import { afterEach, expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { forgetPayers } from './forget-payers.ts';
import { runTopUps } from './run-top-ups.ts';
import { boughtFor, confirmTopUp, readTopUp, setTopUp, toppedUp } from './top-up.fixture.ts';

/** One PayPal account that is to pay for many accounts without being there (P957). Fake: the company, and the clock. */
const harness = useHarness();
afterEach(() => {
  harness.paypal.savedPayers.payerId = null;
});

it('is charged for three accounts; a fourth cannot turn it on, and its company is told to forget it', async () => {
  const { savedPayers } = harness.paypal;
  savedPayers.payerId = 'ONEPAYER';
  for (let turn = 0; turn < 3; turn += 1) {
    const fan = await toppedUp(harness);
    await runTopUps(harness.deps);
    expect(await boughtFor(harness, fan)).toEqual(['completed']);
  }
  const fourth = await harness.factory.fan();
  await setTopUp(harness, fourth);
  savedPayers.agreeAll();
  const refused = expectRefusal(await confirmTopUp(harness, fourth));
  expect([refused.code, refused.detail]).toEqual([
    'top_up_not_agreed',
    expect.stringMatching(/^This PayPal account has already paid/),
  ]);
  expect(await readTopUp(harness, fourth)).toBeNull();
  const before = savedPayers.forgotten.length;
  await forgetPayers(harness.deps);
  expect(savedPayers.forgotten.length).toBe(before + 1);
  savedPayers.payerId = 'ANOTHER';
  await toppedUp(harness);
});

it('is charged for three of four that were turned on before any of them ran low', async () => {
  const { savedPayers } = harness.paypal;
  savedPayers.payerId = 'SHAREDBYFOUR';
  const fans = [];
  for (let turn = 0; turn < 4; turn += 1) fans.push(await toppedUp(harness));
  await Promise.all([runTopUps(harness.deps), runTopUps(harness.deps)]);
  await runTopUps(harness.deps);
  const ends = (await Promise.all(fans.map((fan) => boughtFor(harness, fan)))).flat();
  expect(ends.sort()).toEqual(['completed', 'completed', 'completed', 'declined']);
  const states = await Promise.all(fans.map((fan) => readTopUp(harness, fan)));
  expect(states.filter(({ status }) => status === 'paused')).toHaveLength(1);
});
