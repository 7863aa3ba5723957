import { expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { HOUR_MS } from '../../platform/durations.ts';

/** Fake: the clock, which goes back for what is booked late. */
const harness = useHarness();

it('lists what was earned last by when it was earned, also what was booked later', async () => {
  const creator = await harness.factory.creator();
  const fan = await harness.factory.fan({ credits: 1000 });
  const tip = async (credits: number, after: number) => {
    harness.clock.advance(after);
    const url = `/api/creators/${creator.id}/tips`;
    const answer = await harness.app.inject({
      method: 'POST',
      url,
      headers: fan.headers,
      payload: { credits },
    });
    expect(answer.statusCode, answer.body).toBe(201);
  };
  await tip(10, 2 * HOUR_MS);
  for (let turn = 0; turn < 10; turn += 1) await tip(20, 60_000);
  await tip(30, -HOUR_MS);
  await tip(40, 2 * HOUR_MS);
  const { recent } = (await harness.app.inject({ url: '/api/earnings', headers: creator.headers })).json();
  const moments = recent.map(({ created_at: at }: { created_at: string }) => at);
  expect(moments).toEqual([...moments].sort().reverse());
  // The ten newest: neither the one of before them all, nor the one that was booked after them for a moment before.
  expect(recent.map(({ amount }: { amount: number }) => amount)).toEqual([28, ...Array(9).fill(14)]);
});
