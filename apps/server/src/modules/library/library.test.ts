import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { addressOf, jpeg, sendForm } from '../../../test/forms.ts';
import { useHarness } from '../../../test/harness.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { takeDownPost } from '../posts/index.ts';
import { eraseSaves } from './library.queries.ts';
import { readLibrary } from './read-library.ts';

const harness = useHarness();

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, person?: Person, payload?: object) =>
  harness.app.inject({ method, url: `/api${url}`, headers: person?.headers ?? {}, payload });
const save = (id: string, person?: Person) => call('PUT', `/content/${id}/save`, person);
const unsave = (id: string, person?: Person) => call('DELETE', `/content/${id}/save`, person);
const unlock = (id: string, person: Person) => call('POST', '/credits/unlock', person, { content_id: id });
const library = async (person: Person, query = 'filter=saved') =>
  (await call('GET', `/library?${query}`, person)).json();
const idsIn = ({ posts }: { posts: { post_id: string }[] }) => posts.map(({ post_id }) => post_id);
const setStatus = (id: string, status: 'active' | 'suspended') =>
  harness.deps.db.updateTable('users').set({ status }).where('id', '=', id).execute();

async function scene(options: Parameters<typeof harness.factory.post>[1] = {}) {
  const creator = await harness.factory.creator();
  const fan = await harness.factory.fan({ credits: 100 });
  return { creator, fan, id: await harness.factory.post(creator.id, options) };
}

describe('saving a post', () => {
  it('is once a person, and is taken back, however often either is asked', async () => {
    const { creator, fan, id } = await scene();
    const presses = await Promise.all(Array.from({ length: 8 }, () => save(id, fan)));
    for (const press of presses) expect([press.statusCode, press.json()]).toEqual([200, { is_saved: true }]);
    expect(idsIn(await library(fan))).toEqual([id]);
    const read = async (person?: Person) => (await call('GET', `/content/${id}`, person)).json().is_saved;
    expect([await read(fan), await read(creator), await read()]).toEqual([true, false, false]);
    for (let press = 0; press < 2; press += 1)
      expect((await unsave(id, fan)).json()).toEqual({ is_saved: false });
    expect([await read(fan), idsIn(await library(fan))]).toEqual([false, []]);
  });

  it('keeps the moment of the first time', async () => {
    const { creator, fan, id } = await scene();
    const other = await harness.factory.post(creator.id);
    await save(id, fan);
    harness.clock.advance(1_000);
    await save(other, fan);
    harness.clock.advance(1_000);
    await save(id, fan);
    expect(idsIn(await library(fan))).toEqual([other, id]);
  });

  it('is for whom the post exists, and for no guest', async () => {
    const { creator, fan } = await scene();
    const gone = 'content_not_found';
    const inReview = await harness.factory.post(creator.id, { status: 'in_review' });
    for (const id of [inReview, harness.deps.ids.next()])
      expect(expectRefusal(await save(id, fan)).code).toBe(gone);
    expect((await save(inReview, creator)).statusCode).toBe(200);
    const mature = await harness.factory.post(creator.id, { isNsfw: true });
    expect(expectRefusal(await save(mature, fan)).code).toBe('mature_hidden');
    for (const answer of [await save(mature), await unsave(mature), await call('GET', '/library')])
      expect(expectRefusal(answer).code).toBe('unauthenticated');
  });

  it('shows in every list, for who saved it alone', async () => {
    const { creator, fan, id } = await scene();
    await save(id, fan);
    const lists = [`/creators/${creator.id}/posts`, '/content/feed'];
    for (const person of [fan, creator])
      for (const list of lists) {
        const { posts } = (await call('GET', list, person)).json();
        const one = posts.find((post: { id: string }) => post.id === id);
        expect(one, list).toMatchObject({ is_saved: person === fan });
      }
  });
});

