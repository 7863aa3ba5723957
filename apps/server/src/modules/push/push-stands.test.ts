import { beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { look } from './look.ts';
import { usePush } from './push.fixture.ts';

const { harness, service, session, device, work } = usePush();

beforeEach(() => {
  service().status = 201;
});

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
  const answer = (text: string) => write(phone, text);
  return { phone, fan, person, id, post, answer, write: (text: string) => write(fan, text) };
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

  it.each(['is_muted', 'is_restricted'])(
    'of messages that came while %s, once that is over: only of those from then on (P1004)',
    async (how) => {
      const scene = await chat();
      await scene.phone.call('PUT', `/conversations/${scene.id}`, { [how]: true });
      await scene.write('Hoy');
      expect(await told(scene)).toEqual([]);
      await scene.phone.call('PUT', `/conversations/${scene.id}`, { [how]: false });
      expect(await told(scene)).toEqual([]);
      await scene.write('Hoy ulit');
      expect(await told(scene)).toEqual(['You have a new message.']);
    },
  );

  it('of a message that was deleted for oneself, though an older one is unread (P1004)', async () => {
    const scene = await chat();
    await scene.write('Hoy');
    await told(scene);
    harness.clock.advance(60_000);
    const { id } = (await scene.write('Hoy ulit')).json();
    await scene.phone.call('DELETE', `/messages/${id}?for=me`);
    expect(await told(scene)).toEqual(['You have a new message.']);
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

/** Looks every few seconds, for so long. */
async function lookFor(seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= 20) {
    harness.clock.advance(20_000);
    await work();
  }
}

describe('a device that was told of something', () => {
  it('is told of what comes right after it once that is worth another word', async () => {
    const scene = await chat();
    await scene.write('Hoy');
    await scene.fan.call('PUT', `/content/${scene.post}/like`);
    expect(await told(scene)).toHaveLength(2);
    harness.clock.advance(8000);
    await scene.write('Nandiyan ka ba?');
    await lookFor(60);
    expect(await told(scene)).toHaveLength(3);
    const another = await session(await harness.factory.fan());
    await another.call('PUT', `/content/${scene.post}/like`);
    await lookFor(60);
    expect(await told(scene)).toHaveLength(3);
    await lookFor(10 * 60);
    expect(await told(scene)).toHaveLength(4);
  });

  it('hears nothing of what its person answers', async () => {
    const scene = await chat();
    await scene.write('Hoy');
    expect(await told(scene)).toHaveLength(1);
    harness.clock.advance(60_000);
    await scene.answer('Sandali');
    expect(await told(scene)).toHaveLength(1);
  });

  it.each([
    ['in quiet hours', (hour: number) => ({ quiet_hours: { from: hour, to: (hour + 2) % 24 } })],
    ['of what was turned off', () => ({ kinds: { like: false } })],
  ])('hears nothing %s that began while its push service was away', async (_, choice) => {
    const scene = await chat();
    await scene.fan.call('PUT', `/content/${scene.post}/like`);
    service().status = 503;
    await work();
    service().status = 201;
    const hour = (harness.clock.now().getUTCHours() + 8) % 24;
    await scene.phone.call('PUT', '/notifications/push', choice(hour));
    expect(await told(scene)).toEqual([]);
  });

  it('is told nothing by its push service once quiet hours have begun', async () => {
    const scene = await chat();
    const now = harness.clock.now();
    const next = (now.getUTCHours() + 9) % 24;
    const quiet = { from: next, to: (next + 2) % 24 };
    await scene.phone.call('PUT', '/notifications/push', { quiet_hours: quiet });
    await scene.fan.call('PUT', `/content/${scene.post}/like`);
    const left = 3600 - ((now.getTime() / 1000) % 3600);
    await work();
    expect(Number(scene.phone.told[0]?.headers.ttl)).toBeLessThanOrEqual(left);
  });
});

it('a device hears of messages and likes of everybody else', async () => {
  const scene = await chat();
  await scene.write('Hoy');
  await scene.fan.call('PUT', `/content/${scene.post}/like`);
  expect((await told(scene)).sort()).toEqual(['Someone liked your post.', 'You have a new message.']);
});
