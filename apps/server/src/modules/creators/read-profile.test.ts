import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { grantSubscription } from '../subscriptions/index.ts';
import { toggleFollow } from './follow-creator.ts';

const harness = useHarness();
const NOBODY = '0198a000-0000-7000-8000-000000000000';
let fan: Person;
let admin: Person;
let creator: Person;

beforeAll(async () => {
  fan = await harness.factory.fan();
  admin = await harness.factory.admin();
  creator = await harness.factory.creator();
});

/** A person by each of their addresses, as somebody sees them. */
function look(person: { id: string; username: string }, viewer: Person | null) {
  const headers = viewer?.headers ?? {};
  const urls = [`/api/users/by-username/${person.username}`, `/api/users/profile/${person.id}`];
  return Promise.all(urls.map((url) => harness.app.inject({ url, headers })));
}

async function expectSeen(person: Person, viewer: Person): Promise<void> {
  for (const answer of await look(person, viewer)) expect(answer.json()).toMatchObject({ id: person.id });
}

/** Hidden to the letter: the answer is the one for somebody who does not exist. */
async function expectHidden(person: Person, viewer: Person | null): Promise<void> {
  const hidden = await look(person, viewer);
  const missing = await look({ id: NOBODY, username: 'nobody_at_all' }, viewer);
  const plain = (answer: (typeof hidden)[number]) => ({ ...expectRefusal(answer), request_id: '' });
  expect(hidden.map(plain)).toEqual(missing.map(plain));
}

describe('the profile of a fan', () => {
  it('is seen by the fan and by admins', async () => {
    await expectSeen(fan, fan);
    await expectSeen(fan, admin);
  });

  it('is hidden from guests, other fans, and creators who have nothing to do with the fan', async () => {
    for (const viewer of [null, await harness.factory.fan(), creator]) await expectHidden(fan, viewer);
  });

  it('is seen by a creator whom the fan follows, for as long as they do', async () => {
    const [follower, followed] = [await harness.factory.fan(), await harness.factory.creator()];
    await toggleFollow(harness.deps, follower.id, followed.id);
    await expectSeen(follower, followed);
    await expectHidden(follower, creator);
    await toggleFollow(harness.deps, follower.id, followed.id);
    await expectHidden(follower, followed);
  });

  it('is seen by a creator to whom the fan subscribes, until the subscription ends', async () => {
    const [subscriber, subscribed] = [await harness.factory.fan(), await harness.factory.creator()];
    const endsAt = new Date(harness.clock.now().getTime() + 1000);
    await grantSubscription(harness.deps, { fanId: subscriber.id, creatorId: subscribed.id, endsAt });
    await expectSeen(subscriber, subscribed);
    await expectHidden(subscriber, creator);
    harness.clock.advance(1000);
    // Subscribing follows as well; what is left is the subscription alone.
    await harness.deps.db.deleteFrom('follows').where('fan_id', '=', subscriber.id).execute();
    await harness.deps.db
      .updateTable('users')
      .set({ followers_count: 0 })
      .where('id', '=', subscribed.id)
      .execute();
    await expectHidden(subscriber, subscribed);
  });

  it('is seen by a creator to whom the fan has written, until the fan blocks them', async () => {
    const { factory, deps } = harness;
    const [answers, begins, reads] = [await factory.fan(), await factory.fan(), await factory.fan()];
    const reader = await factory.creator();
    const post = ({ headers }: Person, url: string, payload: object) =>
      harness.app.inject({ method: 'POST', url: `/api${url}`, headers, payload });
    const write = async (by: Person, to: Person) => {
      const { id } = (await post(by, '/conversations', { user_id: to.id })).json();
      await post(by, `/conversations/${id}/messages`, { client_id: deps.ids.next(), text: 'Kumusta' });
    };
    const fans = [answers, begins, reads];
    for (const fan of fans) await toggleFollow(deps, fan.id, reader.id);
    await write(begins, reader);
    for (const fan of [answers, reads]) await write(reader, fan);
    await write(answers, reader);
    for (const fan of fans) await toggleFollow(deps, fan.id, reader.id);
    for (const fan of [answers, begins]) await expectSeen(fan, reader);
    await expectHidden(reads, reader);
    await expectHidden(begins, creator);
    await post(begins, `/users/${reader.id}/block`, {});
    await expectHidden(begins, reader);
  });
});

describe('the profile of an admin', () => {
  it('is seen by admins alone', async () => {
    await expectSeen(admin, await harness.factory.admin());
    for (const viewer of [null, fan, creator]) await expectHidden(admin, viewer);
  });
});

describe('the profile of a creator', () => {
  it('is everybody’s when verified, and of who is signed in before that', async () => {
    await expectSeen(creator, fan);
    const [byName] = await look(creator, null);
    expect(byName?.statusCode).toBe(200);
    const unverified = await harness.factory.creator({ isVerified: false });
    await expectSeen(unverified, fan);
    await expectHidden(unverified, null);
  });
});
