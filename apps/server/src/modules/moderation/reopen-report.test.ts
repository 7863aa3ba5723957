import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { useModeration } from './moderation.fixture.ts';

const { harness, send, scene, report, decide } = useModeration();

const reopen = (by: Person, id: string) =>
  send('POST', `/moderation/reports/${id}/take-back`, by, { reason: 'A slip of the key' });

async function dismissed() {
  const people = await scene();
  const postId = await harness.factory.post(people.creator.id);
  const { id } = (await report(people.fan, 'post', postId)).json();
  await decide(people.admin, id, 'no_action');
  return { ...people, id, postId };
}

describe('a dismissed report', () => {
  it('waits again, on record, and is decided anew', async () => {
    const { admin, other, id } = await dismissed();
    expect((await reopen(other, id)).json().report).toMatchObject({ status: 'pending', decided_by: null });
    const { actions } = (await send('GET', '/admin/audit?what=report.take_back', admin)).json();
    expect(actions[0]).toMatchObject({ who: other.username, subject_id: id });
    expect((await decide(admin, id, 'remove_content')).statusCode).toBe(200);
    expect((await reopen(admin, id)).json().code).toBe('take_back_refused');
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('is the only one: what led to a warning is taken back where that was done', async () => {
    const { admin, id } = await dismissed();
    await reopen(admin, id);
    expect((await reopen(admin, id)).json().code).toBe('take_back_refused');
    expect((await decide(admin, id, 'warning')).statusCode).toBe(200);
    expect((await reopen(admin, id)).json().code).toBe('take_back_refused');
  });

  it('stays dismissed where the same was reported again, and where it is gone', async () => {
    const { admin, fan, creator, id, postId } = await dismissed();
    const again = (await report(fan, 'post', postId)).json();
    expect((await reopen(admin, id)).json().code).toBe('take_back_refused');
    await decide(admin, again.id, 'no_action');
    await send('DELETE', `/content/${postId}`, creator);
    expect((await reopen(admin, id)).json().code).toBe('take_back_refused');
  });
});
