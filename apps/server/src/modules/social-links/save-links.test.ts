import { PLATFORMS } from '@likha/contract/platforms';
import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { expectRefusal } from '../../../test/problems.ts';

const harness = useHarness();

function save({ headers }: Person, links: Record<string, unknown>, visibility?: Record<string, boolean>) {
  const payload = { social_media_links: links, ...(visibility && { social_media_visibility: visibility }) };
  return harness.app.inject({ method: 'PUT', url: '/api/users/social-media', headers, payload });
}
const read = async ({ headers }: Person) =>
  (await harness.app.inject({ url: '/api/users/social-media', headers })).json();
const shown = async (id: string) =>
  (await harness.app.inject({ url: `/api/creators/${id}/social-links` })).json().links;

describe('social links', () => {
  it('are empty and visible for each of ten platforms before they are set', async () => {
    const { social_media_links: links, social_media_visibility: visibility } = await read(
      await harness.factory.creator(),
    );
    expect(PLATFORMS).toHaveLength(10);
    expect(links).toEqual(Object.fromEntries(PLATFORMS.map((platform) => [platform, ''])));
    expect(visibility).toEqual(Object.fromEntries(PLATFORMS.map((platform) => [platform, true])));
  });

  it('are kept where they are named, shown where they are visible, and taken away when empty', async () => {
    const creator = await harness.factory.creator();
    const first = { x_twitter: 'https://x.com/ana', instagram: ' https://instagram.com/ana ' };
    const answer = await save(creator, first, { x_twitter: false });
    expect(answer.json()).toMatchObject({
      message: 'Your social links were saved.',
      social_media_links: { instagram: 'https://instagram.com/ana', x_twitter: 'https://x.com/ana' },
    });
    expect(await shown(creator.id)).toEqual([{ platform: 'instagram', url: 'https://instagram.com/ana' }]);
    await save(creator, { instagram: '' }, { x_twitter: true });
    expect(await shown(creator.id)).toEqual([{ platform: 'x_twitter', url: 'https://x.com/ana' }]);
  });

  it('stay as they are where nothing is said of them, and are taken away by null', async () => {
    const creator = await harness.factory.creator();
    await save(creator, { youtube: 'https://youtube.com/@ana', linktree: 'https://ana.example' });
    const hidden = await harness.app.inject({
      method: 'PUT',
      url: '/api/users/social-media',
      headers: creator.headers,
      payload: { social_media_visibility: { youtube: false } },
    });
    expect(hidden.json().social_media_links).toMatchObject({
      youtube: 'https://youtube.com/@ana',
      linktree: 'https://ana.example',
    });
    await save(creator, { youtube: null });
    expect((await read(creator)).social_media_links).toMatchObject({
      youtube: '',
      linktree: 'https://ana.example',
    });
  });

  it.each([
    ['javascript:alert(1)', 'URL must use HTTP or HTTPS'],
    ['data:text/html,x', 'URL must use HTTP or HTTPS'],
    ['not an address', 'Please enter a valid URL'],
    ['https://instagram.com@evil.example/', 'Please enter a valid URL'],
    [7, 'Please enter a valid URL'],
    [`https://x.example/${'a'.repeat(300)}`, 'At most 300 characters'],
  ])('are refused with %j, and none of the others is saved', async (url, words) => {
    const creator = await harness.factory.creator();
    const problem = expectRefusal(await save(creator, { facebook: 'https://facebook.com/a', reddit: url }));
    expect(problem.errors).toEqual({ 'social_media_links.reddit': words });
    expect((await read(creator)).social_media_links.facebook).toBe('');
  });

  it('are of one person, and of who is in the directory', async () => {
    const [creator, other] = [await harness.factory.creator(), await harness.factory.creator()];
    await save(creator, { tiktok: 'https://tiktok.com/@ana' });
    expect((await read(other)).social_media_links.tiktok).toBe('');
    expect(await shown(other.id)).toEqual([]);
    const waiting = await harness.factory.creator({ isVerified: false });
    await save(waiting, { tiktok: 'https://tiktok.com/@bea' });
    expect(await shown(waiting.id)).toEqual([]);
    const fan = await harness.factory.fan();
    expect(expectRefusal(await save(fan, {})).code).toBe('creators_only');
  });

  it('keep what each of many saves at once changed', async () => {
    const creator = await harness.factory.creator();
    const address = (platform: string) => `https://${platform.replace('_', '-')}.example/`;
    const saves = PLATFORMS.map((platform) => save(creator, { [platform]: address(platform) }));
    for (const answer of await Promise.all(saves)) expect(answer.statusCode).toBe(200);
    const { social_media_links: links } = await read(creator);
    expect(links).toEqual(Object.fromEntries(PLATFORMS.map((platform) => [platform, address(platform)])));
  });
});
