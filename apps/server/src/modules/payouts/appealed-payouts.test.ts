import { beforeEach, describe, expect, it } from 'vitest';
import { catchMail } from '../../../test/catch-mail.ts';
import type { Person } from '../../../test/factory.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { mailAppeal } from '../appeals/mail-appeal.ts';
import { usePayouts } from './payouts.fixture.ts';

/** Appeals against payouts that were rejected (P958). Fake: captcha, clock. */
const { harness, call, earner, availableTo } = usePayouts();
let [finance, other, moderator] = [{} as Person, {} as Person, {} as Person];

beforeEach(async () => {
  finance = await harness.factory.admin({ role: 'finance' });
  other = await harness.factory.admin({ role: 'finance' });
  moderator = await harness.factory.admin({ role: 'moderator' });
});

interface Rejected {
  creator: Person;
  payoutId: string;
  token: string;
}

const newestOf = async (creator: Person) => (await call('GET', '/payouts', creator)).json().payouts[0];

async function rejected(reason = 'Mali ang pangalan', by = finance): Promise<Rejected> {
  const creator = await earner(1000);
  const asked = (await call('POST', '/payouts', creator, {})).json().payout;
  expect(asked.appeal_token).toBeNull();
  const body = { decision: 'reject', reason };
  expect((await call('POST', `/admin/payouts/${asked.id}/decision`, by, body)).statusCode).toBe(200);
  const { id, appeal_token: token } = await newestOf(creator);
  return { creator, payoutId: id, token };
}

const send = ({ creator, token }: Rejected, text = 'Akin ang account') =>
  call('POST', '/appeals', creator, { token, text });

async function appealOf({ payoutId }: Rejected): Promise<string> {
  const appeals = harness.deps.db.selectFrom('appeals').select('id');
  return (await appeals.where('payout_id', '=', payoutId).executeTakeFirstOrThrow()).id;
}

const decide = (appealId: string, decision: 'granted' | 'denied', by = other) =>
  call('POST', `/admin/appeals/${appealId}/decision`, by, { decision, answer: 'Tiningnan namin ulit' });

async function appealed(): Promise<Rejected & { appealId: string }> {
  const one = await rejected();
  expect((await send(one)).statusCode).toBe(201);
  return { ...one, appealId: await appealOf(one) };
}

describe('a creator whose payout was rejected', () => {
  it('reads why by its token, and appeals once, however many come at once', async () => {
    const one = await rejected();
    const read = async () => (await call('POST', '/appeals/case', one.creator, { token: one.token })).json();
    const first = await read();
    expect(first).toMatchObject({
      sanction: { kind: 'payout', reason: 'Mali ang pangalan', payout: { amount: 700 }, ended_at: null },
      appeal: null,
      may_appeal: true,
    });
    expect(JSON.stringify(first)).not.toContain('The admin');
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(one)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
    expect(await read()).toMatchObject({ appeal: { text: 'Akin ang account' }, may_appeal: false });
  });

  it('cannot after 30 days', async () => {
    const one = await rejected();
    harness.clock.advance(30 * DAY_MS + 1);
    // The session is over by then; the token is enough.
    const late = await harness.app.inject({
      method: 'POST',
      url: '/api/appeals',
      payload: { token: one.token, text: 'x' },
    });
    expect(expectRefusal(late).code).toBe('appeal_closed');
  });

  it('has nothing to appeal against before, nor where it was paid, and staff gets no token', async () => {
    const creator = await earner(1000);
    const { payout } = (await call('POST', '/payouts', creator, {})).json();
    const token = harness.deps.appealTokens.make(payout.id);
    const early = await call('POST', '/appeals', creator, { token, text: 'x' });
    expect(expectRefusal(early).code).toBe('link_invalid');
    const one = await rejected();
    const listed = await call('GET', '/admin/payouts?status=rejected&limit=100', finance);
    expect(listed.body).toContain(one.payoutId);
    expect(listed.body).not.toContain('appeal_token');
  });
});

