import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { filesUnder, jpeg, sendForm } from '../../../../test/forms.ts';
import { useHarness } from '../../../../test/harness.ts';
import { lockWaiters } from '../../../../test/lock-waiters.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { accounts, readFigures } from '../../ledger/index.ts';
import { removeFiles } from '../../media/upload/remove-media.ts';
import { lockOwnPost, takeAway } from '../read/own-posts.queries.ts';

const harness = useHarness();
const WORDS = { title: 'Another title', content: 'Other words', tags: 'Sea, #sun ,sea' };

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, person?: Person, payload?: object) =>
  harness.app.inject({ method, url: `/api${url}`, headers: person?.headers ?? {}, payload });
const edit = (id: string, person: Person, body: object = WORDS) =>
  call('PUT', `/content/${id}`, person, body);
const remove = (id: string, person: Person) => call('DELETE', `/content/${id}`, person);
const read = async (id: string, person?: Person) => (await call('GET', `/content/${id}`, person)).json();
const unlock = (id: string, fan: Person, credits?: number) =>
  call('POST', '/credits/unlock', fan, { content_id: id, credits });
const balanceOf = async (fan: Person) =>
  (await readFigures(harness.deps.db, accounts.fanWallet(fan.id))).balance;

/** A post with a picture, at this price where there is one. */
async function published(creator: Person, price?: number) {
  const sale: Record<string, string> =
    price === undefined ? {} : { is_ppv: 'true', credit_price: String(price) };
  const fields = { title: 'A title', content: 'Some words that nobody else has read', ...sale };
  return (await sendForm(harness, creator.headers, { fields, files: [{ content: await jpeg() }] })).json();
}

describe('editing a post', () => {
  it('changes its words, its tags and who may see it, not its files, and says so', async () => {
    const creator = await harness.factory.creator();
    const post = await published(creator);
    expect(post.edited_at).toBeNull();
    harness.clock.advance(60_000);
    const answer = await edit(post.id, creator, { ...WORDS, is_subscriber_only: true, is_nsfw: true });
    expect(answer.json()).toMatchObject({
      title: 'Another title',
      content: 'Other words',
      tags: ['sea', 'sun'],
      is_subscriber_only: true,
      is_nsfw: true,
      edited_at: harness.clock.now().toISOString(),
      created_at: post.created_at,
      media: post.media,
    });
    expect(await read(post.id, creator)).toEqual(answer.json());
  });

  it('is by the rules of a new post', async () => {
    const creator = await harness.factory.creator();
    const id = await harness.factory.post(creator.id);
    const refused = async (body: object) => (await edit(id, creator, body)).json().errors;
    expect(await refused({ ...WORDS, title: ' ' })).toEqual({ title: 'Title is required' });
    expect(await refused({ ...WORDS, is_ppv: true })).toEqual({
      credit_price: 'Valid credit price is required for PPV posts',
    });
    const both = await edit(id, creator, {
      ...WORDS,
      is_ppv: true,
      is_subscriber_only: true,
      credit_price: 7,
    });
    expect(both.json()).toMatchObject({ is_ppv: true, is_subscriber_only: false, credit_price: 7, price: 7 });
    const free = await edit(id, creator, { ...WORDS, credit_price: 7 });
    expect(free.json()).toMatchObject({ is_ppv: false, credit_price: null });
    // As it was read.
    const same = await edit(id, creator, { ...WORDS, is_ppv: false, credit_price: null, publish_at: null });
    expect([same.statusCode, same.json().credit_price]).toEqual([200, null]);
    expect(await refused({ ...WORDS, is_ppv: true, credit_price: null })).toEqual({
      credit_price: 'Valid credit price is required for PPV posts',
    });
  });

  it('is for its creator alone, and not of one that was deleted', async () => {
    const [creator, other] = [await harness.factory.creator(), await harness.factory.creator()];
    const admin = await harness.factory.admin();
    const id = await harness.factory.post(creator.id);
    expect(expectRefusal(await edit(id, other)).code).toBe('content_not_found');
    expect(expectRefusal(await edit(id, admin)).code).toBe('creators_only');
    await remove(id, creator);
    expect(expectRefusal(await edit(id, creator)).code).toBe('content_not_found');
  });

  it('leaves what was bought with whom bought it, and asks others for the new price', async () => {
    const creator = await harness.factory.creator();
    const { id } = await published(creator, 20);
    const [buyer, other] = [
      await harness.factory.fan({ credits: 50 }),
      await harness.factory.fan({ credits: 50 }),
    ];
    await unlock(id, buyer, 20);
    await edit(id, creator, { ...WORDS, is_ppv: true, credit_price: 30 });
    expect(await read(id, buyer)).toMatchObject({ is_locked: false, content: 'Other words' });
    expect((await unlock(id, buyer, 30)).json()).toMatchObject({ credits_spent: 20, balance: 30 });
    const refused = await unlock(id, other, 20);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'price_changed', detail: 'This post costs 30 credits now. Have a look before you go on.' },
    ]);
    expect(await balanceOf(other)).toBe(50);
    expect((await unlock(id, other, 30)).json()).toMatchObject({ credits_spent: 30, balance: 20 });
    await edit(id, creator, { ...WORDS, is_subscriber_only: true });
    expect(await read(id, buyer)).toMatchObject({ is_locked: false });
    expect(await read(id, await harness.factory.fan())).toMatchObject({ is_locked: true });
  });
});

