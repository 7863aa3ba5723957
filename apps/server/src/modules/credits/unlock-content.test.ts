import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';

const harness = useHarness();

function unlock(headers: Record<string, string>, contentId: string) {
  return harness.app.inject({
    method: 'POST',
    url: '/api/credits/unlock',
    headers,
    payload: { content_id: contentId },
  });
}

describe('unlocking a post', () => {
  it('charges one fan once for one post, however many ask at once', async () => {
    const creator = await harness.factory.creator();
    const fan = await harness.factory.fan({ credits: 200 });
    const post = await harness.factory.post(creator.id, { price: 120 });
    const answers = await Promise.all(Array.from({ length: 64 }, () => unlock(fan.headers, post)));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(64).fill(200));
    const wallet = await harness.app.inject({ url: '/api/credits/wallet', headers: fan.headers });
    expect(wallet.json()).toMatchObject({ balance: 80, total_spent: 120 });
  });

  it('never lets a wallet go below zero when the last credits are spent on two posts at once', async () => {
    const creator = await harness.factory.creator();
    const [one, two] = await Promise.all([
      harness.factory.post(creator.id, { price: 50 }),
      harness.factory.post(creator.id, { price: 50 }),
    ]);
    const fans = [];
    for (let i = 0; i < 64; i += 1) fans.push(await harness.factory.fan({ credits: 50 }));
    const answers = await Promise.all(
      fans.flatMap((fan) => [unlock(fan.headers, one), unlock(fan.headers, two)]),
    );
    const statuses = answers.map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(64);
    expect(statuses.filter((status) => status === 402)).toHaveLength(64);
  });
});
