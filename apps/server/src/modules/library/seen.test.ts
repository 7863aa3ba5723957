import { SEEN_POSTS } from '@likha/contract/limits';
import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { eraseSeen } from './seen.queries.ts';

const harness = useHarness();
const call = (method: 'GET' | 'PUT' | 'DELETE', url: string, person?: Person, payload?: object) =>
  harness.app.inject({ method, url: `/api${url}`, headers: person?.headers ?? {}, payload });
const see = (id: string, person?: Person) => call('PUT', `/content/${id}/seen`, person);
const seen = async (person: Person): Promise<string[]> =>
  (await call('GET', '/library?filter=seen&limit=50', person))
    .json()
    .posts.map(({ post_id }: { post_id: string }) => post_id);

async function scene(posts: number) {
  const creator = await harness.factory.creator();
  const ids: string[] = [];
  for (let n = 0; n < posts; n += 1) ids.push(await harness.factory.post(creator.id));
  return { creator, fan: await harness.factory.fan(), ids };
}

describe('what was opened lately', () => {
  it('is there once each, newest first, for its person alone', async () => {
    const { creator, fan, ids } = await scene(2);
    const [one = '', two = ''] = ids;
    for (const id of [one, two, one]) {
      harness.clock.advance(1_000);
      expect((await see(id, fan)).json()).toEqual({ is_kept: true });
    }
    expect([await seen(fan), await seen(creator)]).toEqual([[one, two], []]);
  });

  it('is never more than the last fifty, however many are opened at once', async () => {
    const { fan, ids } = await scene(SEEN_POSTS + 3);
    for (const id of ids.slice(0, 5)) {
      await see(id, fan);
      harness.clock.advance(1_000);
    }
    await Promise.all(ids.slice(5).map((id) => see(id, fan)));
    const kept = await seen(fan);
    expect([kept.length, new Set(kept)]).toEqual([SEEN_POSTS, new Set(ids.slice(3))]);
    const { n } = await harness.deps.db
      .selectFrom('seen_posts')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('person_id', '=', fan.id)
      .executeTakeFirstOrThrow();
    expect(n).toBe(SEEN_POSTS);
  });

  it('can be cleared, and switched off until it is switched on again', async () => {
    const { fan, ids } = await scene(2);
    const [one = '', two = ''] = ids;
    await see(one, fan);
    expect((await call('DELETE', '/library/seen', fan)).json()).toEqual({ is_kept: true });
    expect(await seen(fan)).toEqual([]);
    await see(one, fan);
    const off = { is_kept: false };
    expect((await call('PUT', '/library/seen', fan, off)).json()).toEqual(off);
    expect((await see(two, fan)).json()).toEqual(off);
    expect([await seen(fan), (await call('GET', '/library/seen', fan)).json()]).toEqual([[], off]);
    await call('PUT', '/library/seen', fan, { is_kept: true });
    await see(two, fan);
    expect(await seen(fan)).toEqual([two]);
  });

  it('is for whom the post exists, and for no guest', async () => {
    const { creator, fan } = await scene(0);
    const hidden = await harness.factory.post(creator.id, { isNsfw: true });
    expect(expectRefusal(await see(hidden, fan)).code).toBe('mature_hidden');
    expect(expectRefusal(await see(harness.deps.ids.next(), fan)).code).toBe('content_not_found');
    for (const answer of [await see(hidden), await call('DELETE', '/library/seen')])
      expect(expectRefusal(answer).code).toBe('unauthenticated');
    expect(expectRefusal(await call('PUT', '/library/seen', fan, { is_kept: 'no' })).code).toBe(
      'validation_failed',
    );
  });

  it('goes with the person', async () => {
    const { fan, ids } = await scene(1);
    await see(ids[0] ?? '', fan);
    await inTransaction(harness.deps.db, (tx) => eraseSeen(tx, fan.id));
    expect(await seen(fan)).toEqual([]);
  });
});
