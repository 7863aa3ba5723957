import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { useModeration } from './moderation.fixture.ts';

const { harness, send, scene, report, all } = useModeration();

const remove = (by: Person, type: 'post' | 'comment', id: string) =>
  send('POST', `/moderation/content/${id}/remove`, by, { content_type: type, reason: 'Against the rules' });
const contentOf = (by: Person, person: Person, type: 'post' | 'comment') =>
  all(by, `/admin/users/${person.id}/content?content_type=${type}`, 'content');

describe('any post or comment', () => {
  it('is found by its person and removed without a report, its author told and able to appeal', async () => {
    const { admin, creator, fan } = await scene();
    const ids = [];
    for (const title of ['Una', 'Ikalawa', 'Ikatlo'])
      ids.push(await harness.factory.post(creator.id, { title }));
    const { id: said } = (await send('POST', `/content/${ids[0]}/comments`, fan, { text: 'Bastos!' })).json();
    const found = await contentOf(admin, creator, 'post');
    expect(found.map(({ title, state }) => [title, state])).toEqual([
      ['Ikatlo', 'shown'],
      ['Ikalawa', 'shown'],
      ['Una', 'shown'],
    ]);
    expect((await remove(admin, 'comment', said)).statusCode).toBe(200);
    expect((await remove(admin, 'post', ids[1] ?? '')).statusCode).toBe(200);
    expect((await contentOf(admin, fan, 'comment'))[0]).toMatchObject({
      text: 'Bastos!',
      state: 'removed',
      can_take_back: true,
    });
    expect((await contentOf(admin, creator, 'post'))[1]).toMatchObject({
      state: 'removed',
      can_take_back: true,
    });
    expect((await send('GET', `/content/${ids[1]}`, null)).statusCode).toBe(404);
    const sanctions = await harness.deps.db
      .selectFrom('sanctions')
      .select(['user_id', 'kind', 'reason'])
      .where('subject_id', 'in', [said, ids[1] ?? ''])
      .orderBy('id')
      .execute();
    expect(sanctions).toEqual(
      [fan, creator].map(({ id }) => ({ user_id: id, kind: 'removal', reason: 'Against the rules' })),
    );
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('is removed once, and closes what was reported about it', async () => {
    const { admin, other, creator, fan } = await scene();
    const id = await harness.factory.post(creator.id);
    await report(fan, 'post', id);
    const answers = await Promise.all([remove(admin, 'post', id), remove(other, 'post', id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('is not removed as what it is not, nor where there is none', async () => {
    const { admin, creator } = await scene();
    const id = await harness.factory.post(creator.id);
    expect((await remove(admin, 'comment', id)).json().code).toBe('content_not_found');
    expect((await remove(admin, 'post', creator.id)).json().code).toBe('content_not_found');
  });

  it('is looked at on record', async () => {
    const { admin, creator } = await scene();
    await contentOf(admin, creator, 'post');
    const { actions } = (
      await send('GET', `/admin/audit?what=user.view_content&whom=${creator.id}`, admin)
    ).json();
    expect(actions[0]).toMatchObject({ who: admin.username });
  });
});
