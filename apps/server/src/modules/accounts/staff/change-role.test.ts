import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { mailsOf } from '../accounts.fixture.ts';

const harness = useHarness();

type Headers = { authorization: string };

function give(by: { headers: Headers }, id: string, role: string) {
  return harness.app.inject({
    method: 'PUT',
    url: `/api/admin/staff/${id}`,
    headers: by.headers,
    payload: { role },
  });
}

function take(by: { headers: Headers }, id: string) {
  return harness.app.inject({ method: 'DELETE', url: `/api/admin/staff/${id}`, headers: by.headers });
}

const statusOf = async (url: string, { headers }: { headers: Headers }) =>
  (await harness.app.inject({ url: `/api${url}`, headers })).statusCode;

async function readyFan() {
  const fan = await harness.factory.fan();
  await harness.deps.db
    .updateTable('users')
    .set({ two_factor_at: harness.clock.now() })
    .where('id', '=', fan.id)
    .execute();
  return fan;
}

/** Nobody but these owners is one: tests before left theirs. */
async function onlyOwners(...ids: string[]) {
  await harness.deps.db
    .updateTable('users')
    .set({ staff_role: 'support' })
    .where('staff_role', '=', 'owner')
    .where('id', 'not in', ids)
    .execute();
}

describe('a role', () => {
  it('is in force with the next request, ends no session, is on record and told by mail', async () => {
    const owner = await harness.factory.admin();
    const member = await harness.factory.admin({ role: 'moderator' });
    expect(await statusOf('/moderation/stats', member)).toBe(200);
    expect((await give(owner, member.id, 'finance')).json().member).toMatchObject({ role: 'finance' });
    expect(await statusOf('/moderation/stats', member)).toBe(403);
    expect(await statusOf('/admin/payouts', member)).toBe(200);
    const { actions } = (
      await harness.app.inject({ url: '/api/admin/audit?what=staff.give', headers: owner.headers })
    ).json();
    expect(actions[0]).toMatchObject({ who: owner.username, subject_id: member.id });
    expect(JSON.parse(actions[0].before)).toEqual({ role: 'moderator' });
    expect((await mailsOf(harness)).at(-1)).toMatchObject({ subject: 'Your role at Likha has changed' });
  });

  it('makes an admin of a fan with two factors, and a fan again when it is taken', async () => {
    const owner = await harness.factory.admin();
    const fan = await readyFan();
    expect((await give(owner, fan.id, 'support')).statusCode).toBe(200);
    expect(await statusOf('/admin/contact-messages', fan)).toBe(200);
    expect(await statusOf('/admin/payouts', fan)).toBe(403);
    expect((await take(owner, fan.id)).statusCode).toBe(200);
    const answer = await harness.app.inject({ url: '/api/admin/contact-messages', headers: fan.headers });
    expect(answer.json().code).toBe('admins_only');
    expect((await take(owner, fan.id)).statusCode).toBe(404);
  });

  it('is given to nobody without two factors, to no creator and to nobody who is kept out', async () => {
    const owner = await harness.factory.admin();
    const suspended = await readyFan();
    await harness.deps.db
      .updateTable('users')
      .set({ status: 'suspended' })
      .where('id', '=', suspended.id)
      .execute();
    for (const { id } of [await harness.factory.fan(), await harness.factory.creator(), suspended])
      expect((await give(owner, id, 'support')).json()).toMatchObject({ status: 409, code: 'staff_refused' });
  });

  it('of the last owner stays, whoever takes it and however they leave', async () => {
    const owner = await harness.factory.admin();
    await onlyOwners(owner.id);
    expect((await give(owner, owner.id, 'support')).json().code).toBe('staff_refused');
    expect((await take(owner, owner.id)).json().code).toBe('staff_refused');
    const second = await harness.factory.admin();
    expect((await give(owner, owner.id, 'support')).statusCode).toBe(200);
    expect((await take(second, second.id)).json().code).toBe('staff_refused');
  });

  it('is taken by one of two owners who take from each other at once', async () => {
    const [one, other] = [await harness.factory.admin(), await harness.factory.admin()];
    await onlyOwners(one.id, other.id);
    const answers = await Promise.all([take(one, other.id), take(other, one.id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
  });
});

describe('staff', () => {
  it('is judged, signed out and helped by owners alone', async () => {
    const owner = await harness.factory.admin();
    const moderator = await harness.factory.admin({ role: 'moderator' });
    const support = await harness.factory.admin({ role: 'support' });
    const post = (by: { headers: Headers }, path: string, payload: object = {}) =>
      harness.app.inject({ method: 'POST', url: `/api/admin/users/${path}`, headers: by.headers, payload });
    const ban = { reason: 'Fraud' };
    expect((await post(moderator, `${owner.id}/ban`, ban)).json().code).toBe('sanction_refused');
    expect((await post(moderator, `${support.id}/ban`, ban)).json().code).toBe('sanction_refused');
    for (const path of [`${owner.id}/two-factor/reset`, `${moderator.id}/sign-out`])
      expect((await post(support, path)).json().code).toBe('other_part');
    expect((await post(owner, `${moderator.id}/sign-out`)).statusCode).toBe(200);
    expect((await post(owner, `${support.id}/ban`, ban)).statusCode).toBe(201);
  });
});
