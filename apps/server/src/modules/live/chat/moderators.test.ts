import { LIVE_CHAT } from '@likha/contract/live/live-limits';
import { expect, it } from 'vitest';
import { expectRefusal } from '../../../../test/problems.ts';
import { useLive } from '../live.fixture.ts';

const { harness, call, running } = useLive();

it('counts among a creator’s moderators those alone who are here', async () => {
  const creator = await harness.factory.creator();
  const id = await running(creator);
  const name = (personId: string) => call('PUT', `/live/${id}/moderators/${personId}`, creator);
  const named: string[] = [];
  for (let n = 0; n < LIVE_CHAT.moderators; n += 1) {
    const fan = await harness.factory.fan();
    expect((await name(fan.id)).statusCode).toBe(200);
    named.push(fan.id);
  }
  const [first, second, third] = [
    await harness.factory.fan(),
    await harness.factory.fan(),
    await harness.factory.fan(),
  ];
  expect(expectRefusal(await name(first.id)).errors).toHaveProperty('user_id');
  const become = (at: number, status: 'banned' | 'suspended' | 'active') =>
    harness.deps.db
      .updateTable('users')
      .set({ status })
      .where('id', '=', named[at] as string)
      .execute();
  await become(0, 'banned');
  await become(1, 'suspended');
  expect((await name(first.id)).statusCode).toBe(200);
  expect((await name(second.id)).statusCode).toBe(200);
  expect(expectRefusal(await name(third.id)).errors).toHaveProperty('user_id');
  const { moderators } = (await call('GET', `/live/${id}/chat/settings`, creator)).json();
  expect(moderators).toHaveLength(LIVE_CHAT.moderators);
  // Who is here again is a moderator as before, and is named again without being one more.
  await become(1, 'active');
  expect((await name(named[1] as string)).statusCode).toBe(200);
});
