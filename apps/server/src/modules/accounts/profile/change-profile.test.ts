import { describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { useHarness } from '../../../../test/harness.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { createAccount } from '../registration/create-account.ts';
import { isReservedUsername, usernameFrom } from '../registration/username.ts';
import { updateProfile } from './update-profile.ts';

const harness = useHarness();
let count = 0;

function newName(): string {
  count += 1;
  return `bagong_${count}`;
}

function change(person: Person, payload: object) {
  return harness.app.inject({ method: 'PUT', url: '/api/users/me', headers: person.headers, payload });
}

function look(username: string) {
  return harness.app.inject({ url: `/api/users/by-username/${username}` });
}

async function seenAs(username: string): Promise<unknown> {
  return (await look(username)).json().id;
}

describe('a profile', () => {
  it('is changed where it is named, and seen at once', async () => {
    const creator = await harness.factory.creator();
    const bio = 'I paint.\nSometimes.';
    const words = { full_name: 'Maria Santos', bio, location: 'Marikina', subscription_price: 149.5 };
    const { user } = (await change(creator, words)).json();
    expect(user).toMatchObject(words);
    await change(creator, { location: '' });
    expect((await look(creator.username)).json()).toMatchObject({ ...words, location: '' });
    await change(creator, { subscription_price: null });
    expect((await look(creator.username)).json()).toMatchObject({
      subscription_price: null,
      subscription_price_credits: null,
    });
  });

  it('that changed is announced to whoever keeps pages of it', async () => {
    const creator = await harness.factory.creator();
    let times = 0;
    harness.deps.listener?.on('guest_pages_changed', () => {
      times += 1;
    });
    await change(creator, { bio: 'I paint.' });
    await expect.poll(() => times).toBe(1);
    // Whoever writes them.
    await updateProfile(harness.deps, creator.id, { benefits: 'A letter' });
    await expect.poll(() => times).toBe(2);
  });

  it.each([
    ['full_name', ''],
    ['full_name', 'x'.repeat(81)],
    ['full_name', 'Likha Support'],
    ['full_name', 'Mar\u202eia'],
    ['bio', 'x'.repeat(501)],
    ['location', 'x'.repeat(81)],
    ['username', 'ab'],
    ['username', 'x'.repeat(31)],
    ['username', 'with space'],
    ['username', 'María'],
    ['username', '_maria'],
    ['username', 'a/b'],
    ['subscription_price', 49.99],
    ['subscription_price', 10_000.01],
    ['subscription_price', 50.001],
    ['subscription_price', -1],
    ['benefits', ['x'.repeat(81)]],
    ['benefits', ['A photo', ' ']],
    ['benefits', ['A\nB']],
    ['benefits', [1, 2, 3, 4, 5, 6, 7].map((day) => `Day ${day}`)],
    ['benefits', 'A photo'],
  ])('keeps no %s like %j, and nothing that came with it', async (field, value) => {
    const creator = await harness.factory.creator();
    const problem = expectRefusal(await change(creator, { bio: 'I paint.', [field]: value }));
    expect([problem.code, Object.keys(problem.errors ?? {})]).toEqual(['validation_failed', [field]]);
    expect((await look(creator.username)).json()).toMatchObject({ bio: '' });
  });

  it('has a price for creators only', async () => {
    const fan = await harness.factory.fan();
    const creator = await harness.factory.creator();
    expect((await change(creator, { subscription_price: 0 })).json().user).toMatchObject({
      subscription_price: 0,
      subscription_price_credits: 0,
    });
    expect(expectRefusal(await change(fan, { subscription_price: 100 })).code).toBe('creators_only');
    expect((await change(fan, { bio: 'I look.' })).statusCode).toBe(200);
  });

  it('lists benefits in their order, where fans look before they pay, for creators only', async () => {
    const [creator, fan] = [await harness.factory.creator(), await harness.factory.fan()];
    const benefits = ['Two photo sets a week', 'A letter on Sundays'];
    const saved = await change(creator, { benefits: [...benefits, ' A letter on Sundays '] });
    expect(saved.json().user).toMatchObject({ benefits });
    expect((await look(creator.username)).json()).toMatchObject({ benefits });
    const plans = await harness.app.inject({ url: `/api/creators/${creator.id}/subscription-plans` });
    expect(plans.json()).toMatchObject({ benefits });
    await change(creator, { bio: 'I write.' });
    expect((await look(creator.username)).json()).toMatchObject({ benefits });
    expect((await change(creator, { benefits: [] })).json().user).toMatchObject({ benefits: [] });
    expect(expectRefusal(await change(fan, { benefits })).code).toBe('creators_only');
  });
});

describe('a username', () => {
  it('changes, and the old one leads to the new one for ninety days', async () => {
    const creator = await harness.factory.creator();
    const name = newName();
    const { user } = (await change(creator, { username: name.toUpperCase() })).json();
    expect(user.username).toBe(name);
    expect((await look(creator.username.toUpperCase())).json()).toMatchObject({
      id: creator.id,
      username: name,
    });
    harness.clock.advance(90 * DAY_MS - 1000);
    expect(await seenAs(creator.username)).toBe(creator.id);
    harness.clock.advance(1000);
    expect((await look(creator.username)).statusCode).toBe(404);
    harness.clock.advance(-90 * DAY_MS);
  });

  it('is known at once in a session that is open', async () => {
    const creator = await harness.factory.creator();
    const name = newName();
    await change(creator, { username: name });
    const me = await harness.app.inject({ url: '/api/auth/me', headers: creator.headers });
    expect(me.json().user.username).toBe(name);
    expect((await harness.deps.sessions.authenticate(creator.token, 'bearer'))?.username).toBe(name);
  });

  it.each([
    'login',
    'creator_verification',
    'models',
    'likha_support',
    'support_team',
    'likhasupport',
    `gone_${'0'.repeat(25)}`,
  ])('is never %s', async (username) => {
    const creator = await harness.factory.creator();
    expect(expectRefusal(await change(creator, { username })).code).toBe('username_taken');
  });

  it('that is reserved is made of no name either', () => {
    for (const name of ['login', `gone ${'0'.repeat(25)}`])
      expect(isReservedUsername(usernameFrom(name))).toBe(false);
  });

  it('is nobody else’s, and not what somebody gave up', async () => {
    const [creator, other] = [await harness.factory.creator(), await harness.factory.creator()];
    const taken = expectRefusal(await change(other, { username: creator.username, bio: 'Mine' }));
    expect([taken.code, Object.keys(taken.errors ?? {})]).toEqual(['username_taken', ['username']]);
    await change(creator, { username: newName() });
    expect(expectRefusal(await change(other, { username: creator.username })).code).toBe('username_taken');
    expect((await look(other.username)).json()).toMatchObject({ bio: '' });
    harness.clock.advance(90 * DAY_MS);
    const later = await harness.factory.creator();
    expect((await change(later, { username: creator.username })).statusCode).toBe(200);
    expect(await seenAs(creator.username)).toBe(later.id);
    harness.clock.advance(-90 * DAY_MS);
  });

  it('is not given to who registers while it is held', async () => {
    const creator = await harness.factory.creator();
    const [name, held] = [newName(), newName()];
    await change(creator, { username: held });
    await change(creator, { username: name });
    const { userId } = await createAccount(harness.deps, {
      full_name: held.replace('_', ' '),
      email: `${held}@example.test`,
      password: 'isang-mahabang-salita',
      user_type: 'creator',
      date_of_birth: '1990-01-01',
      referrer: null,
      confirmIn: null,
    });
    const row = await harness.deps.db
      .selectFrom('users')
      .select('username')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(row.username).toBe(`${held}2`);
  });

  it('can be taken back, and is then held for nobody', async () => {
    const creator = await harness.factory.creator();
    const name = newName();
    await change(creator, { username: name });
    expect((await change(creator, { username: creator.username })).statusCode).toBe(200);
    expect((await look(name)).json()).toMatchObject({ id: creator.id, username: creator.username });
    const held = await harness.deps.db
      .selectFrom('former_usernames')
      .select('username')
      .where('user_id', '=', creator.id)
      .execute();
    expect(held).toEqual([{ username: name }]);
  });

  it('changes three times in ninety days and no more', async () => {
    const creator = await harness.factory.creator();
    for (let time = 0; time < 3; time += 1)
      expect((await change(creator, { username: newName() })).statusCode).toBe(200);
    const problem = expectRefusal(await change(creator, { username: newName() }));
    expect([problem.code, Object.keys(problem.errors ?? {})]).toEqual(['username_waits', ['username']]);
  });

  it('is one person’s, however many want it at once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => harness.factory.creator()));
    const username = newName();
    const answers = await Promise.all(people.map((person) => change(person, { username })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('is not taken by who asks while it is given up', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [owner, other] = [await harness.factory.creator(), await harness.factory.creator()];
      const [, answer] = await Promise.all([
        change(owner, { username: newName() }),
        change(other, { username: owner.username }),
      ]);
      expect(expectRefusal(answer).code).toBe('username_taken');
      expect(await seenAs(owner.username)).toBe(owner.id);
    }
  });
});
