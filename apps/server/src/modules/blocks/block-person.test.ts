import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { workedOff } from '../clawbacks/clawbacks.fixture.ts';
import { renewSubscriptions } from '../subscriptions/renew-subscriptions.ts';

const harness = useHarness();
/** What `answersTo` answers to whom the creator has not blocked. */
const FOUND = [200, 200, 200, 200, 200, 201];

function send(method: 'GET' | 'POST' | 'DELETE', url: string, person: Person | null, payload?: object) {
  const headers = person?.headers ?? {};
  return harness.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
}

async function newCreator(): Promise<Person> {
  const creator = await harness.factory.creator();
  const price = { subscription_price_centavos: 10_000 };
  await harness.deps.db.updateTable('users').set(price).where('id', '=', creator.id).execute();
  return creator;
}

async function scene() {
  return { creator: await newCreator(), fan: await harness.factory.fan({ credits: 1000 }) };
}

const block = (creator: Person, person: { id: string }) => send('POST', `/users/${person.id}/block`, creator);
const unblock = (creator: Person, person: { id: string }) =>
  send('DELETE', `/users/${person.id}/block`, creator);

/** What somebody is answered who asks for a creator, one way after the other. */
async function answersTo(fan: Person, creator: Person): Promise<number[]> {
  const asked = [
    await send('GET', `/users/profile/${creator.id}`, fan),
    await send('GET', `/users/by-username/${creator.username}`, fan),
    await send('GET', `/creators/${creator.id}/posts`, fan),
    await send('POST', `/creators/${creator.id}/follow`, fan),
    await send('POST', `/creators/${creator.id}/subscription`, fan, { credits: 100 }),
    await send('POST', `/creators/${creator.id}/tips`, fan, { credits: 5 }),
  ];
  for (const answer of asked)
    if (answer.statusCode >= 400) expect(expectRefusal(answer).code).toBe('creator_not_found');
  return asked.map(({ statusCode }) => statusCode);
}

async function isInDirectory(creator: Person, viewer: Person | null): Promise<boolean> {
  const { creators } = (await send('GET', `/creators?search=${creator.username}`, viewer)).json();
  return creators.some(({ id }: { id: string }) => id === creator.id);
}

