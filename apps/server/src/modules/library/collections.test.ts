import { COLLECTIONS } from '@likha/contract/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { libraryModule } from './module.ts';

const harness = useHarness();
let creator: Person;
beforeAll(async () => {
  creator = await harness.factory.creator();
});

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, person: Person, payload?: object) =>
  harness.app.inject({ method, url: `/api${url}`, headers: person.headers, payload });
const add = (person: Person, name: string) => call('POST', '/library/collections', person, { name });
const begun = async (person: Person, name: string): Promise<string> => (await add(person, name)).json().id;
const put = (person: Person, postId: string, collection: string | null) =>
  call('PUT', `/content/${postId}/collection`, person, { collection_id: collection });
const namesOf = async (person: Person) =>
  (await call('GET', '/library/collections', person))
    .json()
    .collections.map(({ name, posts_count: count }: { name: string; posts_count: number }) => [name, count]);
const savedBy = async (person: Person, query = '') =>
  (await call('GET', `/library?filter=saved${query}`, person))
    .json()
    .posts.map((entry: { post_id: string; collection_id: string | null }) => [
      entry.post_id,
      entry.collection_id,
    ]);

describe('a collection', () => {
  it('has a name once, in whichever case, and a bounded number of others, however many are asked for at once', async () => {
    const fan = await harness.factory.fan();
    const together = await Promise.all(['Dagat', 'dagat', ' DAGAT '].map((name) => add(fan, name)));
    expect(together.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422]);
    const rest = Array.from({ length: COLLECTIONS.max + 5 }, (_, index) => add(fan, `No. ${index}`));
    const refused = (await Promise.all(rest)).filter(({ statusCode }) => statusCode !== 200);
    expect(refused).toHaveLength(6);
    expect(expectRefusal(refused[0] as never).errors).toMatchObject({ name: expect.stringContaining('50') });
    expect(await namesOf(fan)).toHaveLength(COLLECTIONS.max);
  });

  it('is renamed and removed by its person alone, and what was in it stays saved', async () => {
    const [fan, other] = [await harness.factory.fan(), await harness.factory.fan()];
    const [id, post] = [await begun(fan, 'Dagat'), await harness.factory.post(creator.id)];
    await begun(fan, 'Bundok');
    await put(fan, post, id);
    const foreign = await call('PUT', `/library/collections/${id}`, other, { name: 'Akin' });
    expect(expectRefusal(foreign).code).toBe('collection_not_found');
    await call('DELETE', `/library/collections/${id}`, other);
    const taken = await call('PUT', `/library/collections/${id}`, fan, { name: 'bundok' });
    expect(expectRefusal(taken).code).toBe('validation_failed');
    await call('PUT', `/library/collections/${id}`, fan, { name: 'Alon' });
    expect(await namesOf(fan)).toEqual([
      ['Alon', 1],
      ['Bundok', 0],
    ]);
    await call('DELETE', `/library/collections/${id}`, fan);
    expect(await savedBy(fan)).toEqual([[post, null]]);
  });
});

describe('a post', () => {
  it('is saved by being put into a collection, is in one of them, and is listed there', async () => {
    const fan = await harness.factory.fan();
    const [post, other] = [await harness.factory.post(creator.id), await harness.factory.post(creator.id)];
    const [sea, hills] = [await begun(fan, 'Dagat'), await begun(fan, 'Bundok')];
    expect((await put(fan, post, sea)).json()).toEqual({ is_saved: true, collection_id: sea });
    await call('PUT', `/content/${other}/save`, fan);
    expect(await savedBy(fan, `&collection=${sea}`)).toEqual([[post, sea]]);
    await put(fan, post, hills);
    expect([await savedBy(fan, `&collection=${sea}`), await savedBy(fan, `&collection=${hills}`)]).toEqual([
      [],
      [[post, hills]],
    ]);
    await put(fan, post, null);
    expect((await savedBy(fan)).toSorted()).toEqual(
      [
        [post, null],
        [other, null],
      ].toSorted(),
    );
  });

  it('goes into no collection of somebody else, and none is listed by another', async () => {
    const [fan, other] = [await harness.factory.fan(), await harness.factory.fan()];
    const [post, theirs] = [await harness.factory.post(creator.id), await begun(other, 'Dagat')];
    await put(other, post, theirs);
    expect(expectRefusal(await put(fan, post, theirs)).code).toBe('collection_not_found');
    expect(await savedBy(fan)).toEqual([]);
    expect(await savedBy(fan, `&collection=${theirs}`)).toEqual([]);
    expect(expectRefusal(await put(fan, harness.deps.ids.next(), null)).code).toBe('content_not_found');
  });

  it('and its collection are forgotten with their person', async () => {
    const fan = await harness.factory.fan();
    await put(fan, await harness.factory.post(creator.id), await begun(fan, 'Dagat'));
    const erase = await libraryModule.personal.load();
    await inTransaction(harness.deps.db, (tx) => erase(tx, fan.id));
    expect([await namesOf(fan), await savedBy(fan)]).toEqual([[], []]);
  });
});
