import { beforeEach, describe, expect, it } from 'vitest';
import { catchMail } from '../../../test/catch-mail.ts';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { mailSanction } from './mail-sanction.ts';
import { readStrikes } from './read-strikes.ts';
import { type StrikeRules, whatFollows } from './strikes.ts';

/** Everything is real but the clock; mail is gathered. */
const harness = useHarness();
let admin: Person;
let other: Person;
let creator: Person;
beforeEach(async () => {
  admin = await harness.factory.admin();
  other = await harness.factory.admin();
  creator = await harness.factory.creator();
});

const send = (method: 'GET' | 'POST' | 'PUT', url: string, by: Person, payload?: object) =>
  harness.app.inject({ method, url: `/api${url}`, headers: by.headers, ...(payload && { payload }) });
const judge = (what: string, body: object) => send('POST', `/admin/users/${creator.id}/${what}`, admin, body);
const warn = async (more: object = {}): Promise<{ id: string }> =>
  (await judge('warn', { severity: 1, warning_type: 'spam', description: 'Links', ...more })).json().sanction;
const suspend = () => judge('suspend', { days: 3, reason: 'Again' });
const record = async () => (await send('GET', `/admin/users/${creator.id}/strikes`, admin)).json();
const counted = async () => (await readStrikes(harness.deps, creator.id)).strikes.length;

async function remove(): Promise<{ post: string; sanction: string }> {
  const post = await harness.factory.post(creator.id);
  const body = { content_type: 'post', reason: 'Not allowed' };
  await send('POST', `/moderation/content/${post}/remove`, admin, body);
  const { id } = await harness.deps.db
    .selectFrom('sanctions')
    .select('id')
    .where('subject_id', '=', post)
    .executeTakeFirstOrThrow();
  return { post, sanction: id };
}

async function grantAppeal(sanctionId: string) {
  const token = harness.deps.appealTokens.make(sanctionId);
  await send('POST', '/appeals', creator, { token, text: 'Mali ito' });
  const { id } = await harness.deps.db
    .selectFrom('appeals')
    .select('id')
    .where('sanction_id', '=', sanctionId)
    .executeTakeFirstOrThrow();
  return send('POST', `/admin/appeals/${id}/decision`, other, { decision: 'granted', answer: 'Tama ka' });
}

describe('a strike', () => {
  it('is a warning or a removal, and a third one has a suspension offered, which nobody is given by itself', async () => {
    await warn();
    await remove();
    expect(await record()).toMatchObject({
      limit: 3,
      suspensions: 0,
      proposed: { act: 'warning', reason: '' },
    });
    await warn();
    const { strikes, proposed } = await record();
    expect(strikes.map(({ kind }: { kind: string }) => kind)).toEqual(['warning', 'removal', 'warning']);
    expect(proposed).toEqual({
      act: 'suspension',
      days: 7,
      reason: expect.stringContaining('90 days, 3 things'),
    });
    expect((await send('GET', '/auth/me', creator)).statusCode).toBe(200);
  });

  it('counts for the window, and a warning no longer than itself', async () => {
    await remove();
    await warn({ expires_in_days: 30 });
    const until = (await record()).strikes.map(({ counts_until }: { counts_until: string }) => counts_until);
    const inDays = (days: number) => new Date(harness.clock.now().getTime() + days * DAY_MS).toISOString();
    expect(until).toEqual([inDays(30), inDays(90)]);
    harness.clock.advance(30 * DAY_MS);
    expect(await counted()).toBe(1);
    harness.clock.advance(60 * DAY_MS);
    expect(await counted()).toBe(0);
  });

  it('does not count once it was lifted, taken back or overturned by an appeal', async () => {
    const [lifted, appealed] = [await warn(), await warn()];
    const [back, stays] = [await remove(), await remove()];
    expect(await counted()).toBe(4);
    await judge('lift', { sanction_id: lifted.id, reason: 'A mistake' });
    expect((await grantAppeal(appealed.id)).statusCode).toBe(200);
    await send('POST', `/moderation/content/${back.post}/take-back`, admin, { reason: 'A slip' });
    expect(await counted()).toBe(1);
    // It stands otherwise meanwhile: it is not brought back, and still does not count.
    await harness.deps.db
      .updateTable('posts')
      .set({ status: 'draft' })
      .where('id', '=', stays.post)
      .execute();
    expect((await grantAppeal(stays.sanction)).statusCode).toBe(200);
    expect(await counted()).toBe(0);
  });

  it('has had its consequence with a suspension, and the next is longer; one that was lifted was none', async () => {
    for (let n = 0; n < 3; n += 1) await warn();
    await suspend();
    expect(await record()).toMatchObject({ strikes: [], suspensions: 1, follows: { days: 30 } });
    await judge('lift', { reason: 'A mistake' });
    expect(await record()).toMatchObject({ suspensions: 0, proposed: { act: 'suspension', days: 7 } });
    harness.clock.advance(1);
    await suspend();
    harness.clock.advance(1);
    for (let n = 0; n < 3; n += 1) await warn();
    // Suspended already: nothing is offered until that is over.
    expect(await record()).toMatchObject({ suspensions: 1, follows: { days: 30 }, proposed: null });
  });
});

