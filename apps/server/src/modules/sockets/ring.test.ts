import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { announceTo } from '../events/index.ts';
import { useMessages } from '../messages/messages.fixture.ts';
import { closeBells, cutListeners, listenOn, type Node, ring, startNode } from './sockets.fixture.ts';

const { harness, send, events, scene, call } = useMessages();

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
    await expect
      .poll(() => [far.rings, own.rings])
      .toEqual([
        [1, 2],
        [1, 2],
      ]);
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
    await expect.poll(() => bell.rings).toEqual([1]);
  });

  it('rings each of many once, and who is told of much at once seldom, in order, up to the last of it', async () => {
    const { creator, id } = await scene();
    const others: Person[] = [];
    const absent: string[] = [];
    // More than one notification has room for, named in the order of their ids: one who is here begins each stretch.
    for (let part = 0; part < 3; part += 1) {
      others.push(await harness.factory.fan());
      absent.push(...Array.from({ length: 150 }, () => harness.deps.ids.next()));
    }
    const bells = await Promise.all([creator, ...others].map((person) => ring(other.url, person)));
    await inTransaction(harness.deps.db, async (tx) => {
      await sql`insert into users (id, email, username, full_name, password_hash, user_type, date_of_birth, legal_consent_version, legal_consent_at, created_at, last_seen_at)
        select a, a || '@x.test', 'u' || row_number() over (), 'x', 'x', 'fan', '1990-01-01', '1.0', now(), now(), now() from unnest(${absent}::uuid[]) a`.execute(
        tx,
      );
    });
    const everybody = [...absent, creator.id, ...others.map((person) => person.id)];
    const tell = (ids: string[]) =>
      inTransaction(harness.deps.db, (tx) =>
        announceTo(harness.deps, tx, ids, { kind: 'conversation', conversationId: id, seq: null }),
      );
    await tell(everybody);
    await expect.poll(() => bells.map(({ rings }) => rings)).toEqual([[1], [1], [1], [1]]);
    await Promise.all(Array.from({ length: 60 }, () => tell([creator.id])));
    await expect.poll(() => bells[0]?.rings.at(-1)).toBe(61);
    const rung = bells[0]?.rings ?? [];
    expect(rung).toEqual([...new Set(rung)].sort((one, next) => Number(one) - Number(next)));
    expect(rung.length).toBeLessThan(61);
    expect((await events(creator)).cursor).toBe(61);
  });

  it('rings again once a node hears the others again, and what came meanwhile is rung for', async () => {
    const { creator, fan, id } = await scene();
    const bell = await ring(other.url, creator);
    await cutListeners(harness.connectionString);
    await expect.poll(() => other.deps.listener?.isConnected()).toBe(false);
    await send(fan, id);
    await expect.poll(() => bell.rings).toEqual([null]);
    await send(fan, id);
    await expect.poll(() => bell.rings).toEqual([null, 2]);
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
    await expect.poll(() => [far.rings, near.rings]).toEqual([[null], [null]]);
    harness.clock.advance(1000);
    await call('PUT', `/content/${post}/like`, await harness.factory.fan());
    await expect.poll(() => far.rings).toEqual([null, null]);
    expect(own.rings).toEqual([]);
  });
});
