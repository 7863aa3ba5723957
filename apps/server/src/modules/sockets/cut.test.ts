import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { type Bell, closeBells, cutListeners, type Node, ring, startNode } from './sockets.fixture.ts';

const harness = useHarness();

let other: Node;
beforeAll(async () => {
  other = await startNode(harness);
});
afterEach(closeBells);
afterAll(() => other.stop());

const isCut = (bell: Bell) => expect(bell.ended).resolves.toBe('transport close');
const cuts = async (reason: string, { deps } = other) =>
  (await deps.metrics.parts.socketCuts.get()).values.find(({ labels }) => labels.reason === reason)?.value ??
  0;
const post = (person: Person, url: string, payload?: object) =>
  harness.app.inject({
    method: 'POST',
    url: `/api${url}`,
    headers: person.headers,
    ...(payload && { payload }),
  });

/** Somebody with a socket on the other node, and somebody else whom nothing may happen to. */
async function two() {
  const [person, bystander] = [await harness.factory.fan(), await harness.factory.fan()];
  return { person, bell: await ring(other.url, person), left: await ring(other.url, bystander) };
}

describe('a socket on another node is cut at once', () => {
  it('when its session is signed out of, and no other session of its person', async () => {
    const { person, bell, left } = await two();
    const second = (await harness.deps.sessions.start(harness.deps.db, person.id)).bearer;
    const mine = await ring(other.url, { ...person, headers: { authorization: `Bearer ${second}` } });
    await post(person, '/auth/logout');
    await isCut(bell);
    expect([mine.connected, left.connected]).toEqual([true, true]);
    await expect(ring(other.url, person)).rejects.toMatchObject({ description: { message: /401/ } });
  });

  it.each([
    ['suspend', { days: 3, reason: 'Spam in comments' }],
    ['ban', { reason: 'Spam in comments' }],
    ['sign-out', undefined],
  ])('when staff decides to %s its person', async (act, payload) => {
    const { person, bell, left } = await two();
    const admin = await harness.factory.admin();
    const answer = await post(admin, `/admin/users/${person.id}/${act}`, payload);
    expect(answer.statusCode).toBeLessThan(300);
    await isCut(bell);
    expect(left.connected).toBe(true);
    await expect(ring(other.url, person)).rejects.toMatchObject({ description: { message: /401/ } });
  });

  it('when all sessions but another end, as with a new password', async () => {
    const { person, bell } = await two();
    const kept = (await harness.deps.sessions.start(harness.deps.db, person.id)).bearer;
    const headers = { authorization: `Bearer ${kept}` };
    const answer = await harness.app.inject({ method: 'DELETE', url: '/api/auth/me/sessions', headers });
    expect(answer.statusCode).toBe(200);
    await isCut(bell);
    expect((await ring(other.url, { ...person, headers })).connected).toBe(true);
  });
});

it('a session that ended while a node heard nothing has no socket once it hears again', async () => {
  const { person, bell, left } = await two();
  const before = await cuts('ended');
  await cutListeners(harness.connectionString);
  await expect.poll(() => other.deps.listener?.isConnected()).toBe(false);
  await harness.deps.sessions.end(person.viewer);
  await isCut(bell);
  expect([left.connected, await cuts('ended')]).toEqual([true, before + 1]);
});

it('a socket grows no older than it may', async () => {
  const { bell } = await two();
  harness.clock.advance(7 * HOUR_MS);
  await isCut(bell);
});

it('a node that stops lets go of its sockets, and the process ends', async () => {
  const third = await startNode(harness);
  const fan = await harness.factory.fan();
  const bell = await ring(third.url, fan);
  await third.stop();
  await isCut(bell);
});
