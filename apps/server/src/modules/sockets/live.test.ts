import type { LiveNews } from '@likha/contract/live/live-news';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useLive } from '../live/live.fixture.ts';
import { type Bell, closeBells, listenOn, type Node, ring, startNode } from './sockets.fixture.ts';

const { harness, call, running } = useLive();

let here: string;
let other: Node;
beforeAll(async () => {
  here = await listenOn(harness.app);
  other = await startNode(harness);
});
afterEach(closeBells);
afterAll(() => other.stop());

const say = (person: Person, id: string, text: string) =>
  call('POST', `/live/${id}/chat`, person, { client_id: harness.deps.ids.next(), text });
const hear = (bell: Bell) => {
  const news: LiveNews[] = [];
  bell.on('live', (said: LiveNews) => void news.push(said));
  return news;
};
const linesOf = (news: LiveNews[]) => news.flatMap(({ lines }) => lines.map(({ text }) => text));

describe('who looks at a stream', () => {
  it('hears of lines from another node, in their order, without a gap and seldom, the same as everybody', async () => {
    const [creator, ana, ben] = [
      await harness.factory.creator(),
      await harness.factory.fan(),
      await harness.factory.fan(),
    ];
    const id = await running(creator);
    const [mine, theirs] = [await ring(here, ana), await ring(other.url, ben)];
    const [first, second] = [hear(mine), hear(theirs)];
    mine.emit('live', id, 0);
    theirs.emit('live', id, 0);
    await expect.poll(() => [first.length > 0, second.length > 0]).toEqual([true, true]);
    await Promise.all(Array.from({ length: 30 }, (_, n) => say(n % 2 ? ana : ben, id, `Linya ${n}`)));
    for (const news of [first, second]) {
      await expect.poll(() => linesOf(news)).toHaveLength(30);
      const seqs = news.flatMap(({ lines }) => lines.map(({ seq }) => seq));
      expect(seqs).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
      // Each begins where the one before ended.
      for (const [at, { after }] of news.entries()) if (at > 0) expect(after).toBe(news[at - 1]?.cursor);
      expect(news.length).toBeLessThan(30);
      expect(news.every(({ lines }) => lines.every(({ client_id }) => client_id === null))).toBe(true);
    }
    const { lines } = (await call('GET', `/live/${id}/chat`, creator)).json();
    await call('DELETE', `/live/${id}/chat/${lines[0].id}`, creator);
    await expect.poll(() => second.at(-1)?.removed).toEqual([lines[0].id]);
    await call('POST', `/live/${id}/end`, creator);
    await expect.poll(() => [first.at(-1)?.state, second.at(-1)?.state]).toEqual(['ended', 'ended']);
  });

  it('hears what staff says to the host if it is the host, and nothing at all of it if not', async () => {
    const [creator, ana] = [await harness.factory.creator(), await harness.factory.fan()];
    const moderator = await harness.factory.admin({ role: 'moderator' });
    const id = await running(creator);
    const [host, fan] = [await ring(other.url, creator), await ring(here, ana)];
    const [heard, others] = [hear(host), hear(fan)];
    for (const bell of [host, fan]) bell.emit('live', id, 0);
    await expect.poll(() => [heard.at(-1)?.warning, others.length > 0]).toEqual([null, true]);
    const before = others.length;
    const warned = await call('POST', `/admin/live/${id}/warn`, moderator, { text: 'Please stay dressed.' });
    expect(warned.statusCode).toBe(200);
    await expect.poll(() => heard.at(-1)?.warning?.text).toBe('Please stay dressed.');
    // Whoever hears the next line has heard all there was for them before it.
    await say(ana, id, 'Kumusta');
    await expect.poll(() => linesOf(others)).toEqual(['Kumusta']);
    expect(others.slice(before).filter(({ lines }) => lines.length === 0)).toEqual([]);
    expect(others.filter((news) => 'warning' in news)).toEqual([]);
  });

  it('hears nothing without the right to, and nothing more once it is gone or they leave', async () => {
    const [creator, ana, ben, cara] = [
      await harness.factory.creator(),
      await harness.factory.fan(),
      await harness.factory.fan(),
      await harness.factory.fan(),
    ];
    for (const fan of [ana, cara]) await call('POST', `/creators/${creator.id}/follow`, fan);
    const id = await running(creator, { audience: 'followers' });
    const [open, closed, leaving] = [await ring(here, ana), await ring(here, ben), await ring(here, cara)];
    const [heard, none, left] = [hear(open), hear(closed), hear(leaving)];
    for (const bell of [open, closed, leaving]) bell.emit('live', id, 0);
    for (const nonsense of ['x', null, 5, {}]) closed.emit('live', nonsense as string, 0);
    await expect.poll(() => [heard.length > 0, left.length > 0]).toEqual([true, true]);
    leaving.emit('live_leave', id);
    await say(creator, id, 'Una');
    await expect.poll(() => linesOf(heard)).toEqual(['Una']);
    await call('POST', `/users/${ana.id}/block`, creator);
    // Their rights are asked for every few seconds.
    await expect
      .poll(async () => {
        const before = heard.length;
        await say(creator, id, 'Para sa iba');
        await new Promise((done) => setTimeout(done, 700));
        return heard.length - before;
      })
      .toBe(0);
    expect([none, linesOf(left), closed.connected]).toEqual([[], [], true]);
  });
});
