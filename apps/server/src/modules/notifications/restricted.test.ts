import { expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { useNotificationScene } from './notification-scene.fixture.ts';
import { tellMany } from './tell.ts';

/** Of whom somebody restricted they hear nothing, whatever that one does (P427). */

const { harness, call, scene, change, tip, say, mailsAtOnce, mailsOfEvening } = useNotificationScene();

/** A fan and a creator who write with each other. */
async function chat() {
  const { creator, fan } = await scene({ credits: 1000 });
  await call('POST', `/creators/${creator.id}/follow`, fan);
  const { id } = (await call('POST', '/conversations', fan, { user_id: creator.id })).json();
  const post = await harness.factory.post(creator.id, { price: 40 });
  for (const kind of ['sale', 'new_follower', 'like'])
    await call('PUT', `/notifications/settings/${kind}`, creator, { is_on: true, rhythm: 'daily' });
  await call('POST', `/creators/${creator.id}/follow?to=unfollow`, fan);
  await change(creator, { subscription_price_centavos: 10_000 });
  await harness.deps.db.deleteFrom('notices').execute();
  await harness.deps.db.deleteFrom('notifications').execute();
  const restrict = (is_restricted: boolean, by: Person = creator) =>
    call('PUT', `/conversations/${id}`, by, { is_restricted });
  const tipHere = (credits: number) =>
    call('POST', `/conversations/${id}/tips`, fan, { client_id: harness.deps.ids.next(), credits });
  return { creator, fan, id, post, restrict, tipHere };
}
const bell = async (person: Person) => (await call('GET', '/notifications', person)).json().notifications;
const kinds = async (person: Person) => (await bell(person)).map(({ kind }: { kind: string }) => kind);
const counted = async (person: Person) => {
  const { unread_notifications, newest_notification_at } = (await call('GET', '/events', person)).json();
  return [unread_notifications, newest_notification_at];
};
const to = <Mail extends { to: string }>(person: Person, mails: Mail[]) =>
  mails.filter(({ to: address }) => address.startsWith(person.username));

it('tells nothing of what who is restricted does, and keeps every credit of it', async () => {
  const { creator, fan, post, restrict, tipHere } = await chat();
  await restrict(true);
  const done = [
    await call('POST', `/creators/${creator.id}/follow`, fan),
    await call('POST', '/credits/unlock', fan, { content_id: post }),
    await call('PUT', `/content/${post}/like`, fan),
    await say(post, fan),
    await tip(fan, creator, 20),
    await tipHere(30),
    await call('POST', `/creators/${creator.id}/subscription`, fan),
  ];
  expect(done.map(({ statusCode, body }) => statusCode < 300 || body)).toEqual(done.map(() => true));

  expect([await kinds(creator), ...(await counted(creator))]).toEqual([[], 0, null]);
  expect(to(creator, await mailsAtOnce())).toEqual([]);
  expect(to(creator, await mailsOfEvening())).toEqual([]);
  // What they paid stands in every list all the same.
  const tips = (await call('GET', '/tips', creator)).json().tips;
  expect(tips.map(({ credits }: { credits: number }) => credits)).toEqual([30, 20]);
  expect(await checkInvariants(harness.deps.db)).toEqual([]);
});

it('tells of them again once that is over, from then on', async () => {
  const { creator, fan, restrict } = await chat();
  await restrict(true);
  await tip(fan, creator, 20);
  await restrict(false);
  await tip(fan, creator, 30);
  expect((await bell(creator)).map(({ credits }: { credits: number }) => credits)).toEqual([30]);
  expect(to(creator, await mailsAtOnce())).toHaveLength(1);
});

it('says no more of what they did a moment before, and nothing else is said less', async () => {
  const { creator, fan, restrict } = await chat();
  const other = await harness.factory.fan({ credits: 100 });
  await tip(fan, creator, 20);
  const post = await harness.factory.post(creator.id);
  for (const person of [fan, other]) await call('PUT', `/content/${post}/like`, person);
  await restrict(true);
  expect(await bell(creator)).toMatchObject([{ kind: 'like', others: 1 }]);
  expect((await counted(creator))[0]).toBe(1);
  expect(to(creator, await mailsAtOnce())).toEqual([]);
  await restrict(false);
  expect((await kinds(creator)).sort()).toEqual(['like', 'tip']);
});

it('mails nothing in the evening of what somebody bought or liked who was restricted before it', async () => {
  const { creator, fan, post, restrict } = await chat();
  await call('POST', '/credits/unlock', fan, { content_id: post });
  await call('PUT', `/content/${post}/like`, fan);
  await restrict(true);
  expect(to(creator, await mailsOfEvening())).toEqual([]);
});

it('mails in the evening what others bought and liked beside them', async () => {
  const { creator, fan, post, restrict } = await chat();
  const other = await harness.factory.fan({ credits: 100 });
  for (const person of [fan, other]) {
    await call('POST', '/credits/unlock', person, { content_id: post });
    await call('PUT', `/content/${post}/like`, person);
  }
  await restrict(true);
  const mails = to(creator, await mailsOfEvening());
  expect(mails.map(({ subject }) => subject).sort()).toEqual(['You made a sale', 'Your posts were liked']);
  expect(mails.map(({ text }) => text).join()).toContain(': 1 new');
});

it('tells a fan still of the streams of a creator whom they restricted, as these go to all', async () => {
  const { creator, fan, restrict } = await chat();
  await restrict(true, fan);
  const [liveId, at] = [harness.deps.ids.next(), harness.clock.now()];
  const told = { kind: 'live' as const, groupKey: liveId, subjectId: liveId, actorId: creator.id, at };
  await inTransaction(harness.deps.db, (tx) => tellMany(tx, [fan.id], told));
  expect(await kinds(fan)).toEqual(['live']);
  expect((await counted(fan))[0]).toBe(1);
});
