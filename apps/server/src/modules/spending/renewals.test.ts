import { describe, expect, it } from 'vitest';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { mailsTo } from '../subscriptions/renewal-mails.fixture.ts';
import { useSubscribing } from '../subscriptions/subscribe.fixture.ts';

const { harness, headersOf, ask, balanceOf, subscribersOf, scene, renewAt } = useSubscribing();

type Fan = Awaited<ReturnType<typeof scene>>['fan'];

async function change(fan: Fan, method: 'POST' | 'PUT', path: string, payload: object) {
  const url = `/api/spending/${path}`;
  const answer = await harness.app.inject({ method, url, headers: await headersOf(fan), payload });
  expect(answer.statusCode, answer.body).toBe(200);
}

describe('a renewal', () => {
  it('waits for a break that is over while there is access', async () => {
    const { creator, fan } = await scene({ credits: 1000 });
    await ask('POST', fan, creator.id);
    harness.clock.set('2026-02-27T16:00:00.000Z');
    await change(fan, 'POST', 'cool-off', { hours: 24 });
    await renewAt('2026-02-28T04:00:00.000Z');
    expect(await balanceOf(fan)).toBe(800);
    expect(await mailsTo(harness, fan)).toEqual(['failed']);
    await renewAt('2026-03-01T04:00:00.000Z');
    expect([await balanceOf(fan), await subscribersOf(creator)]).toEqual([600, 1]);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('ends with what was paid for where the limit of the month is too small for it', async () => {
    const { creator, fan } = await scene({ credits: 1000 });
    await ask('POST', fan, creator.id);
    await change(fan, 'PUT', 'limits/month', { credits: 199 });
    await renewAt('2026-02-28T04:00:00.000Z', '2026-03-03T04:00:00.000Z');
    expect([await balanceOf(fan), await subscribersOf(creator)]).toEqual([800, 0]);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });
});
