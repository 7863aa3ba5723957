import { describe, expect, it } from 'vitest';
import { catchMail } from '../../../test/catch-mail.ts';
import type { Person } from '../../../test/factory.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { startOwnWorker } from '../../platform/worker.fixture.ts';
import { enforcementJobs } from '../enforcement/enforcement.jobs.ts';
import { useModeration } from '../moderation/moderation.fixture.ts';

const { harness, send, scene, judge, addKeyword, queued } = useModeration();

const say = (person: Person, post: string, text: string) =>
  send('POST', `/content/${post}/comments`, person, { text });
const commentsOf = async (post: string, viewer: Person | null) =>
  (await send('GET', `/content/${post}/comments`, viewer))
    .json()
    .comments.map(({ id }: { id: string }) => id);
const blocked = async (admin: Person) =>
  (await send('GET', '/moderation/stats', admin)).json().spam_messages_blocked;
const hitsOf = (personId: string) =>
  harness.deps.db.selectFrom('keyword_hits').selectAll().where('author_id', '=', personId).execute();
describe('a keyword of severity 3', () => {
  it('hides a comment from others until staff has approved it', async () => {
    const { admin, creator, fan } = await scene();
    await addKeyword(admin, 'murang load', 3);
    const post = await harness.factory.post(creator.id);
    const held = (await say(fan, post, 'muraaang load dito')).json();
    expect(held.is_in_review).toBe(true);
    for (const viewer of [null, creator, fan]) expect(await commentsOf(post, viewer)).not.toContain(held.id);
    expect((await send('GET', `/content/${post}`, null)).json().comments_count).toBe(0);
    expect((await judge(admin, held.id, 'approved')).statusCode).toBe(200);
    expect(await commentsOf(post, null)).toEqual([held.id]);
    expect((await send('GET', `/content/${post}`, null)).json().comments_count).toBe(1);
  });

  it('hides a post that an edit brings it into, and shows it in its old place once approved', async () => {
    const { admin, creator, fan } = await scene();
    await addKeyword(admin, 'biglang yaman', 3);
    const post = await harness.factory.post(creator.id);
    const before = (await send('GET', `/content/${post}`, fan)).json();
    const edit = await send('PUT', `/content/${post}`, creator, { title: 'Bago', content: 'namay gnalgib' });
    expect(edit.statusCode, edit.body).toBe(200);
    expect(expectRefusal(await send('GET', `/content/${post}`, fan)).code).toBe('content_not_found');
    expect((await send('GET', `/content/${post}`, creator)).statusCode).toBe(200);
    expect(await queued(admin, post)).toMatchObject({ status: 'flagged' });
    await judge(admin, post, 'approved');
    const after = (await send('GET', `/content/${post}`, fan)).json();
    expect(after).toMatchObject({ title: 'Bago', created_at: before.created_at });
  });
});

describe('a keyword of severity 4', () => {
  it('is refused wherever people write, names the field, keeps nothing but that it was tried', async () => {
    const { admin, creator, fan } = await scene();
    await addKeyword(admin, 'pautang', 4);
    const post = await harness.factory.post(creator.id);
    const before = await blocked(admin);
    const tries: [Awaited<ReturnType<typeof send>>, string][] = [
      [await say(fan, post, 'P4UTANG na'), 'text'],
      [await send('PUT', `/content/${post}`, creator, { title: 'Bago', content: 'pau\ntang' }), 'content'],
      [await send('PUT', '/users/me', fan, { full_name: 'Ana Pautang' }), 'full_name'],
      [await send('PUT', '/users/me', creator, { bio: 'pa<b>utang</b>' }), 'bio'],
    ];
    for (const [answer, field] of tries) {
      const refusal = expectRefusal(answer);
      expect(refusal.code, answer.body).toBe('validation_failed');
      expect(Object.keys(refusal.errors ?? {})).toEqual([field]);
      expect(answer.body).not.toMatch(/pautang/i);
    }
    expect(await commentsOf(post, null)).toEqual([]);
    expect(await blocked(admin)).toBe(before + tries.length);
    expect((await hitsOf(fan.id)).map(({ action, content_type: type }) => [action, type])).toEqual([
      ['blocked', 'comment'],
      ['blocked', 'name'],
    ]);
  });
});

describe('a keyword of severity 5', () => {
  it('suspends its writer until staff lifts it, and nobody of the staff', async () => {
    const { admin, creator, fan } = await scene();
    await addKeyword(admin, 'lason', 5);
    const post = await harness.factory.post(creator.id);
    const { mail, sent } = catchMail();
    const jobs = enforcementJobs({ ...harness.deps, mail } as never);
    const worker = await startOwnWorker({ connectionString: harness.connectionString, jobs });
    for (const person of [admin, fan])
      expect(expectRefusal(await say(person, post, 'lason!')).code).toBe('validation_failed');
    await expect.poll(() => sent.length).toBe(1);
    await worker.stop();
    expect((await send('GET', '/auth/me', fan)).statusCode).toBe(401);
    expect((await send('GET', '/auth/me', admin)).statusCode).toBe(200);
    const sanctions = await harness.deps.db
      .selectFrom('sanctions')
      .select(['kind', 'created_by'])
      .where('user_id', '=', fan.id)
      .execute();
    expect(sanctions).toEqual([{ kind: 'suspension', created_by: null }]);
  });
});

it('has two letters at the least', async () => {
  const { admin } = await scene();
  expect(expectRefusal(await addKeyword(admin, 'x!', 1)).errors).toHaveProperty('keyword');
});
