import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { jpeg, sendForm } from '../../../test/forms.ts';
import { useHarness } from '../../../test/harness.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { MINUTE_MS } from '../../platform/durations.ts';

/** Everything is real but the clock. The first two uploads of a creator wait for a look. */
const harness = useHarness({ deps: { reviewFirstUploads: 2 } });

function send(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  person: Person | null,
  payload?: object,
) {
  return harness.app.inject({
    method,
    url: `/api${url}`,
    headers: person?.headers ?? {},
    ...(payload && { payload }),
  });
}

async function scene() {
  const [admin, other] = [await harness.factory.admin(), await harness.factory.admin()];
  const [creator, fan] = [await harness.factory.creator(), await harness.factory.fan({ credits: 100 })];
  return { admin, other, creator, fan };
}

const report = (person: Person, type: 'post' | 'profile' | 'comment', id: string, more: object = {}) =>
  send('POST', '/reports', person, { report_type: 'spam', subject_type: type, subject_id: id, ...more });
const decide = (admin: Person, id: string, action: string, more: object = {}) =>
  send('PUT', `/moderation/reports/${id}`, admin, {
    status: action === 'no_action' ? 'dismissed' : 'resolved',
    action_taken: action,
    ...more,
  });
const judge = (admin: Person, id: string, status: string, more: object = {}) =>
  send('PUT', `/moderation/content/${id}`, admin, { status, ...more });
const addKeyword = (admin: Person, keyword: string, severity: number) =>
  send('POST', '/moderation/spam-keywords', admin, { keyword, severity });

/** Everything of a list, page by page. */
async function all(admin: Person, address: string, list: string) {
  const found = [];
  let cursor = '';
  do {
    const sign = address.includes('?') ? '&' : '?';
    const page = (
      await send('GET', `${address}${sign}limit=2${cursor && `&cursor=${cursor}`}`, admin)
    ).json();
    found.push(...page[list]);
    cursor = page.next_cursor ?? '';
  } while (cursor);
  return found;
}

