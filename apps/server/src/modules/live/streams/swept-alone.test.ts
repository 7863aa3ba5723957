import { expect, it } from 'vitest';
import { breakRows } from '../../../../test/break-rows.ts';
import { MINUTE_MS } from '../../../platform/durations.ts';
import { useLive } from '../live.fixture.ts';
import { sweepStreams } from './sweep-streams.ts';

const { harness, plan, show } = useLive();

it('a stream that cannot be ended keeps no other from being ended (P1046)', async () => {
  const in10 = () => new Date(harness.clock.now().getTime() + 10 * MINUTE_MS).toISOString();
  const creators = [await harness.factory.creator(), await harness.factory.creator()] as const;
  const [broken, other] = [
    await plan(creators[0], { scheduled_at: in10() }),
    await plan(creators[1], { scheduled_at: in10() }),
  ];
  const mend = await breakRows(harness.deps.db, { table: 'live_streams', column: 'id', value: broken.id });
  harness.clock.advance(30 * MINUTE_MS);
  await expect(sweepStreams(harness.deps)).rejects.toThrow('it broke');
  expect(await show(creators[0], broken.id)).toMatchObject({ state: 'scheduled' });
  expect(await show(creators[1], other.id)).toMatchObject({ state: 'ended', ended_why: 'never_came' });
  await mend();
  await sweepStreams(harness.deps);
  expect(await show(creators[0], broken.id)).toMatchObject({ state: 'ended' });
});
