import { beforeEach, describe, expect, it } from 'vitest';
import { catchMail } from '../../../test/catch-mail.ts';
import type { Person } from '../../../test/factory.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { login, register } from '../accounts/accounts.fixture.ts';
import { PASSWORD, useAppeals } from './appeals.fixture.ts';
import { decideAppeal } from './decide-appeal.ts';
import { mailAppeal } from './mail-appeal.ts';

const { harness, people, post, judged, appealed, decide, statusOf } = useAppeals();
let judge: Person;
let other: Person;

beforeEach(() => {
  ({ judge, other } = people);
});

describe('who is banned', () => {
  it('is told so at sign-in with what an appeal is sent with, after the right password alone', async () => {
    const { user } = (await register(harness)).json();
    const { token } = await judged('ban', user.id);
    const refused = expectRefusal(await login(harness, user.email, PASSWORD));
    expect([refused.code, refused.appeal_token]).toEqual(['account_banned', token]);
    const wrong = expectRefusal(await login(harness, user.email, 'mali-mali-mali'));
    expect([wrong.code, wrong.appeal_token]).toEqual(['invalid_credentials', undefined]);
  });

  it('reads what was decided, appeals once, and may sign in again when it is granted', async () => {
    const { user } = (await register(harness)).json();
    const { token } = await judged('ban', user.id);
    const first = (await post('/appeals/case', { token })).json();
    expect(first).toMatchObject({ sanction: { kind: 'ban' }, appeal: null, may_appeal: true });
    expect(JSON.stringify(first)).not.toContain('The admin');
    await post('/appeals', { token, text: 'Mali ito' });
    expect((await post('/appeals/case', { token })).json()).toMatchObject({
      appeal: { text: 'Mali ito', decision: null },
      may_appeal: false,
    });
    const again = expectRefusal(await post('/appeals', { token, text: 'Isa pa' }));
    expect([again.code, again.detail]).toEqual(['appeal_closed', expect.stringContaining('already')]);
    const { appeals } = (
      await harness.app.inject({ url: '/api/admin/appeals?limit=50', headers: other.headers })
    ).json();
    const waiting = appeals.find(({ user_id }: { user_id: string }) => user_id === user.id);
    expect(waiting).toMatchObject({
      is_own_decision: false,
      sanction: { kind: 'ban', created_by: expect.stringContaining('The admin') },
    });
    expect((await decide(waiting.id, 'granted')).json().appeal).toMatchObject({ decision: 'granted' });
    expect((await login(harness, user.email, PASSWORD)).statusCode).toBe(200);
    expect((await post('/appeals/case', { token })).json().appeal).toMatchObject({ decision: 'granted' });
  });

  it('stays banned when it is denied', async () => {
    const { fan, appealId } = await appealed('ban');
    await decide(appealId, 'denied');
    expect(await statusOf(fan.id)).toBe('banned');
  });
});

