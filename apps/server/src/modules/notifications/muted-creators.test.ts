import { describe, expect, it } from 'vitest';
import { confirmEmails } from '../../../test/confirm-emails.ts';
import type { Person } from '../../../test/factory.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { useNotificationScene } from './notification-scene.fixture.ts';
import { eraseNotifications } from './settings.queries.ts';

const { harness, call, scene, mailsOfEvening } = useNotificationScene();

const mute = (fan: Person, id: string) => call('PUT', `/notifications/muted/${id}`, fan);
const unmute = (fan: Person, id: string) => call('DELETE', `/notifications/muted/${id}`, fan);
const mutedBy = async (fan: Person) =>
  (await call('GET', '/notifications/muted', fan)).json().muted.map(({ id }: { id: string }) => id);
const news = async (fan: Person) => ({
  posts: (await call('GET', '/notifications', fan))
    .json()
    .notifications.filter(({ kind }: { kind: string }) => kind === 'new_post')
    .map((each: { subject_id: string }) => each.subject_id),
  unread: (await call('GET', '/events', fan)).json().unread_notifications,
});

async function following() {
  const { creator, fan } = await scene();
  const other = await harness.factory.fan();
  await confirmEmails(harness, other);
  for (const each of [fan, other]) {
    await call('POST', `/creators/${creator.id}/follow`, each);
    await call('POST', '/notifications/read', each, { up_to: harness.clock.now().toISOString() });
  }
  harness.clock.advance(1000);
  return { creator, fan, other };
}

describe('a creator whom a fan muted', () => {
  it('is not told of in the app, to this fan alone, until the fan hears of them again', async () => {
    const { creator, fan, other } = await following();
    const presses = await Promise.all([mute(fan, creator.id), mute(fan, creator.id)]);
    expect(presses.map((answer) => answer.json())).toEqual([{ is_muted: true }, { is_muted: true }]);
    const post = await harness.factory.post(creator.id);
    expect(await news(fan)).toEqual({ posts: [], unread: 0 });
    expect(await news(other)).toEqual({ posts: [post], unread: 1 });
    expect([await mutedBy(fan), await mutedBy(other)]).toEqual([[creator.id], []]);
    await unmute(fan, creator.id);
    await unmute(fan, creator.id);
    expect([await news(fan), await mutedBy(fan)]).toEqual([{ posts: [post], unread: 1 }, []]);
  });

  it('is not in the mail of the day', async () => {
    const { creator, fan, other } = await following();
    await mute(fan, creator.id);
    await harness.factory.post(creator.id);
    expect((await mailsOfEvening()).map(({ to }) => to)).toEqual([expect.stringContaining(other.username)]);
  });

  it('is a creator who is here; creators mute nobody', async () => {
    const { creator, fan, other } = await following();
    for (const id of [other.id, harness.deps.ids.next()])
      expect(expectRefusal(await mute(fan, id)).code).toBe('creator_not_found');
    expect(expectRefusal(await mute(creator, creator.id)).code).toBe('fans_only');
  });

  it.each(['creator', 'fan'] as const)('is forgotten with the %s', async (who) => {
    const people = await following();
    await mute(people.fan, people.creator.id);
    await inTransaction(harness.deps.db, (tx) => eraseNotifications(tx, people[who].id));
    expect(await mutedBy(people.fan)).toEqual([]);
  });
});
