import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { catchMail } from '../../../test/catch-mail.ts';
import type { Person } from '../../../test/factory.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { mailSanctionJob } from '../enforcement/declared-jobs.ts';
import { mailSanction } from '../enforcement/mail-sanction.ts';
import { useModeration } from '../moderation/moderation.fixture.ts';

const { harness, send, scene, report, decide, judge, upload, queued } = useModeration();

const takeBack = (by: Person, id: string, body: object = {}) =>
  send('POST', `/moderation/content/${id}/take-back`, by, body);
const seenBy = async (person: Person | null, id: string) =>
  (await send('GET', `/content/${id}`, person)).statusCode === 200;

describe('a decision in the queue that is taken back', () => {
  it('was an approval: nobody sees it until it is decided again', async () => {
    const { admin, other, creator } = await scene();
    const { id } = await upload(creator);
    await judge(admin, id, 'approved');
    expect(await seenBy(null, id)).toBe(true);
    expect((await takeBack(other, id)).json()).toMatchObject({ id, was: 'approved', is_waiting: true });
    expect(await seenBy(null, id)).toBe(false);
    expect(await queued(admin, id)).toMatchObject({ status: 'flagged', decided_by: null });
    expect((await judge(admin, id, 'approved')).statusCode).toBe(200);
    expect(await seenBy(null, id)).toBe(true);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('was a removal: it waits as before, and its author is told', async () => {
    const { admin, creator } = await scene();
    const { id } = await upload(creator);
    await judge(admin, id, 'removed');
    expect((await takeBack(admin, id, { reason: 'The wrong key' })).json()).toMatchObject({ was: 'removed' });
    expect(await queued(admin, id)).toMatchObject({ status: 'flagged' });
    const { id: sanctionId } = await harness.deps.db
      .selectFrom('sanctions')
      .select('id')
      .where('subject_id', '=', id)
      .executeTakeFirstOrThrow();
    const { rows } = await sql<{ payload: object }>`
      select jobs.payload from graphile_worker._private_jobs jobs
      join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
      where tasks.identifier = ${mailSanctionJob.id} and jobs.payload ->> 'sanctionId' = ${sanctionId}`.execute(
      harness.deps.db,
    );
    expect(rows.map(({ payload }) => payload)).toContainEqual({ sanctionId, what: 'lifted' });
    const { mail: box, sent } = catchMail();
    await mailSanction({ ...harness.deps, mail: box }, { sanctionId, what: 'lifted' });
    const [mail] = sent;
    expect([mail?.subject, mail?.text]).toEqual([
      'What we removed is back',
      expect.stringContaining('The wrong key'),
    ]);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('is on record, with who decided before', async () => {
    const { admin, other, creator } = await scene();
    const { id } = await upload(creator);
    await judge(admin, id, 'approved');
    await takeBack(other, id, { reason: 'A slip' });
    const { actions } = (await send('GET', '/admin/audit?what=content.take_back', admin)).json();
    expect(actions[0]).toMatchObject({ who: other.username, subject_id: id });
    expect(JSON.parse(actions[0].before)).toEqual({ status: 'approved', decided_by: admin.id });
  });

  it('by two at once is taken back once', async () => {
    const { admin, other, creator } = await scene();
    const { id } = await upload(creator);
    await judge(admin, id, 'removed');
    const answers = await Promise.all([takeBack(admin, id), takeBack(other, id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await takeBack(admin, id)).json().code).toBe('take_back_refused');
  });
});

describe('a removal by a report that is taken back', () => {
  it.each(['post', 'comment'] as const)('shows the %s again, counted as before', async (type) => {
    const { admin, creator, fan } = await scene();
    const postId = await harness.factory.post(creator.id);
    const said = (await send('POST', `/content/${postId}/comments`, fan, { text: 'Ganda!' })).json();
    const id = type === 'post' ? postId : said.id;
    const { id: reportId } = (await report(type === 'post' ? fan : creator, type, id)).json();
    await decide(admin, reportId, 'remove_content');
    expect((await takeBack(admin, id)).json()).toMatchObject({ was: 'removed', is_waiting: false });
    expect(await seenBy(null, postId)).toBe(true);
    const { comments } = (await send('GET', `/content/${postId}/comments`, fan)).json();
    expect(comments).toHaveLength(1);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('is refused for what nobody decided about', async () => {
    const { admin, creator } = await scene();
    const id = await harness.factory.post(creator.id);
    expect((await takeBack(admin, id)).json().code).toBe('review_not_found');
  });
});
