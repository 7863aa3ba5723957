import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { look } from './look.ts';
import { usePush } from './push.fixture.ts';

const { harness, session, device, work } = usePush();

/** A creator with a phone, and a fan whom the creator answered: nothing of that is left to tell. */
async function chat() {
  const [creator, person] = [await harness.factory.creator(), await harness.factory.fan()];
  const [phone, fan] = [await device(creator), await session(person)];
  await fan.call('POST', `/creators/${creator.id}/follow`);
  const { id } = (await fan.call('POST', '/conversations', { user_id: creator.id })).json();
  const write = (by: Pick<typeof fan, 'call'>, text: string) =>
    by.call('POST', `/conversations/${id}/messages`, { client_id: harness.deps.ids.next(), text });
  await write(phone, 'Hi');
  harness.clock.advance(20 * 60_000);
  await work();
  phone.told.length = 0;
  const post = await harness.factory.post(creator.id);
  return { phone, fan, person, id, post, write: (text: string) => write(fan, text) };
}
type Chat = Awaited<ReturnType<typeof chat>>;
const told = async ({ phone }: Chat) => {
  harness.clock.advance(9000);
  await work();
  return phone.told.map(({ payload }) => payload.body);
};

/** What has somebody be heard of no more. */
const WAYS: [string, (chat: Chat) => Promise<unknown>][] = [
  ['blocked', ({ phone, person }) => phone.call('POST', `/users/${person.id}/block`)],
  ['muted', ({ phone, id }) => phone.call('PUT', `/conversations/${id}`, { is_muted: true })],
  ['restricted', ({ phone, id }) => phone.call('PUT', `/conversations/${id}`, { is_restricted: true })],
  ['banned', ({ person }) => ban(person)],
];
const ban = (person: Person) =>
  harness.deps.db.updateTable('users').set({ status: 'banned' }).where('id', '=', person.id).execute();

describe('a device hears nothing', () => {
  it.each(WAYS)('of messages of who was %s before it was told', async (_, act) => {
    const scene = await chat();
    await scene.write('Hoy');
    await act(scene);
    expect(await told(scene)).toEqual([]);
  });

  it.each(WAYS)('of messages of who was %s while its push service was away', async (_, act) => {
    const scene = await chat();
    await scene.write('Hoy');
    harness.clock.advance(9000);
    await look(harness.deps);
    await act(scene);
    expect(await told(scene)).toEqual([]);
  });

  it('of what was read while its push service was away', async () => {
    const scene = await chat();
    await scene.write('Hoy');
    harness.clock.advance(9000);
    await look(harness.deps);
    await scene.phone.call('POST', `/conversations/${scene.id}/read`, { seq: 2 });
    expect(await told(scene)).toEqual([]);
  });

  it.each(WAYS.filter(([way]) => way !== 'muted'))(
    'of what who was %s did a moment before, and the bell shows no more',
    async (_, act) => {
      const scene = await chat();
      await scene.fan.call('PUT', `/content/${scene.post}/like`);
      await act(scene);
      expect(await told(scene)).toEqual([]);
    },
  );
});

it('a device hears of messages and likes of everybody else', async () => {
  const scene = await chat();
  await scene.write('Hoy');
  await scene.fan.call('PUT', `/content/${scene.post}/like`);
  expect((await told(scene)).sort()).toEqual(['Someone liked your post.', 'You have a new message.']);
});
