import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { VIEWER_CHANGED } from '../accounts/index.ts';
import { closeBells, listenOn, type Node, ring, startNode } from './sockets.fixture.ts';

const harness = useHarness();

let here: string;
let other: Node;
let creator: Person;
beforeAll(async () => {
  here = await listenOn(harness.app);
  other = await startNode(harness);
});
beforeEach(async () => {
  creator = await harness.factory.creator();
  harness.clock.advance(61_000);
});
afterEach(closeBells);
afterAll(() => other.stop());

/** As anybody is told of them, by either node. */
const isOnline = async (who = creator) =>
  (await harness.app.inject({ url: `/api/users/by-username/${who.username}` })).json().is_online;
const becomes = (online: boolean, who?: Person) => expect.poll(() => isOnline(who)).toBe(online);
const seenAt = async (id: string) =>
  (
    await harness.deps.db
      .selectFrom('users')
      .select('last_seen_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).last_seen_at.getTime();
/** Resolves once a node has heard that the creator changed, and has cut their sockets for it: one that opens meanwhile is cut, too. */
const heardBy = ({ listener }: Node['deps']) =>
  new Promise<void>((done) => listener?.on(VIEWER_CHANGED, (id) => id === creator.id && done()));
async function show(shows_online: boolean) {
  const heard = [harness.deps, other.deps].map(heardBy);
  await harness.app.inject({
    method: 'PUT',
    url: '/api/auth/me/presence',
    headers: creator.headers,
    payload: { shows_online },
  });
  await Promise.all(heard);
}

it('whoever opens a socket is online at once, and not any more some seconds after the last one closed, on whichever node', async () => {
  expect(await isOnline()).toBe(false);
  const [one, two] = [await ring(other.url, creator), await ring(here, creator)];
  await becomes(true);
  const seen = await seenAt(creator.id);
  two.disconnect();
  // The node that is left says at once that they are there, when the other one has said that they are not.
  harness.clock.advance(1000);
  await expect.poll(() => seenAt(creator.id)).toBe(seen + 1000);
  expect(await isOnline()).toBe(true);
  one.disconnect();
  await becomes(false);
});

it('who comes back within some seconds was never away', async () => {
  const leaving = await harness.factory.creator();
  const [first, last] = [await ring(here, creator), await ring(here, leaving)];
  await becomes(true);
  await becomes(true, leaving);
  first.disconnect();
  const second = await ring(here, creator);
  const seen = await seenAt(creator.id);
  // Whoever leaves after that is said to be gone: so would this one be by now.
  last.disconnect();
  await becomes(false, leaving);
  expect([await seenAt(creator.id), await isOnline()]).toEqual([seen, true]);
  second.disconnect();
});

it('of who hides it nothing is written, nor of fans, whom nobody sees; who shows it again comes back with the next socket', async () => {
  const [fan, witness] = [await harness.factory.fan(), await harness.factory.creator()];
  await show(false);
  const bell = await ring(here, creator);
  for (const person of [fan, witness]) await ring(here, person);
  const [before, ofFan] = [await seenAt(creator.id), await seenAt(fan.id)];
  harness.clock.advance(61_000);
  // Each is said to be gone by another node; the last of them is written down, so the others would be.
  for (const { id } of [creator, fan, witness])
    await sql`select pg_notify('person_gone', ${id})`.execute(harness.deps.db);
  await expect.poll(() => seenAt(witness.id)).toBe(harness.clock.now().getTime());
  expect([await seenAt(creator.id), await seenAt(fan.id), await isOnline()]).toEqual([before, ofFan, false]);
  bell.disconnect();
  await show(true);
  await ring(other.url, creator);
  await becomes(true);
});