async function upload(creator: Person, words: Record<string, string> = {}) {
  const form = { fields: { title: 'Bago', content: 'Words', ...words }, files: [{ content: await jpeg() }] };
  const answer = await sendForm(harness, creator.headers, form);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

const queued = async (admin: Person, id: string, status = 'open') =>
  (await all(admin, `/moderation/content?status=${status}`, 'content')).find(
    ({ content_id: of }: { content_id: string }) => of === id,
  );

describe('a report', () => {
  it('is of what one sees, of somebody else, and open once a person and thing', async () => {
    const { admin, creator, fan } = await scene();
    const post = await harness.factory.post(creator.id, { content: 'Reported words' });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => report(fan, 'post', post, { description: 'Ads' })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(201));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    const mine = (await all(admin, '/moderation/reports', 'reports')).filter(
      ({ subject_id: of }) => of === post,
    );
    expect(mine).toHaveLength(1);
    expect(mine[0]).toMatchObject({
      report_type: 'spam',
      status: 'pending',
      description: 'Ads',
      reporter: { id: fan.id },
      reported_user: { id: creator.id, status: 'active' },
      subject_text: 'A post\nReported words',
      post_id: post,
      action_taken: null,
    });
    expect(expectRefusal(await report(creator, 'post', post)).code).toBe('report_refused');
    expect(expectRefusal(await report(creator, 'profile', creator.id)).code).toBe('report_refused');
    const nobody = harness.deps.ids.next();
    expect(expectRefusal(await report(fan, 'post', nobody)).code).toBe('content_not_found');
    expect(expectRefusal(await report(fan, 'profile', nobody)).code).toBe('creator_not_found');
    expect(expectRefusal(await report(fan, 'comment', nobody)).code).toBe('comment_not_found');
    expect(expectRefusal(await report(creator, 'profile', fan.id)).code).toBe('creator_not_found');
    const hidden = await harness.factory.post(creator.id, { status: 'in_review' });
    expect(expectRefusal(await report(fan, 'post', hidden)).code).toBe('content_not_found');
  });

  it('is dismissed, and may be made again', async () => {
    const { admin, creator, fan } = await scene();
    const { id } = (await report(fan, 'profile', creator.id)).json();
    const answer = await decide(admin, id, 'no_action', { admin_notes: 'Nothing there' });
    expect(answer.json()).toMatchObject({
      report: { status: 'dismissed', action_taken: 'no_action', admin_notes: 'Nothing there' },
      message: 'Report dismissed successfully',
    });
    const again = (await report(fan, 'profile', creator.id)).json();
    expect(again.id).not.toBe(id);
    const wrong = { status: 'dismissed', action_taken: 'warning' };
    expect(expectRefusal(await send('PUT', `/moderation/reports/${again.id}`, admin, wrong)).code).toBe(
      'validation_failed',
    );
  });

  it('brings a warning, a removal or a ban, each with the reason for the person alone', async () => {
    const { admin, creator, fan } = await scene();
    const post = await harness.factory.post(creator.id, { price: 5 });
    await send('POST', '/credits/unlock', fan, { content_id: post });
    const ids = [];
    for (const reporter of [fan, await harness.factory.fan()])
      ids.push((await report(reporter, 'post', post)).json().id);
    ids.push((await report(fan, 'profile', creator.id)).json().id);
    const warning = { severity: 4, warning_type: 'harassment', expires_in_days: 7 };
    expect((await decide(admin, ids[0], 'warning', { warning })).statusCode).toBe(200);
    const warnings = await all(admin, '/moderation/warnings', 'warnings');
    expect(warnings[0]).toMatchObject({
      user: { id: creator.id },
      severity: 4,
      warning_type: 'harassment',
      description: 'It is spam.',
    });
    expect((await decide(admin, ids[1], 'remove_content', { admin_notes: 'SECRET' })).statusCode).toBe(200);
    expect((await send('GET', `/content/${post}`, fan)).statusCode).toBe(404);
    expect((await send('GET', `/content/${post}`, creator)).statusCode).toBe(404);
    expect((await decide(admin, ids[2], 'ban_user')).statusCode).toBe(200);
    expect((await send('GET', `/users/by-username/${creator.username}`, null)).statusCode).toBe(404);
    const given = await harness.deps.db
      .selectFrom('sanctions')
      .select(['kind', 'reason'])
      .where('user_id', '=', creator.id)
      .orderBy('id')
      .execute();
    expect(given).toEqual([
      { kind: 'warning', reason: 'It is spam.' },
      { kind: 'removal', reason: 'It is spam.' },
      { kind: 'ban', reason: 'It is spam.' },
    ]);
  });

  it('about what is removed is closed with the decision that removes it, and so is what waits in the queue', async () => {
    const { admin, other, creator, fan } = await scene();
    await addKeyword(admin, 'libreng ginto', 4);
    const post = await harness.factory.post(creator.id);
    const said = (await send('POST', `/content/${post}/comments`, fan, { text: 'Libreng ginto' })).json().id;
    const people = [creator, await harness.factory.fan(), await harness.factory.fan()];
    const ids: string[] = [];
    for (const person of people) ids.push((await report(person, 'comment', said)).json().id);
    const [first = '', , claimed = ''] = ids;
    const elsewhere = (await report(fan, 'post', post)).json().id;
    // Another moderator is at work on one of them.
    expect((await send('POST', `/moderation/reports/${claimed}/claim`, other)).statusCode).toBe(200);
    expect((await decide(admin, first, 'remove_content', { admin_notes: 'Spam' })).statusCode).toBe(200);
    const reports = await all(other, '/moderation/reports?status=all', 'reports');
    const known = reports.filter(({ id }: { id: string }) => ids.includes(id));
    expect(known).toHaveLength(3);
    for (const each of known)
      expect(each).toMatchObject({
        status: 'resolved',
        action_taken: 'remove_content',
        admin_notes: 'Spam',
        decided_by: known[0].decided_by,
        claimed_by: null,
      });
    expect(reports.find(({ id }: { id: string }) => id === elsewhere)).toMatchObject({ status: 'pending' });
    expect(expectRefusal(await decide(other, claimed, 'no_action')).code).toBe('moderation_decided');
    expect(await queued(admin, said)).toBeUndefined();
    expect(await queued(admin, said, 'removed')).toMatchObject({ admin_notes: 'Spam' });
    // Whoever reported second finds in their data what whoever reported first does.
    const found = await Promise.all(
      people.slice(0, 2).map(async (person) => (await send('GET', '/account/export', person)).json().reports),
    );
    expect(found.map(([row]) => row.status)).toEqual(['resolved', 'resolved']);
    const { after } = await harness.deps.db
      .selectFrom('admin_actions')
      .select('after')
      .where('subject_id', '=', first)
      .executeTakeFirstOrThrow();
    expect(after).toMatchObject({ reports_closed: 3 });
  });

  it('is closed as well by a removal from the queue', async () => {
    const { admin, creator, fan } = await scene();
    await addKeyword(admin, 'libreng pilak', 4);
    const post = await harness.factory.post(creator.id);
    await send('PUT', `/content/${post}`, creator, { title: 'Libreng pilak', content: 'Dito' });
    const { id } = (await report(fan, 'post', post)).json();
    expect((await judge(admin, post, 'removed', { admin_notes: 'Ads' })).statusCode).toBe(200);
    const row = (await all(admin, '/moderation/reports?status=all', 'reports')).find(
      (each) => each.id === id,
    );
    expect(row).toMatchObject({ status: 'resolved', action_taken: 'remove_content', admin_notes: 'Ads' });
  });

  it('stays in the list with what was decided, beside what waits, the newest first', async () => {
    const { admin, creator, fan } = await scene();
    const waiting = (await report(fan, 'post', await harness.factory.post(creator.id))).json().id;
    const dismissed = (await report(fan, 'profile', creator.id, { description: null })).json().id;
    expect((await decide(admin, dismissed, 'no_action', { admin_notes: null })).statusCode).toBe(200);
    const known = [waiting, dismissed];
    const listed = (await all(admin, '/moderation/reports', 'reports')).filter(({ id }) =>
      known.includes(id),
    );
    expect(listed.map(({ id, status }) => [id, status])).toEqual([
      [dismissed, 'dismissed'],
      [waiting, 'pending'],
    ]);
    expect(listed[0]).toMatchObject({ description: '', admin_notes: '' });
    const open = await all(admin, '/moderation/reports?status=pending', 'reports');
    expect(open.filter(({ id }) => known.includes(id))).toMatchObject([{ id: waiting }]);
  });

  it('is never left open by those who remove, report, warn and remove at once', async () => {
    const { creator } = await scene();
    for (let round = 0; round < 5; round += 1) {
      const post = await harness.factory.post(creator.id);
      const ids: string[] = [];
      for (let count = 0; count < 3; count += 1)
        ids.push((await report(await harness.factory.fan(), 'post', post)).json().id);
      const admins = [
        await harness.factory.admin(),
        await harness.factory.admin(),
        await harness.factory.admin(),
      ];
      const late = [await harness.factory.fan(), await harness.factory.fan()];
      const act = (place: number, action: string) =>
        decide(admins[place] as Person, ids[place] ?? '', action);
      const answers = await Promise.all([
        act(0, 'remove_content'),
        report(late[0] as Person, 'post', post),
        act(1, 'remove_content'),
        act(2, 'warning'),
        report(late[1] as Person, 'post', post),
      ]);
      for (const answer of answers) expect([200, 201, 404, 409], answer.body).toContain(answer.statusCode);
      expect([answers[0], answers[2]].filter((answer) => answer?.statusCode === 200)).toHaveLength(1);
      const open = await harness.deps.db
        .selectFrom('reports')
        .select('id')
        .where('subject_id', '=', post)
        .where('status', '=', 'pending')
        .execute();
      expect(open).toEqual([]);
    }
  });

  it('is decided all or not at all', async () => {
    const { admin, creator, fan } = await scene();
    const { id } = (await report(fan, 'profile', creator.id)).json();
    expect(expectRefusal(await decide(admin, id, 'remove_content')).code).toBe('content_not_found');
    const still = (await all(admin, '/moderation/reports', 'reports')).find((row) => row.id === id);
    expect(still).toMatchObject({ status: 'pending', decided_by: null });
  });

  it('is decided by one of many at once, and the others are told who', async () => {
    const { creator, fan } = await scene();
    const { id } = (await report(fan, 'profile', creator.id)).json();
    const admins = [];
    for (let count = 0; count < 5; count += 1) admins.push(await harness.factory.admin());
    const answers = await Promise.all(admins.map((admin) => decide(admin, id, 'warning')));
    const [first] = answers.filter(({ statusCode }) => statusCode === 200);
    const name = first?.json().report.decided_by;
    const refusals = answers.filter(({ statusCode }) => statusCode !== 200).map(expectRefusal);
    expect(refusals.map(({ code, detail }) => [code, detail])).toEqual(
      Array(4).fill(['moderation_decided', `${name} was first: this is resolved.`]),
    );
    const given = await harness.deps.db
      .selectFrom('sanctions')
      .select('id')
      .where('user_id', '=', creator.id)
      .execute();
    expect(given).toHaveLength(1);
  });

  it('is claimed for five minutes, one at a time', async () => {
    const { admin, other, creator, fan } = await scene();
    const { id } = (await report(fan, 'profile', creator.id)).json();
    const second = (await report(await harness.factory.fan(), 'profile', creator.id)).json();
    const claim = (who: Person, which: string) => send('POST', `/moderation/reports/${which}/claim`, who);
    expect((await claim(admin, id)).statusCode).toBe(200);
    const refusal = expectRefusal(await claim(other, id));
    expect([refusal.code, refusal.detail]).toEqual([
      'moderation_claimed',
      expect.stringMatching(/^The admin \d+ is working on this\. Try again in a few minutes\.$/),
    ]);
    expect(expectRefusal(await decide(other, id, 'no_action')).code).toBe('moderation_claimed');
    const [seen] = (await all(other, '/moderation/reports', 'reports')).filter((row) => row.id === id);
    expect(seen).toMatchObject({ is_mine: false, claimed_by: expect.stringMatching(/^The admin/) });
    await claim(admin, second.id);
    expect((await claim(other, id)).statusCode).toBe(200);
    harness.clock.advance(5 * MINUTE_MS);
    expect((await decide(admin, id, 'no_action')).statusCode).toBe(200);
  });
});

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
    expect(expectRefusal(await addKeyword(admin, 'MURANG  L0AD', 5)).code).toBe('keyword_taken');
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
    expect(await shown()).toContain(flagged);
    expect((await judge(admin, flagged, 'removed')).statusCode).toBe(200);
    expect(await shown()).not.toContain(flagged);
  });

  it('finds what an edit brings in, and does not bring back what was approved with it', async () => {
    const { admin, creator } = await scene();
    await addKeyword(admin, 'biglang yaman', 4);
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
    await addKeyword(admin, 'pautang', 5);
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
