import { describe, expect, it } from 'vitest';
import { expectRefusal } from '../../../test/problems.ts';
import { MINUTE_MS } from '../../platform/durations.ts';
import { useModeration } from './moderation.fixture.ts';

const { harness, send, scene, report, judge, addKeyword, all, upload, queued } = useModeration();

describe('content', () => {
  it('stays in the list with what was decided, beside what waits, the newest first', async () => {
    const { admin, creator } = await scene();
    const [first, second] = [(await upload(creator)).id, (await upload(creator)).id];
    await judge(admin, first, 'approved');
    const listed = await all(admin, '/moderation/content', 'content');
    const known = listed.filter(({ content_id: of }) => [first, second].includes(of));
    expect(known.map(({ content_id: of, status }) => [of, status])).toEqual([
      [second, 'pending'],
      [first, 'approved'],
    ]);
  });
});

describe('the action word of a decision about content', () => {
  it.each([
    ['approved', 'remove'],
    ['removed', 'approve'],
    ['flagged', 'ban_user'],
    ['approved', 'frobnicate'],
  ])('of %s is not %s, and nothing is decided', async (status, word) => {
    const { admin, creator } = await scene();
    const post = await upload(creator);
    const problem = expectRefusal(await judge(admin, post.id, status, { action_taken: word }));
    expect([problem.code, problem.errors]).toEqual([
      'validation_failed',
      { action_taken: 'This is not one of the choices' },
    ]);
    expect(await queued(admin, post.id)).toMatchObject({ status: 'pending' });
  });

  it.each([
    ['approved', 'approve'],
    ['flagged', 'flag'],
    ['removed', 'remove'],
    ['removed', 'removed'],
    ['approved', ''],
    ['approved', null],
    ['flagged', 'Flag'],
  ])('of %s is %j', async (status, action_taken) => {
    const { admin, creator } = await scene();
    const answer = await judge(admin, (await upload(creator)).id, status, { action_taken });
    expect(answer.json()).toMatchObject({ content: { status } });
  });
});

describe('a first upload', () => {
  it('is seen by nobody but its creator and staff until it is approved', async () => {
    const { admin, creator, fan } = await scene();
    const post = await upload(creator, { tags: 'unangpost' });
    expect(post.status).toBe('in_review');
    const addresses = async () => [
      (await send('GET', `/content/${post.id}`, fan)).statusCode,
      (await send('GET', `/content/${post.id}`, null)).statusCode,
      (await send('POST', '/media/access', fan, { file_key: post.media.file_key })).statusCode,
      (await send('GET', `/creators/${creator.id}/posts`, fan)).json().posts.length,
      (await send('GET', `/users/by-username/${creator.username}`, null)).json().posts_count,
      (await send('GET', '/content/feed?limit=50', fan))
        .json()
        .posts.filter((shown: { id: string }) => shown.id === post.id).length,
      (await send('GET', '/creators?search=unangpost', null)).json().creators.length,
    ];
    expect(await addresses()).toEqual([404, 404, 404, 0, 0, 0, 0]);
    expect((await send('GET', `/content/${post.id}`, creator)).statusCode).toBe(200);
    const item = await queued(admin, post.id);
    expect(item).toMatchObject({
      status: 'pending',
      content_type: 'post',
      content: { title: 'Bago', content: 'Words' },
      creator: { id: creator.id },
      media_kind: 'photo',
      flagged_keywords: [],
    });
    expect((await harness.app.inject({ url: item.thumbnail_url, headers: admin.headers })).statusCode).toBe(
      200,
    );
    const approved = await judge(admin, post.id, 'approved');
    expect(approved.json()).toMatchObject({
      content: { status: 'approved' },
      message: 'Content approved successfully',
    });
    expect(await addresses()).toEqual([200, 200, 200, 1, 1, 1, 1]);
    expect(expectRefusal(await judge(admin, post.id, 'removed')).code).toBe('moderation_decided');
  });

  it('is removed with its author told, and leaves the queue when its creator deletes it', async () => {
    const { admin, creator } = await scene();
    const [bad, gone] = [await upload(creator), await upload(creator)];
    expect((await upload(creator)).status).toBe('published');
    await send('DELETE', `/content/${gone.id}`, creator);
    expect(await queued(admin, gone.id)).toBeUndefined();
    expect(expectRefusal(await judge(admin, gone.id, 'approved')).code).toBe('review_not_found');
    const before = (await send('GET', '/moderation/stats', admin)).json();
    expect((await judge(admin, bad.id, 'removed', { reason: 'A minor may be in it.' })).statusCode).toBe(200);
    expect((await send('GET', `/content/${bad.id}`, creator)).statusCode).toBe(404);
    const after = (await send('GET', '/moderation/stats', admin)).json();
    expect(after.content_removed - before.content_removed).toBe(1);
    expect(after.pending_content_review - before.pending_content_review).toBe(-1);
    const mine = (await send('GET', '/content/mine', creator)).json().posts;
    expect(mine.map(({ id }: { id: string }) => id)).not.toContain(bad.id);
  });

  it('that was scheduled waits from the moment it is due', async () => {
    const { admin, creator } = await scene();
    const soon = new Date(harness.clock.now().getTime() + 6 * MINUTE_MS).toISOString();
    const post = await upload(creator, { publish_at: soon });
    expect(await queued(admin, post.id)).toBeUndefined();
    await send('POST', `/content/${post.id}/publish`, creator);
    expect(await queued(admin, post.id)).toMatchObject({ status: 'pending' });
  });
});

