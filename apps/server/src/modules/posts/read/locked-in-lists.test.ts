import { describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { addressOf, jpeg, sendForm } from '../../../../test/forms.ts';
import { useLists } from './listed-posts.fixture.ts';

const { harness, list, subscribe } = useLists();

describe('a locked post', () => {
  const beginning = 'Everybody may read this much of it. '.repeat(3);
  const secret = 'HIDDEN-TREASURE';
  const content = `${beginning}${secret} and ${'more '.repeat(40)}`;

  async function published(creator: Person, fields: Record<string, string>) {
    const answer = await sendForm(harness, creator.headers, {
      fields: { title: 'A title', content, ...fields },
      files: [{ content: await jpeg() }],
    });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json();
  }

  it('never carries its text, its picture or an address of it', async () => {
    await addressOf(harness);
    const creator = await harness.factory.creator();
    const [ppv, subscribers] = [
      await published(creator, { is_ppv: 'true', credit_price: '10' }),
      await published(creator, { is_subscriber_only: 'true' }),
    ];
    const fan = await harness.factory.fan({ credits: 10 });
    const answers = [
      await harness.app.inject({ url: `/api/creators/${creator.id}/posts` }),
      await harness.app.inject({ url: `/api/creators/${creator.id}/posts`, headers: fan.headers }),
      await harness.app.inject({ url: '/api/content/feed?limit=50', headers: fan.headers }),
      await harness.app.inject({
        url: '/api/content/feed',
        headers: (await harness.factory.creator()).headers,
      }),
    ];
    for (const answer of answers) {
      expect(answer.body).not.toContain(secret);
      const posts = answer
        .json()
        .posts.filter(({ id }: { id: string }) => [ppv.id, subscribers.id].includes(id));
      expect(posts).toHaveLength(2);
      for (const post of posts) {
        expect(post).toMatchObject({ is_locked: true, media_url: null });
        expect(post.content).toBe(`${content.slice(0, 100)}…`);
        expect(post.thumbnail_url).toBe(`/media/public/blur/${post.media.file_key}.webp`);
        expect(JSON.stringify(post)).not.toMatch(/signature|\/view|\/thumb|full\.webp/);
      }
    }
    expect([ppv.content.trim(), ppv.is_locked]).toEqual([content.trim(), false]);
  });

  it('opens for who bought it, and its picture with it', async () => {
    const creator = await harness.factory.creator();
    const post = await published(creator, { is_ppv: 'true', credit_price: '10' });
    const [fan, other] = [await harness.factory.fan({ credits: 10 }), await harness.factory.fan()];
    const ask = (person: Person) =>
      harness.app.inject({
        method: 'POST',
        url: '/api/media/access',
        headers: person.headers,
        payload: { file_key: post.media.file_key },
      });
    expect((await ask(fan)).json()).toMatchObject({
      code: 'purchase_required',
      detail: 'Unlock this post to view it: purchase it for 10 credits.',
    });
    await harness.app.inject({
      method: 'POST',
      url: '/api/credits/unlock',
      headers: fan.headers,
      payload: { content_id: post.id },
    });
    const [opened] = (await list(`/creators/${creator.id}/posts`, fan)).posts;
    expect(opened).toMatchObject({ is_locked: false, is_unlocked: true, lock_reason: null });
    expect(JSON.stringify(opened)).toContain(secret);
    expect((await ask(fan)).json()).toMatchObject({ expires_in: 120 });
    expect((await ask(other)).statusCode).toBe(403);
  });

  it('opens for a subscriber, and closes when the subscription ends', async () => {
    const creator = await harness.factory.creator();
    const post = await published(creator, { is_subscriber_only: 'true' });
    const fan = await harness.factory.fan();
    const ask = () =>
      harness.app.inject({
        method: 'POST',
        url: '/api/media/access',
        headers: fan.headers,
        payload: { file_key: post.media.file_key, access_duration: 60 },
      });
    expect((await ask()).json().code).toBe('subscription_required');
    await subscribe(fan, creator, 2);
    expect((await ask()).json()).toMatchObject({ expires_in: 60 });
    harness.clock.advance(2 * 86_400_000);
    expect((await ask()).json().code).toBe('subscription_required');
  });

  it('in review looks to others like one that does not exist', async () => {
    const creator = await harness.factory.creator();
    harness.deps.reviewFirstUploads = 1;
    const post = await published(creator, {});
    harness.deps.reviewFirstUploads = 0;
    expect(post.status).toBe('in_review');
    const ask = async (person: Person, file_key: string) => {
      const answer = await harness.app.inject({
        method: 'POST',
        url: '/api/media/access',
        headers: person.headers,
        payload: { file_key },
      });
      return { ...answer.json(), request_id: '' };
    };
    const fan = await harness.factory.fan();
    expect(await ask(fan, post.media.file_key)).toEqual(await ask(fan, harness.deps.ids.next()));
    expect(await ask(fan, post.media.file_key)).toEqual(await ask(fan, '../../etc/passwd'));
    expect(await ask(creator, post.media.file_key)).toHaveProperty('secure_url');
    expect(await ask(await harness.factory.admin(), post.media.file_key)).toHaveProperty('secure_url');
  });
});