describe('an appeal', () => {
  it('is one against a decision, however many come at once', async () => {
    const fan = await harness.factory.fan();
    const { token } = await judged('warn', fan.id);
    const answers = await Promise.all([1, 2, 3, 4].map(() => post('/appeals', { token, text: 'Mali ito' })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
  });

  it('is taken for 30 days', async () => {
    const [early, late] = [await harness.factory.fan(), await harness.factory.fan()];
    const [first, second] = [await judged('warn', early.id), await judged('warn', late.id)];
    harness.clock.advance(30 * DAY_MS);
    expect((await post('/appeals', { token: first.token, text: 'x' })).statusCode).toBe(201);
    harness.clock.advance(1);
    const refused = expectRefusal(await post('/appeals', { token: second.token, text: 'x' }));
    expect([refused.code, refused.detail]).toEqual(['appeal_closed', expect.stringContaining('30 days')]);
  });

  it('needs a link of ours', async () => {
    const fan = await harness.factory.fan();
    const { id, token } = await judged('warn', fan.id);
    const another = await judged('warn', fan.id);
    const forged = [`${id}.${another.token.split('.')[1]}`, `${id}.`, id, 'x', `${token}x`, `${token}.x`];
    for (const word of forged)
      expect([word, expectRefusal(await post('/appeals', { token: word, text: 'x' })).code]).toEqual([
        word,
        'link_invalid',
      ]);
  });

  it('is not decided by who had decided, while there is another admin', async () => {
    const { appealId } = await appealed('warn');
    expect(expectRefusal(await decide(appealId, 'denied', judge)).code).toBe('appeal_of_own_decision');
    await harness.deps.db
      .updateTable('users')
      .set({ status: 'suspended' })
      .where('user_type', '=', 'admin')
      .where('id', '<>', judge.id)
      .execute();
    expect((await decide(appealId, 'denied', judge)).statusCode).toBe(200);
    await harness.deps.db
      .updateTable('users')
      .set({ status: 'active' })
      .where('user_type', '=', 'admin')
      .where('id', '<>', judge.id)
      .execute();
  });

  it('is decided once by admins who decide at once, and the second is told who was first', async () => {
    const { fan, appealId, sanctionId } = await appealed('suspend');
    const third = await harness.factory.admin();
    const answers = await Promise.all([
      decide(appealId, 'granted', other),
      decide(appealId, 'denied', third),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const lost = answers.find(({ statusCode }) => statusCode === 409);
    expect(lost && expectRefusal(lost)).toMatchObject({
      code: 'appeal_decided',
      detail: expect.stringContaining('The admin'),
    });
    const wasGranted = answers[0]?.statusCode === 200;
    expect(await statusOf(fan.id)).toBe(wasGranted ? 'active' : 'suspended');
    const logged = await harness.deps.db
      .selectFrom('admin_actions')
      .select('action')
      .where('subject_id', '=', fan.id)
      .where('action', 'like', 'appeal.%')
      .execute();
    expect([logged.length, sanctionId.length]).toEqual([1, 36]);
  });

  it('is granted also where what it is against is over', async () => {
    const { fan, appealId, sanctionId } = await appealed('suspend');
    await post(`/admin/users/${fan.id}/lift`, { sanction_id: sanctionId, reason: 'Tapos na' }, judge.headers);
    expect((await decide(appealId, 'granted')).statusCode).toBe(200);
  });

  it('leaves nothing decided when what it asks for cannot be done', async () => {
    const { fan, appealId } = await appealed('ban');
    await harness.deps.db.updateTable('users').set({ status: 'erased' }).where('id', '=', fan.id).execute();
    expect(expectRefusal(await decide(appealId, 'granted')).code).toBe('person_not_found');
    const row = await harness.deps.db
      .selectFrom('appeals')
      .select('decision')
      .where('id', '=', appealId)
      .executeTakeFirstOrThrow();
    expect(row.decision).toBeNull();
  });
});

describe('the mails about it', () => {
  it('tell both sides how it ended, and nobody twice', async () => {
    const { fan, appealId } = await appealed('ban');
    await harness.deps.db.updateTable('users').set({ language: 'fil' }).where('id', '=', fan.id).execute();
    const deciding = { appealId, decision: 'granted', answer: 'Tama ka' } as const;
    await decideAppeal(harness.deps, {
      ...deciding,
      adminId: other.id,
      role: 'owner',
      from: '127.0.0.1',
    });
    const jobs = await harness.deps.pool.query(
      `select payload->>'to' as reader from graphile_worker._private_jobs where payload->>'appealId' = $1 order by 1`,
      [appealId],
    );
    expect(jobs.rows).toEqual([{ reader: 'admin' }, { reader: 'person' }]);
    const { mail, sent } = catchMail();
    for (const to of ['person', 'admin'] as const)
      await mailAppeal({ ...harness.deps, mail }, { appealId, to });
    const [toPerson, toAdmin] = sent;
    expect(toPerson).toMatchObject({
      to: `${fan.username}@example.test`,
      subject: 'Tinanggap ang isang apela',
    });
    expect(toPerson?.text).toContain('Tama ka');
    expect(toPerson?.text).not.toContain('The admin');
    expect(toAdmin).toMatchObject({ to: `${judge.username}@example.test`, subject: 'An appeal was granted' });
    expect(toAdmin?.text).toContain(`@${fan.username}`);
    const lifted = await harness.deps.pool.query(
      `select 1 from graphile_worker._private_jobs where payload->>'what' = 'lifted' and payload->>'sanctionId' in
        (select sanction_id::text from appeals where id = $1)`,
      [appealId],
    );
    expect(lifted.rows).toEqual([]);
  });
});