describe('a keyword', () => {
  it('flags from severity 3 on, whatever its spelling, and records below it', async () => {
    const { admin, creator, fan } = await scene();
    expect((await addKeyword(admin, 'Murang Load', 3)).json()).toMatchObject({
      keyword: { keyword: 'Murang Load', severity: 3, auto_action: 'flag' },
      message: 'Spam keyword added successfully',
    });
    expect((await addKeyword(admin, 'kitakits', 2)).json().keyword.auto_action).toBeNull();
    expect(expectRefusal(await addKeyword(admin, 'MURANG  L0AD', 5))).toMatchObject({
      code: 'keyword_taken',
      errors: { keyword: expect.stringContaining('there already') },
    });
    expect(expectRefusal(await addKeyword(admin, '!!!', 5)).code).toBe('validation_failed');
    const post = await harness.factory.post(creator.id);
    const say = async (text: string) =>
      (await send('POST', `/content/${post}/comments`, fan, { text })).json().id;
    const [flagged, mild, fine] = [
      await say('MÜRANG l\u200boad dito'),
      await say('Kitakits bukas'),
      await say('Ang ganda'),
    ];
    expect(await queued(admin, flagged)).toMatchObject({
      status: 'flagged',
      content_type: 'comment',
      flagged_keywords: ['Murang Load'],
      post_id: post,
    });
    for (const id of [mild, fine]) expect(await queued(admin, id)).toBeUndefined();
    const hits = await harness.deps.db
      .selectFrom('keyword_hits')
      .select(['content_id', 'action'])
      .where('content_id', 'in', [flagged, mild, fine])
      .orderBy('id')
      .execute();
    expect(hits).toEqual([
      { content_id: flagged, action: 'flagged' },
      { content_id: mild, action: 'recorded' },
    ]);
    const shown = async () =>
      (await send('GET', `/content/${post}/comments`, fan))
        .json()
        .comments.map(({ id }: { id: string }) => id);
    expect(await shown()).not.toContain(flagged);
    expect((await judge(admin, flagged, 'removed')).statusCode).toBe(200);
    expect(await shown()).not.toContain(flagged);
  });

  it('finds what an edit brings in, and does not bring back what was approved with it', async () => {
    const { admin, creator } = await scene();
    await addKeyword(admin, 'biglang yaman', 3);
    const post = await harness.factory.post(creator.id);
    const edit = (content: string) => send('PUT', `/content/${post}`, creator, { title: 'Title', content });
    await edit('Wala lang');
    expect(await queued(admin, post)).toBeUndefined();
    await edit('b.i.g.l.a.n.g yaman');
    expect(await queued(admin, post)).toMatchObject({
      status: 'flagged',
      flagged_keywords: ['biglang yaman'],
    });
    expect((await judge(admin, post, 'flagged', { admin_notes: 'Look again' })).json().content).toMatchObject(
      {
        status: 'flagged',
        admin_notes: 'Look again',
      },
    );
    expect((await judge(admin, post, 'approved')).statusCode).toBe(200);
    await edit('Biglang yaman pa rin');
    expect(await queued(admin, post)).toBeUndefined();
    await addKeyword(admin, 'pautang', 3);
    await edit('Biglang yaman at pautang');
    expect(await queued(admin, post)).toMatchObject({
      flagged_keywords: ['biglang yaman', 'pautang'],
      decided_by: null,
    });
  });

  it('is removed, which is on record, and looked for no longer', async () => {
    const { admin, creator } = await scene();
    const { keyword } = (await addKeyword(admin, 'tsismis', 3)).json();
    const { keywords } = (await send('GET', '/moderation/spam-keywords', admin)).json();
    expect(keywords[0]).toEqual(keyword);
    const remove = () => send('DELETE', `/moderation/spam-keywords/${keyword.id}`, admin);
    expect((await remove()).json().message).toBe('Spam keyword removed successfully');
    expect(expectRefusal(await remove()).code).toBe('keyword_not_found');
    const post = await harness.factory.post(creator.id);
    await send('PUT', `/content/${post}`, creator, { title: 'Tsismis', content: 'tsismis' });
    expect(await queued(admin, post)).toBeUndefined();
    const acts = await harness.deps.db
      .selectFrom('admin_actions')
      .select('action')
      .where('subject_id', '=', keyword.id)
      .orderBy('id')
      .execute();
    expect(acts.map(({ action }) => action)).toEqual(['keyword.add', 'keyword.remove']);
  });
});

describe('the six figures', () => {
  it('count what they say, warnings of this Philippine month and people with active ones', async () => {
    const { admin, creator, fan } = await scene();
    const read = async () => (await send('GET', '/moderation/stats', admin)).json();
    const before = await read();
    await report(fan, 'profile', creator.id);
    const warn = (days: number) =>
      send('POST', `/admin/users/${creator.id}/warn`, admin, {
        severity: 1,
        warning_type: 'others',
        description: 'Words',
        expires_in_days: days,
      });
    await warn(1);
    await warn(2);
    const after = await read();
    expect(after).toEqual({
      ...before,
      pending_reports: before.pending_reports + 1,
      flagged_users: before.flagged_users + 1,
      total_warnings_issued: before.total_warnings_issued + 2,
    });
    harness.clock.advance(2 * 1440 * MINUTE_MS);
    expect((await read()).flagged_users).toBeLessThanOrEqual(before.flagged_users);
    harness.clock.advance(31 * 1440 * MINUTE_MS);
    const later = await send('GET', '/moderation/stats', await harness.factory.admin());
    expect(later.json().total_warnings_issued).toBe(0);
  });
});
