import type { LiveNews } from '@likha/contract/live/live-news';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import type { Listener } from '../../../platform/listener.ts';
import { addKeyword } from '../../reviews/index.ts';
import { useLive } from '../live.fixture.ts';
import { LIVE_NEW } from './news.queries.ts';
import { createLiveRooms } from './rooms.ts';

/** Fake: who carries streams, and how nodes hear of each other. */
const { harness, call, running } = useLive();

let admin: Person;
beforeAll(async () => {
  admin = await harness.factory.admin();
  const judge = { id: admin.id, from: '127.0.0.1' };
  await addKeyword(harness.deps, judge, { keyword: 'kita agad', severity: 3 });
});

const say = async (person: Person, id: string, text: string) =>
  (await call('POST', `/live/${id}/chat`, person, { client_id: harness.deps.ids.next(), text })).json();
const read = async (person: Person, id: string, after?: number) =>
  (await call('GET', `/live/${id}/chat${after === undefined ? '' : `?after=${after}`}`, person)).json();
const texts = ({ lines }: { lines: { text: string }[] }) => lines.map(({ text }) => text);
const letThrough = (id: string) => call('PUT', `/moderation/content/${id}`, admin, { status: 'approved' });

async function scene() {
  const [creator, ana, ben] = [
    await harness.factory.creator(),
    await harness.factory.fan(),
    await harness.factory.fan(),
  ];
  return { creator, ana, ben, id: await running(creator) };
}

describe('a line that staff lets through', () => {
  it('comes to who asks on from behind its place, once it is there', async () => {
    const { ana, ben, id } = await scene();
    const held = await say(ana, id, 'Kita agad dito');
    await say(ana, id, 'Hello');
    const { cursor } = await read(ben, id);
    expect(texts(await read(ben, id, cursor))).toEqual([]);
    await letThrough(held.id);
    const later = await read(ben, id, cursor);
    expect([texts(later), later.cursor]).toEqual([['Kita agad dito'], cursor]);
    harness.clock.advance(10 * 60_000);
    expect(texts(await read(ben, id, cursor))).toEqual([]);
  });

  it('comes to who looks by a socket', async () => {
    const { ana, ben, id } = await scene();
    const hears: ((id: string) => void)[] = [];
    const listener = {
      on: (channel: string, hear: (id: string) => void) => channel === LIVE_NEW && hears.push(hear),
      onReconnect: () => undefined,
    } as unknown as Listener;
    const rooms = createLiveRooms(harness.deps, listener);
    const told: LiveNews[] = [];
    await rooms.enter({ personId: ben.id, isHere: () => true, tell: (news) => void told.push(news) }, id);
    // A room begins with what comes from then on.
    await expect.poll(() => told).toHaveLength(1);
    const held = await say(ana, id, 'Kita agad dito');
    await say(ana, id, 'Hello');
    for (const hear of hears) hear(id);
    await expect.poll(() => told.flatMap(texts)).toEqual(['Hello']);
    await letThrough(held.id);
    for (const hear of hears) hear(id);
    await expect.poll(() => told.flatMap(texts)).toEqual(['Hello', 'Kita agad dito']);
    rooms.stop();
  });

  it('stays away where its writer or the host took it away meanwhile', async () => {
    const { creator, ana, ben, id } = await scene();
    for (const by of [ana, creator]) {
      const held = await say(ana, id, 'Kita agad dito');
      await call('DELETE', `/live/${id}/chat/${held.id}`, by);
      expect((await letThrough(held.id)).statusCode).toBe(200);
    }
    expect(texts(await read(ben, id))).toEqual([]);
  });
});