it('climbs from the first suspension to the second to a ban', () => {
  const rules: StrikeRules = { limit: 3, windowDays: 90, firstDays: 7, secondDays: 30 };
  expect([0, 1, 2, 3].map((suspensions) => whatFollows(suspensions, rules))).toEqual([
    { act: 'suspension', days: 7 },
    { act: 'suspension', days: 30 },
    { act: 'ban', days: null },
    { act: 'ban', days: null },
  ]);
});

it('is told in the mail and to its person, without who decided', async () => {
  const { mail, sent } = catchMail();
  const { id } = await warn();
  await mailSanction({ ...harness.deps, mail }, { sanctionId: id, what: 'begun' });
  expect(sent[0]?.text).toContain(
    'Strikes that count now: 1 of 3. Once there are 3, a suspension of 7 days may',
  );
  const own = await send('GET', '/users/me/strikes', creator);
  expect(own.json()).toMatchObject({ strikes: [{ id, reason: 'Links' }], limit: 3, follows: { days: 7 } });
  expect(own.body).not.toMatch(/created_by|admin|proposed/i);
});

it('is the owner’s to set, a second suspension no shorter than the first', async () => {
  const { settings } = (await send('GET', '/admin/settings', admin)).json();
  const change = (more: object) =>
    harness.app.inject({
      method: 'PUT',
      url: '/api/admin/settings',
      headers: { ...admin.headers, 'idempotency-key': harness.deps.ids.next() },
      payload: { version: settings.version, ...more },
    });
  expect((await change({ strike_first_days: 14, strike_second_days: 7 })).json().errors).toHaveProperty(
    'strike_second_days',
  );
  expect((await change({ strike_limit: 1, strike_first_days: 14 })).statusCode).toBe(200);
  await warn();
  expect((await record()).proposed).toMatchObject({ act: 'suspension', days: 14 });
});

it('is shown to moderators alone', async () => {
  const finance = await harness.factory.admin({ role: 'finance' });
  const asked = (by: Person) => send('GET', `/admin/users/${creator.id}/strikes`, by);
  expect((await asked(creator)).statusCode).toBe(403);
  expect((await asked(finance)).json().code).toBe('other_part');
});

it('ends with the step that was offered, taken from the dialog of a report, once of two at the same time', async () => {
  const fan = await harness.factory.fan();
  const body = { report_type: 'spam', subject_type: 'profile', subject_id: creator.id };
  const { id } = (await send('POST', '/reports', fan, body)).json();
  const step = { status: 'resolved', action_taken: 'suspend_user' };
  const decide = (by: Person, more: object) =>
    send('PUT', `/moderation/reports/${id}`, by, { ...step, ...more });
  expect((await decide(admin, {})).json().errors).toHaveProperty('suspension_days');
  const both = await Promise.all([admin, other].map((by) => decide(by, { suspension_days: 7 })));
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const { status } = await harness.deps.db
    .selectFrom('users')
    .select('status')
    .where('id', '=', creator.id)
    .executeTakeFirstOrThrow();
  expect([status, (await record()).suspensions]).toEqual(['suspended', 1]);
});