describe('an appeal against it', () => {
  it('is granted by another: no money moves, and who decides the next request sees it', async () => {
    const { creator, payoutId, appealId } = await appealed();
    const { appeals } = (await call('GET', '/admin/appeals?limit=50', other)).json();
    expect(appeals.find(({ id }: { id: string }) => id === appealId)).toMatchObject({
      sanction: { kind: 'payout', payout: { amount: 700 }, created_by: expect.stringContaining('The admin') },
      is_own_decision: false,
    });
    const answer = await decide(appealId, 'granted');
    expect(answer.json().message).toBe('The appeal is granted. The creator can request the payout again.');
    expect(await availableTo(creator)).toBe(700);
    expect(await newestOf(creator)).toMatchObject({ id: payoutId, status: 'rejected' });
    expect((await call('POST', '/payouts', creator, {})).statusCode).toBe(201);
    const { payout_requests: requests } = (await call('GET', '/admin/payouts?limit=100', finance)).json();
    const request = requests.find(({ creator_id: id }: { creator_id: string }) => id === creator.id);
    expect(request.granted_appeal).toMatchObject({
      reason: 'Mali ang pangalan',
      answer: 'Tiningnan namin ulit',
    });
    const told = (await call('GET', '/notifications', creator)).json().notifications;
    expect(told.map(({ kind }: { kind: string }) => kind)).toContain('moderation');
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('that is denied says so, and nobody sees anything of it at the next request', async () => {
    const { creator, appealId } = await appealed();
    expect((await decide(appealId, 'denied')).json().message).toBe('The appeal is denied');
    await call('POST', '/payouts', creator, {});
    const { payout_requests: requests } = (await call('GET', '/admin/payouts?limit=100', finance)).json();
    const request = requests.find(({ creator_id: id }: { creator_id: string }) => id === creator.id);
    expect(request.granted_appeal).toBeNull();
  });

  it('is of finance: moderators neither see nor decide it, and finance no appeal against a sanction', async () => {
    const { appealId } = await appealed();
    const listed = await call('GET', '/admin/appeals?limit=50', moderator);
    expect(listed.statusCode).toBe(200);
    expect(listed.body).not.toContain(appealId);
    expect(expectRefusal(await decide(appealId, 'granted', moderator)).code).toBe('other_part');
    const fan = await harness.factory.fan();
    const banned = await call('POST', `/admin/users/${fan.id}/ban`, moderator, { reason: 'Spam' });
    expect(banned.statusCode).toBeLessThan(300);
    const sanctions = harness.deps.db.selectFrom('sanctions').select('id').where('user_id', '=', fan.id);
    const token = harness.deps.appealTokens.make((await sanctions.executeTakeFirstOrThrow()).id);
    // Who is banned has no session; the link is enough.
    const payload = { token, text: 'Hindi ako ito' };
    const sent = await harness.app.inject({ method: 'POST', url: '/api/appeals', payload });
    expect(sent.statusCode).toBe(201);
    const appeals = harness.deps.db.selectFrom('appeals').select('id').where('user_id', '=', fan.id);
    const { id } = await appeals.executeTakeFirstOrThrow();
    expect((await call('GET', '/admin/appeals?limit=50', other)).body).not.toContain(id);
    expect(expectRefusal(await decide(id, 'granted', other)).code).toBe('other_part');
    expect((await call('GET', '/admin/appeals?limit=50', moderator)).body).toContain(id);
    const back = await call('POST', `/admin/appeals/${id}/take-back`, other, { reason: 'x' });
    expect(expectRefusal(back).code).toBe('other_part');
  });

  it('is not decided by who rejected the payout', async () => {
    const owner = await harness.factory.admin();
    const one = await rejected('Mali', owner);
    await send(one);
    const refused = expectRefusal(await decide(await appealOf(one), 'denied', owner));
    expect(refused.code).toBe('appeal_of_own_decision');
  });

  it('is decided once by two who decide at once', async () => {
    const { creator, appealId } = await appealed();
    const second = await harness.factory.admin({ role: 'finance' });
    const answers = await Promise.all([decide(appealId, 'granted'), decide(appealId, 'denied', second)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const acts = harness.deps.db.selectFrom('admin_actions').select('before');
    const logged = await acts
      .where('subject_id', '=', creator.id)
      .where('action', 'like', 'appeal.%')
      .execute();
    expect(logged).toHaveLength(1);
    expect(logged[0]?.before).toMatchObject({ kind: 'payout', payout_id: expect.any(String) });
  });

  it('is told of by mail to its creator and to who had rejected it', async () => {
    const { creator, appealId } = await appealed();
    await decide(appealId, 'granted');
    const { mail, sent } = catchMail();
    for (const to of ['person', 'admin'] as const)
      await mailAppeal({ ...harness.deps, mail }, { appealId, to });
    const [toPerson, toAdmin] = sent;
    expect(toPerson).toMatchObject({
      to: `${creator.username}@example.test`,
      subject: 'An appeal was granted',
    });
    expect(toPerson?.text).toContain('you can request the payout again');
    expect(toAdmin?.to).toBe(`${finance.username}@example.test`);
    expect(toAdmin?.text).toContain(`@${creator.username} against the rejection of a payout`);
  });
});
