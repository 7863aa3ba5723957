import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { MINUTE_MS } from '../../platform/durations.ts';
import { setCommentState } from '../reactions/index.ts';
import { useModeration } from './moderation.fixture.ts';

const { harness, send, scene, report, decide, judge, addKeyword, all, queued } = useModeration();

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
    await addKeyword(admin, 'libreng ginto', 3);
    const post = await harness.factory.post(creator.id);
    const said = (await send('POST', `/content/${post}/comments`, fan, { text: 'Libreng ginto' })).json().id;
    // As one that came into the queue before what is there was hidden from others.
    await inTransaction(harness.deps.db, (tx) => setCommentState(tx, said, 'visible'));
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
    await addKeyword(admin, 'libreng pilak', 3);
    const post = await harness.factory.post(creator.id);
    const { id } = (await report(fan, 'post', post)).json();
    await send('PUT', `/content/${post}`, creator, { title: 'Libreng pilak', content: 'Dito' });
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