describe('a library', () => {
  it('has what was bought, saved and liked, each by itself', async () => {
    const { creator, fan, id } = await scene({ price: 10 });
    const [saved, liked] = [
      await harness.factory.post(creator.id),
      await harness.factory.post(creator.id, { title: 'Liked' }),
    ];
    await unlock(id, fan);
    await save(saved, fan);
    await call('PUT', `/content/${liked}/like`, fan);
    expect(idsIn(await library(fan, ''))).toEqual([id]);
    expect(idsIn(await library(fan, 'filter=bought'))).toEqual([id]);
    expect(idsIn(await library(fan, 'filter=saved'))).toEqual([saved]);
    const { posts } = await library(fan, 'filter=liked');
    expect(posts).toEqual([
      {
        post_id: liked,
        added_at: expect.any(String),
        collection_id: null,
        post: expect.objectContaining({ id: liked, title: 'Liked', is_liked: true, is_saved: false }),
        missing: null,
      },
    ]);
    for (const filter of ['bought', 'saved', 'liked'])
      expect(idsIn(await library(creator, `filter=${filter}`))).toEqual([]);
    expect(expectRefusal(await call('GET', '/library?filter=lent', fan)).code).toBe('validation_failed');
  });

  it('is listed newest first, by cursor, none twice while more come, also of one moment', async () => {
    const { creator, fan } = await scene();
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.push(await harness.factory.post(creator.id));
    const [one = '', two = '', three = '', four = '', late = ''] = ids;
    for (const id of [one, two, three]) await save(id, fan);
    harness.clock.advance(1_000);
    await save(four, fan);
    const first = await library(fan, 'filter=saved&limit=2');
    await save(late, fan);
    const rest = await library(fan, `filter=saved&limit=10&cursor=${first.next_cursor}`);
    expect([...idsIn(first), ...idsIn(rest)]).toEqual([four, three, two, one]);
    expect(rest.next_cursor).toBeNull();
    for (const cursor of ['x', `1_${one}_2`, one])
      expect(expectRefusal(await call('GET', `/library?cursor=${cursor}`, fan)).code).toBe(
        'validation_failed',
      );
  });

  it('shows of a locked post no more than every list does', async () => {
    await addressOf(harness);
    const creator = await harness.factory.creator();
    const fan = await harness.factory.fan({ credits: 10 });
    const content = `${'Everybody may read this much of it. '.repeat(3)}HIDDEN-TREASURE`;
    const made = await sendForm(harness, creator.headers, {
      fields: { title: 'A title', content, is_ppv: 'true', credit_price: '10' },
      files: [{ content: await jpeg() }],
    });
    const { id } = made.json();
    await save(id, fan);
    const locked = await call('GET', '/library?filter=saved', fan);
    expect(locked.body).not.toMatch(/HIDDEN|signature|\/view|\/thumb/);
    expect(locked.json().posts[0]).toMatchObject({
      missing: null,
      post: { is_locked: true, media_url: null },
    });
    await unlock(id, fan);
    for (const filter of ['saved', 'bought'])
      expect((await library(fan, `filter=${filter}`)).posts[0].post.content).toContain('HIDDEN-TREASURE');
  });

  it('says of a post that is gone that it is, and not a word of it', async () => {
    const { creator, fan, id: taken } = await scene({ price: 10, title: 'SECRET-TITLE' });
    const [withdrawn, deleted] = [
      await harness.factory.post(creator.id, { price: 10 }),
      await harness.factory.post(creator.id, { title: 'SECRET-TITLE' }),
    ];
    for (const id of [taken, withdrawn, deleted]) await save(id, fan);
    await save(deleted, creator);
    const stranger = await harness.factory.fan();
    await save(withdrawn, stranger);
    for (const id of [taken, withdrawn]) await unlock(id, fan);
    await inTransaction(harness.deps.db, (tx) => takeDownPost(harness.deps, tx, taken));
    for (const id of [withdrawn, deleted]) await call('DELETE', `/content/${id}`, creator);
    const gone = { post: null, missing: 'gone' };
    for (const filter of ['saved', 'bought']) {
      const answer = await call('GET', `/library?filter=${filter}`, fan);
      expect(answer.body).not.toContain('SECRET');
      const found = new Map(
        answer.json().posts.map((each: { post_id: string }) => [each.post_id, each] as const),
      );
      expect(found.get(taken)).toMatchObject(gone);
      // Who bought it keeps it (P125).
      expect(found.get(withdrawn)).toMatchObject({ missing: null, post: { status: 'withdrawn' } });
      if (filter === 'saved') expect(found.get(deleted)).toMatchObject(gone);
    }
    for (const person of [stranger, creator]) expect((await library(person)).posts).toMatchObject([gone]);
    await unsave(withdrawn, stranger);
    expect((await library(stranger)).posts).toEqual([]);
  });

  it('leaves out who is not there for its person, and in safe mode what is mature', async () => {
    const { creator, fan, id: bought } = await scene({ price: 10 });
    const id = await harness.factory.post(creator.id, { isNsfw: true });
    const reader = await harness.factory.fan({ isSafeMode: false, credits: 10 });
    for (const each of [bought, id]) await save(each, reader);
    await unlock(bought, reader);
    const why = async (person: Person) =>
      (await library(person)).posts.map((each: { missing: string | null }) => each.missing);
    expect(await why(reader)).toEqual([null, null]);
    const safe = { ...reader.viewer, isSafeMode: true };
    const asSafe = await readLibrary(harness.deps, safe, { filter: 'saved', limit: 10 });
    expect(asSafe.posts.map(({ post, missing }) => [post?.id ?? null, missing])).toEqual([
      [null, 'mature_hidden'],
      [bought, null],
    ]);
    expect((await call('POST', `/users/${reader.id}/block`, creator)).statusCode).toBe(200);
    // Whom a creator blocks keeps what they bought (P138).
    expect(await why(reader)).toEqual(['gone', null]);
    await save(bought, fan);
    await setStatus(creator.id, 'suspended');
    expect([await why(reader), await why(fan)]).toEqual([['gone', 'gone'], ['gone']]);
  });

  it('goes with the person', async () => {
    const { fan, id } = await scene();
    await save(id, fan);
    await inTransaction(harness.deps.db, (tx) => eraseSaves(tx, fan.id));
    expect((await library(fan)).posts).toEqual([]);
  });
});
