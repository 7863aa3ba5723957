import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { useMessages } from '../messages/messages.fixture.ts';
import { closeBells, cutListeners, listenOn, type Node, ring, startNode } from './sockets.fixture.ts';

const { harness, send, events, scene, call } = useMessages();
const PATIENCE = { timeout: 10_000 };

let here: string;
let other: Node;
beforeAll(async () => {
  here = await listenOn(harness.app);
  other = await startNode(harness);
});
afterEach(closeBells);
afterAll(() => other.stop());

describe('a message', () => {
  it('rings its two people with the number of what happened, on each node, and nobody else', async () => {
    const { creator, fan, id } = await scene();
    const stranger = await harness.factory.fan();
    const [far, own, third] = [
      await ring(other.url, creator),
      await ring(here, fan),
      await ring(other.url, stranger),
    ];
    await send(fan, id);
    await send(fan, id);
    await vi.waitFor(
      () =>
        expect([far.rings, own.rings]).toEqual([
          [1, 2],
          [1, 2],
        ]),
      PATIENCE,
    );
    expect((await events(creator)).cursor).toBe(2);
    expect(third.rings).toEqual([]);
  });

  it('that was not kept rings nobody', async () => {
    const { creator, fan, id } = await scene();
    const bell = await ring(other.url, creator);
    await send(fan, id, '');
    await call('POST', `/users/${fan.id}/block`, creator);
    await send(fan, id, 'not any more');
    await call('DELETE', `/users/${fan.id}/block`, creator);
    await call('POST', `/creators/${creator.id}/follow`, fan);
    await send(fan, id, 'again');
    await vi.waitFor(() => expect(bell.rings).toEqual([1]), PATIENCE);
  });

  it('rings again once a node hears the others again, and what came meanwhile is rung for', async () => {
    const { creator, fan, id } = await scene();
    const bell = await ring(other.url, creator);
    await cutListeners(harness.connectionString);
    await vi.waitFor(() => expect(other.deps.listener?.isConnected()).toBe(false), PATIENCE);
    await send(fan, id);
    await vi.waitFor(() => expect(bell.rings).toEqual([null]), PATIENCE);
    await send(fan, id);
    await vi.waitFor(() => expect(bell.rings).toEqual([null, 2]), PATIENCE);
    expect(bell.connected).toBe(true);
  });
});

describe('what somebody is told of in the app', () => {
  it('rings them on each node, again for what is added, and nobody else', async () => {
    const { creator, fan } = await scene();
    const post = await harness.factory.post(creator.id);
    const [far, near, own] = [
      await ring(other.url, creator),
      await ring(here, creator),
      await ring(here, fan),
    ];
    harness.clock.advance(1000);
    await call('PUT', `/content/${post}/like`, fan);
    await vi.waitFor(() => expect([far.rings, near.rings]).toEqual([[null], [null]]), PATIENCE);
    harness.clock.advance(1000);
    await call('PUT', `/content/${post}/like`, await harness.factory.fan());
    await vi.waitFor(() => expect(far.rings).toEqual([null, null]), PATIENCE);
    expect(own.rings).toEqual([]);
  });
});
