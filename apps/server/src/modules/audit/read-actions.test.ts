import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { expectRefusal } from '../../../test/problems.ts';

/** Fake: clock. */
const harness = useHarness();
let admin: Person;
let other: Person;
let fan: Person;

async function listed(query = '') {
  const url = `/api/admin/audit?${query}`;
  const answer = (await harness.app.inject({ url, headers: admin.headers })).json();
  return answer.actions.map(({ who, action }: { who: string; action: string }) => `${who} ${action}`);
}

function post(by: Person, url: string, payload: object = {}) {
  return harness.app.inject({ method: 'POST', url: `/api${url}`, headers: by.headers, payload });
}

beforeAll(async () => {
  admin = await harness.factory.admin();
  other = await harness.factory.admin();
  fan = await harness.factory.fan();
  await harness.deps.db.updateTable('users').set({ avatar_key: 'face' }).where('id', '=', admin.id).execute();
  await post(other, `/admin/users/${fan.id}/notes`, { text: 'Una' });
  harness.clock.set('2026-06-15T15:59:59.000Z');
  await post(admin, `/admin/users/${fan.id}/sign-out`);
  harness.clock.set('2026-06-15T16:00:00.000Z');
  await post(admin, '/coupons/admin/create', { code: 'HUNYO', type: 'percentage', value: 10 });
});

describe('what admins did', () => {
  it('is listed, newest first, with whom, before and after', async () => {
    expect(await listed()).toEqual([
      `${admin.username} coupon.create`,
      `${admin.username} user.sign_out`,
      `${other.username} user.note`,
    ]);
    const { actions, known_actions: known } = (
      await harness.app.inject({ url: `/api/admin/audit?whom=@${fan.username}`, headers: admin.headers })
    ).json();
    expect(actions[0]).toMatchObject({ subject_name: fan.username, subject_type: 'user', before: null });
    // Faces are public pictures.
    expect(actions[0]).toMatchObject({
      who_id: admin.id,
      who_avatar: '/media/public/face',
      subject_avatar: null,
    });
    expect(JSON.parse(actions[0].after)).toEqual({ ended: 1 });
    expect(known).toEqual(['coupon.create', 'user.note', 'user.sign_out']);
  });

  it.each([
    ['who', () => `who=@${other.username}`, ['user.note']],
    ['who, by id', () => `who=${other.id}`, ['user.note']],
    ['what', () => 'what=coupon.create', ['coupon.create']],
    ['whom', () => `whom=${fan.username.toUpperCase()}`, ['user.sign_out', 'user.note']],
    ['who and whom', () => `who=${admin.username}&whom=${fan.id}`, ['user.sign_out']],
    ['days in the Philippines', () => 'from=2026-06-14&to=2026-06-15', ['user.sign_out', 'user.note']],
    ['the day after', () => 'from=2026-06-16', ['coupon.create']],
    ['somebody who is not there', () => 'who=nobody_here', []],
  ])('is found by %s', async (_, query, actions) => {
    expect((await listed(query())).map((line: string) => line.split(' ')[1])).toEqual(actions);
  });

  it('pages by key', async () => {
    const page = async (cursor = '') =>
      (await harness.app.inject({ url: `/api/admin/audit?limit=2${cursor}`, headers: admin.headers })).json();
    const first = await page();
    const second = await page(`&cursor=${first.next_cursor}`);
    expect([first.actions.length, second.actions.length, second.next_cursor]).toEqual([2, 1, null]);
  });

  it('refuses what is no day and no action', async () => {
    for (const query of [
      'from=2026-13-01',
      'to=today',
      'from=2026-06-16&to=2026-06-15',
      "what='",
      'what=user',
      'cursor=x',
    ])
      expect(
        expectRefusal(await harness.app.inject({ url: `/api/admin/audit?${query}`, headers: admin.headers }))
          .code,
      ).toBe('validation_failed');
  });
});
