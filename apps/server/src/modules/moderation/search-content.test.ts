import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { jpeg, sendForm } from '../../../test/forms.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { useModeration } from './moderation.fixture.ts';

const { harness, send, scene, all, upload } = useModeration();

const search = async (admin: Person, kind: string, words = '') =>
  all(admin, `/moderation/search?kind=${kind}&search=${encodeURIComponent(words)}`, 'found');
const keys = (found: { key: string }[]) => found.map(({ key }) => key);
const save = (person: Person, body: object) => send('PUT', '/users/me', person, body);

describe('a search of staff', () => {
  it('finds posts and comments by words, @username, and ids, in whichever state, by pages', async () => {
    const { admin, creator, fan } = await scene();
    const ids = [];
    for (const title of ['Mangga sa hapon', 'Manggá ulit', 'Saging'])
      ids.push(await harness.factory.post(creator.id, { title }));
    const [first = '', second = '', third = ''] = ids;
    const comment = (
      await send('POST', `/content/${first}/comments`, fan, { text: 'Tunay na MANGGA!' })
    ).json();
    expect(keys(await search(admin, 'post', 'mang'))).toEqual([`${second} `, `${first} `]);
    expect(keys(await search(admin, 'post', 'hapon mangga'))).toEqual([`${first} `]);
    expect(keys(await search(admin, 'post', `@${creator.username.toUpperCase()}`))).toEqual(
      [third, second, first].map((id) => `${id} `),
    );
    expect(keys(await search(admin, 'post', second))).toEqual([`${second} `]);
    expect(keys(await search(admin, 'post', creator.id))).toHaveLength(3);
    expect(await search(admin, 'post', "'); drop table posts; --")).toEqual([]);
    expect(await search(admin, 'post', '!!')).toEqual([]);
    expect(await search(admin, 'comment', 'tunay')).toMatchObject([
      { id: comment.id, person: { id: fan.id }, post_id: first, state: 'shown' },
    ]);
    const removal = { content_type: 'post', reason: 'Spam' };
    await send('POST', `/moderation/content/${first}/remove`, admin, removal);
    expect(await search(admin, 'post', first)).toMatchObject([{ state: 'removed', can_take_back: true }]);
  });

  it('finds a post and its files by what its poll and its tags say', async () => {
    const { admin, creator } = await scene();
    const poll = { poll_question: 'Bituin o buwan?', poll_options: 'Tala\nKabilugan' };
    const { id } = await upload(creator, { title: 'Tanong', content: 'Pili', tags: 'kalawakan', ...poll });
    for (const words of ['bituin', 'kabilug', 'kalawak']) {
      expect(keys(await search(admin, 'post', words)), words).toEqual([`${id} `]);
      expect((await search(admin, 'file', words))[0], words).toMatchObject({ post_id: id });
    }
  });

  it('finds places, and pictures of profiles by whose they are, with the picture', async () => {
    const { admin, creator, fan } = await scene();
    await save(creator, { location: 'Lungsod ng Iloilo' });
    expect(await search(admin, 'location', 'iloilo')).toMatchObject([
      { id: creator.id, field: 'location', text: 'Lungsod ng Iloilo' },
    ]);
    for (const field of ['avatar', 'cover'] as const) {
      const form = { files: [{ field: 'picture', content: await jpeg(600, 400) }] };
      const set = await sendForm(harness, fan.headers, form, `/api/users/me/${field}`, 'PUT');
      expect(set.statusCode, set.body).toBe(200);
      const [found, ...others] = await search(admin, field, `@${fan.username}`);
      expect([found, others]).toMatchObject([{ id: fan.id, field, state: 'shown' }, []]);
      expect((await harness.app.inject({ url: found.thumbnail_url })).statusCode).toBe(200);
      const clear = { field, reason: 'Bawal' };
      await send('POST', `/admin/users/${fan.id}/profile/clear`, admin, clear);
      expect(await search(admin, field, fan.id)).toEqual([]);
    }
  });

  it('says that a story is shown until it ends, in the list of what its creator posted, too', async () => {
    const { admin, creator } = await scene();
    const form = { fields: { text: 'Silip sa mesa' } };
    const story = (await sendForm(harness, creator.headers, form, '/api/stories')).json();
    await send('PUT', `/moderation/content/${story.id}`, admin, { status: 'approved' });
    const states = async () => [
      (await search(admin, 'post', story.id))[0].state,
      (await all(admin, `/admin/users/${creator.id}/content?content_type=post`, 'content'))[0].state,
    ];
    expect(await states()).toEqual(['shown', 'shown']);
    harness.clock.advance(DAY_MS);
    expect(await states()).toEqual(['hidden', 'hidden']);
  });

  it('finds files by what their posts say, with a picture that is the viewer’s own', async () => {
    const { admin, creator } = await scene();
    const post = await upload(creator, { title: 'Bahaghari', content: 'Pitong kulay' });
    const found = await search(admin, 'file', 'bahaghari');
    expect(found).toMatchObject([{ kind: 'file', post_id: post.id, state: 'hidden' }]);
    const look = await harness.app.inject({ url: found[0].thumbnail_url, headers: admin.headers });
    expect(look.statusCode).toBe(200);
    expect(await search(admin, 'file', found[0].id)).toEqual([expect.objectContaining({ id: found[0].id })]);
  });

  it('finds names, bios, benefits and links, each with what of a profile it is', async () => {
    const { admin, creator } = await scene();
    await save(creator, {
      full_name: 'Perlas Silanganan',
      bio: 'Gumuguhit ng alapaap',
      benefits: ['Sulat', 'Ulap'],
    });
    const links = { x_twitter: 'https://x.com/perlas', youtube: 'https://youtube.com/@perlas' };
    await send('PUT', '/users/social-media', creator, { social_media_links: links });
    expect(await search(admin, 'full_name', 'silang')).toMatchObject([
      { id: creator.id, field: 'full_name' },
    ]);
    expect(await search(admin, 'bio', 'alapaap')).toMatchObject([{ id: creator.id, field: 'bio' }]);
    expect(await search(admin, 'benefits', 'ulap')).toMatchObject([
      { id: creator.id, field: 'benefits', text: 'Sulat\nUlap' },
    ]);
    const found = await search(admin, 'link', 'perlas');
    expect(found.map(({ field }) => field)).toEqual(['youtube', 'x_twitter']);
    expect((await search(admin, 'link')).length).toBeGreaterThanOrEqual(2);
  });

  it('is for moderators, on record, and refuses foreign cursors', async () => {
    const { admin, fan } = await scene();
    const finance = await harness.factory.admin({ role: 'finance' });
    expect(expectRefusal(await send('GET', '/moderation/search', finance)).code).toBe('other_part');
    expect(expectRefusal(await send('GET', '/moderation/search', fan)).code).toBe('admins_only');
    for (const query of ['cursor=x', 'cursor=1.2.3', 'kind=wallet', 'search=a'])
      expect(expectRefusal(await send('GET', `/moderation/search?${query}`, admin)).code).toBe(
        'validation_failed',
      );
    await search(admin, 'bio', 'sikreto');
    const acts = await harness.deps.db
      .selectFrom('admin_actions')
      .select('after')
      .where('actor_id', '=', admin.id)
      .where('action', '=', 'content.search')
      .execute();
    expect(acts).toContainEqual({ after: { kind: 'bio', search: 'sikreto' } });
  });
});
