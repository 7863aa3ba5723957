import { expect, it } from 'vitest';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { payoutsGoTheirWay } from './laws/payouts-go-their-way.law.ts';
import { usePayouts } from './payouts.fixture.ts';
import { requestPayout } from './request-payout.ts';

const { harness, earner } = usePayouts();

it('breaks no law by being the first that is ever asked for, on a clock that goes on meanwhile', async () => {
  const { deps } = harness;
  const creator = await earner(1000);
  let reads = 0;
  const clock = { now: () => new Date(deps.clock.now().getTime() + 20 * reads++) };
  await requestPayout({ ...deps, clock }, creator.id, 'earnings', { correlationId: deps.ids.next() });
  const { requested_at: asked } = await deps.db
    .selectFrom('payouts')
    .select('requested_at')
    .executeTakeFirstOrThrow();
  const { at: recorded } = await deps.db.selectFrom('payout_events').select('at').executeTakeFirstOrThrow();
  expect(asked.getTime()).toBeLessThan(recorded.getTime());
  expect(await checkInvariants(deps.db, [payoutsGoTheirWay])).toEqual([]);
});
