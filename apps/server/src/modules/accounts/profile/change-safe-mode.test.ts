import { expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';

const harness = useHarness();

it('leaves safe mode for who says once that they are of age, and shows mature posts from then on', async () => {
  const [fan, creator] = [await harness.factory.fan(), await harness.factory.creator()];
  await harness.factory.post(creator.id, { isNsfw: true });
  const put = async (payload: object) => {
    const asked = { method: 'PUT', url: '/api/auth/me/safe-mode', headers: fan.headers, payload } as const;
    const { statusCode, ...answer } = await harness.app.inject(asked);
    return statusCode === 200 ? 200 : answer.json().code;
  };
  const seen = async () =>
    (
      await harness.app.inject({ url: '/api/content/feed?only_subscribed=false', headers: fan.headers })
    ).json().posts.length;
  expect(await put({ safe_mode: false })).toBe('age_unconfirmed');
  expect(await seen()).toBe(0);
  expect(await put({ safe_mode: false, is_adult: true })).toBe(200);
  expect(await seen()).toBe(1);
  expect(await put({ safe_mode: true })).toBe(200);
  expect(await seen()).toBe(0);
  // Asked once, it is not asked again.
  expect(await put({ safe_mode: false })).toBe(200);
});
