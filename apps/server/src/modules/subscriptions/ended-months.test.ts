import { expect, it } from 'vitest';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { useSubscribing } from './subscribe.fixture.ts';
import { removeEnded } from './subscriptions.queries.ts';

const { harness, ask, subscribersOf, scene, renewAt } = useSubscribing();

it('what ended in a quiet hour, when nothing was booked since, is not taken for what was removed', async () => {
  const [cancelled, poor] = [await scene(), await scene({ credits: 200 })];
  for (const { creator, fan } of [cancelled, poor]) await ask('POST', fan, creator.id);
  await ask('DELETE', cancelled.fan, cancelled.creator.id);
  harness.clock.set('2026-02-28T04:00:00.000Z');
  await removeEnded(harness.deps.moneyDb, harness.clock.now(), 10);
  expect([await subscribersOf(cancelled.creator), await subscribersOf(poor.creator)]).toEqual([0, 1]);
  expect(await checkInvariants(harness.deps.db)).toEqual([]);
  await renewAt('2026-02-28T04:00:00.000Z', '2026-03-03T04:00:00.000Z');
  expect(await subscribersOf(poor.creator)).toBe(0);
  expect(await checkInvariants(harness.deps.db)).toEqual([]);
});