describe('deleting a post', () => {
  it('that nobody bought takes it away with its files', async () => {
    const creator = await harness.factory.creator();
    const fan = await harness.factory.fan({ credits: 50 });
    const post = await published(creator, 20);
    const files = async () =>
      (await filesUnder(join(harness.folder, 'media'))).filter((path) => path.includes(post.media.file_key));
    expect((await files()).length).toBeGreaterThan(0);
    expect((await remove(post.id, creator)).json()).toEqual({ id: post.id });
    for (const person of [undefined, fan, creator])
      expect((await read(post.id, person)).code).toBe('content_not_found');
    expect(expectRefusal(await unlock(post.id, fan)).code).toBe('content_not_found');
    await removeFiles(harness.deps, post.media.file_key);
    expect(await files()).toEqual([]);
    expect(expectRefusal(await remove(post.id, creator)).code).toBe('content_not_found');
  });

  it('that somebody bought leaves it with whom bought it, and with nobody else', async () => {
    const creator = await harness.factory.creator();
    const [buyer, other] = [
      await harness.factory.fan({ credits: 50 }),
      await harness.factory.fan({ credits: 50 }),
    ];
    const { id } = await published(creator, 20);
    await unlock(id, buyer);
    await remove(id, creator);
    const kept = await read(id, buyer);
    expect(kept).toMatchObject({ status: 'withdrawn', is_locked: false, is_unlocked: true });
    const { media_url } = kept;
    expect((await harness.app.inject({ url: media_url, headers: buyer.headers })).statusCode).toBe(200);
    for (const person of [undefined, other, creator])
      expect((await read(id, person)).code).toBe('content_not_found');
    expect(expectRefusal(await unlock(id, other)).code).toBe('content_not_found');
    const lists = [`/creators/${creator.id}/posts`, '/content/feed', '/content/mine'];
    for (const url of lists) {
      const { body } = await call('GET', url, url.endsWith('mine') ? creator : buyer);
      expect(body).not.toContain(id);
    }
    const { rows } = await harness.deps.pool.query(`select 1 from graphile_worker.jobs
      where task_identifier = 'media.remove-files'`);
    expect(rows).toHaveLength(1);
  });

  it('waits for who is just buying it, and who comes then pays nothing', async () => {
    const creator = await harness.factory.creator();
    const fan = await harness.factory.fan({ credits: 50 });
    const { id } = await published(creator, 20);
    let buying: ReturnType<typeof unlock> | undefined;
    await inTransaction(harness.deps.db, async (tx) => {
      const post = await lockOwnPost(tx, id, creator.id);
      if (!post) throw new Error('there is no such post');
      await takeAway(tx, post, 'removed');
      buying = unlock(id, fan);
      void buying.catch(() => undefined);
      // It has read that the post is there, and waits for its row.
      await expect.poll(() => lockWaiters(harness)).toBe(1);
    });
    expect((await buying)?.json().code).toBe('content_not_found');
    expect(await balanceOf(fan)).toBe(50);
  });

  it('while many buy it takes it from nobody who paid', async () => {
    const creator = await harness.factory.creator();
    for (let round = 0; round < 4; round += 1) {
      const { id } = await published(creator, 10);
      const fans = await Promise.all(Array.from({ length: 8 }, () => harness.factory.fan({ credits: 10 })));
      let answered = 0;
      const asked = fans.map(async (fan) => {
        const answer = await unlock(id, fan);
        answered += 1;
        return answer;
      });
      await expect.poll(() => answered, { interval: 1 }).toBeGreaterThanOrEqual(round * 2);
      await remove(id, creator);
      const answers = await Promise.all(asked);
      for (const [place, fan] of fans.entries()) {
        const isSold = answers[place]?.statusCode === 200;
        expect(await balanceOf(fan)).toBe(isSold ? 0 : 10);
        expect((await read(id, fan)).is_unlocked ?? false).toBe(isSold);
      }
    }
  });
});
