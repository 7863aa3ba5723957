import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { jpeg, sendForm } from '../../../../test/forms.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { grantSubscription } from '../../subscriptions/index.ts';
import { useServedMedia } from './serve-media.fixture.ts';

/** What is not for everybody opens with one session, whatever holds the bytes. */
describe.each(['disk', 's3'] as const)('on %s, a file', (kind) => {
  const { harness, creator, fan, get } = useServedMedia(kind);

  describe.each([
    ['for subscribers', { is_subscriber_only: 'true' }],
    ['that was bought', { is_ppv: 'true', credit_price: '5' }],
    ['of a mature post', { is_nsfw: 'true' }],
  ])('%s', (_what, fields) => {
    let post: { id: string; media: { file_key: string } };
    let buyer: Person;

    beforeAll(async () => {
      const files = [{ content: await jpeg(300, 200) }];
      const form = { fields: { title: 'A title', content: 'Words', ...fields }, files };
      post = (await sendForm(harness, creator.headers, form)).json();
      buyer = await harness.factory.fan({ credits: 10, isSafeMode: false });
      const endsAt = new Date(harness.clock.now().getTime() + 86_400_000);
      await grantSubscription(harness.deps, { fanId: buyer.id, creatorId: creator.id, endsAt });
      await harness.app.inject({
        method: 'POST',
        url: '/api/credits/unlock',
        headers: buyer.headers,
        payload: { content_id: post.id },
      });
    });

    async function addresses(person: Person): Promise<string[]> {
      const feed = `/api/creators/${creator.id}/posts?include_nsfw=true`;
      const { posts } = (await get(feed, person.headers)).json();
      const item = posts.find((each: { id: string }) => each.id === post.id);
      const fresh = await harness.app.inject({
        method: 'POST',
        url: '/api/media/access',
        headers: person.headers,
        payload: { file_key: post.media.file_key },
      });
      return [item.media_url, item.thumbnail_url, fresh.json().secure_url];
    }

    it('opens with the session that asked for it, by token or cookie', async () => {
      for (const url of await addresses(buyer)) {
        expect((await get(url, buyer.headers)).statusCode).toBe(200);
        expect((await get(url, { cookie: `likha_session=${buyer.cookie}` })).statusCode).toBe(200);
      }
    });

    it('opens for nobody else, and not without the mark of its being bound', async () => {
      const second = (await harness.deps.sessions.start(harness.deps.db, buyer.id)).bearer;
      const sessions = [{}, fan.headers, creator.headers, { authorization: `Bearer ${second}` }];
      for (const url of await addresses(buyer)) {
        for (const headers of sessions)
          expect(expectRefusal(await get(url, headers)).code).toBe('address_invalid');
        for (const change of ['', '&bound=', '&bound=x', '&bound=session&bound=session'])
          expect((await get(url.replace('&bound=session', change), buyer.headers)).statusCode).toBe(403);
      }
    });

    it('ends with the session', async () => {
      const urls = await addresses(buyer);
      await harness.app.inject({ method: 'POST', url: '/api/auth/logout', headers: buyer.headers });
      for (const url of urls) {
        expect(expectRefusal(await get(url)).code).toBe('address_invalid');
        const cookie = `likha_session=${buyer.cookie}`;
        expect(expectRefusal(await get(url, { cookie })).code).toBe('address_invalid');
      }
    });
  });
});