describe('who is blocked', () => {
  it('finds the creator nowhere, as if there were nobody, until they are unblocked', async () => {
    const { creator, fan } = await scene();
    expect((await block(creator, fan)).json()).toMatchObject({ is_blocked: true });
    expect(await answersTo(fan, creator)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(await isInDirectory(creator, fan)).toBe(false);
    expect((await unblock(creator, fan)).json()).toMatchObject({ is_blocked: false });
    expect(await answersTo(fan, creator)).toEqual(FOUND);
    expect(await isInDirectory(creator, fan)).toBe(true);
  });

  it('finds, unlocks, likes and speaks about none of the creator’s posts, and keeps what was bought', async () => {
    const { creator, fan } = await scene();
    const free = await harness.factory.post(creator.id);
    const [bought, other] = [
      await harness.factory.post(creator.id, { price: 5 }),
      await harness.factory.post(creator.id, { price: 5 }),
    ];
    const unlock = (id: string) => send('POST', '/credits/unlock', fan, { content_id: id });
    expect((await unlock(bought)).statusCode).toBe(200);
    await block(creator, fan);
    const answers = [
      await send('GET', `/content/${free}`, fan),
      await unlock(other),
      await send('POST', `/content/${free}/comments`, fan, { text: 'Hoy' }),
      await send('POST', `/content/${bought}/comments`, fan, { text: 'Hoy' }),
      await send('PUT' as 'POST', `/content/${free}/like`, fan),
    ];
    for (const answer of answers) expect(expectRefusal(answer).code).toBe('content_not_found');
    expect((await send('GET', `/content/${bought}`, fan)).json().is_locked).toBe(false);
    expect((await unlock(bought)).statusCode).toBe(200);
    const { posts } = (await send('GET', '/content/feed?limit=50', fan)).json();
    expect(posts.filter((post: { creator: { id: string } }) => post.creator.id === creator.id)).toEqual([]);
  });

  it('finds every other creator, and everybody else finds this one', async () => {
    const { creator, fan } = await scene();
    await block(creator, fan);
    expect(await answersTo(fan, await newCreator())).toEqual(FOUND);
    const other = await harness.factory.fan({ credits: 1000 });
    expect(await answersTo(other, creator)).toEqual(FOUND);
    expect(await isInDirectory(creator, null)).toBe(true);
    expect((await send('GET', `/users/by-username/${creator.username}`, null)).statusCode).toBe(200);
  });

  it('follows no longer, and their subscription ends at once and never renews', async () => {
    const { creator, fan } = await scene();
    await send('POST', `/creators/${creator.id}/follow`, fan);
    await send('POST', `/creators/${creator.id}/subscription`, fan, { credits: 100 });
    await block(creator, fan);
    const profile = (await send('GET', `/users/by-username/${creator.username}`, null)).json();
    expect(profile.followers_count).toBe(0);
    const { subscriptions } = (await send('GET', '/subscriptions', fan)).json();
    expect(subscriptions).toEqual([]);
    await workedOff(harness, ['restitutions.give', 'restitutions.mail']);
    harness.clock.advance(32 * 86_400_000);
    await renewSubscriptions(harness.deps);
    const charges = await harness.deps.db
      .selectFrom('subscription_charges')
      .select('id')
      .where('fan_id', '=', fan.id)
      .execute();
    expect(charges).toHaveLength(1);
    harness.clock.advance(-32 * 86_400_000);
  });

  it('keeps what they have bought', async () => {
    const { creator, fan } = await scene();
    const post = await harness.factory.post(creator.id, { price: 10 });
    await send('POST', '/credits/unlock', fan, { content_id: post });
    await block(creator, fan);
    expect((await send('GET', `/content/${post}`, fan)).json()).toMatchObject({ is_locked: false });
  });
});

describe('whom a fan blocks', () => {
  it('is a creator, who is refused as by any closed conversation, and nothing else changes', async () => {
    const { creator, fan } = await scene();
    await send('POST', `/creators/${creator.id}/follow`, fan);
    const { id } = (await send('POST', '/conversations', fan, { user_id: creator.id })).json();
    const write = (person: Person) =>
      send('POST', `/conversations/${id}/messages`, person, {
        client_id: harness.deps.ids.next(),
        text: 'Hi',
      });
    for (const person of [fan, creator]) expect((await write(person)).statusCode).toBe(201);
    const answers = await Promise.all([block(fan, creator), block(fan, creator), write(creator)]);
    expect(answers.slice(0, 2).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const refusals = [expectRefusal(await write(creator)), expectRefusal(await write(fan))];
    expect(refusals.map(({ code }) => code)).toEqual(['messages_closed', 'messages_closed']);
    expect(refusals[0]?.detail).toBe(refusals[1]?.detail);
    expect(await answersTo(fan, creator)).toEqual(FOUND);
    const { blocked } = (await send('GET', '/users/me/blocked', fan)).json();
    expect(blocked).toMatchObject([{ id: creator.id }]);
    expect((await send('GET', '/users/me/blocked', creator)).json().blocked).toEqual([]);
    await unblock(creator, fan);
    expect((await write(creator)).statusCode, 'who was blocked cannot end it').toBe(403);
    await unblock(fan, creator);
    expect((await write(creator)).statusCode).toBe(201);
  });

  it('is never a fan, and staff blocks nobody', async () => {
    const { creator, fan } = await scene();
    const [other, admin] = [await harness.factory.fan(), await harness.factory.admin()];
    for (const [by, whom] of [
      [fan, other],
      [admin, creator],
    ] as const)
      expect(expectRefusal(await block(by, whom)).code).toBe('person_not_found');
  });
});

describe('the list of a creator', () => {
  it('names whom they have blocked, once, the newest first, page by page, and nobody else’s', async () => {
    const [creator, other] = [await newCreator(), await newCreator()];
    const people = [await harness.factory.fan(), await harness.factory.fan(), await newCreator()];
    for (const person of people) await block(creator, person);
    await Promise.all(people.map((person) => block(creator, person)));
    const first = (await send('GET', '/users/me/blocked?limit=2', creator)).json();
    const second = (
      await send('GET', `/users/me/blocked?limit=2&cursor=${first.next_cursor}`, creator)
    ).json();
    const ids = [...first.blocked, ...second.blocked].map(({ id }: { id: string }) => id);
    expect(ids).toEqual(people.map(({ id }) => id).reverse());
    expect(second.next_cursor).toBeNull();
    expect((await send('GET', '/users/me/blocked', other)).json().blocked).toEqual([]);
    await unblock(other, people[0] as Person);
    expect((await send('GET', '/users/me/blocked', creator)).json().blocked).toHaveLength(3);
  });

  it('never has admins, oneself, or nobody', async () => {
    const creator = await newCreator();
    const nobody = { id: harness.deps.ids.next() };
    for (const person of [await harness.factory.admin(), creator, nobody])
      expect(expectRefusal(await block(creator, person)).code).toBe('person_not_found');
    expect((await unblock(creator, nobody)).statusCode).toBe(200);
  });
});
