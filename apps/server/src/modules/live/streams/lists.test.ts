import { describe, expect, it } from 'vitest';
import { expectRefusal } from '../../../../test/problems.ts';
import { DAY_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { useLive } from '../live.fixture.ts';

const { harness, call, plan, running } = useLive();

const later = (ms: number) => new Date(harness.clock.now().getTime() + ms).toISOString();

describe('the list', () => {
  it('has running ones first, those of whom one follows before others, and pages without a gap', async () => {
    const fan = await harness.factory.fan();
    const [known, stranger] = [await harness.factory.creator(), await harness.factory.creator()];
    await call('POST', `/creators/${known.id}/follow`, fan);
    const ids = [
      await running(known),
      await running(stranger),
      (await plan(known, { scheduled_at: later(2 * DAY_MS) })).id,
      (await plan(stranger, { scheduled_at: later(DAY_MS) })).id,
    ];
    await plan(known, { scheduled_at: later(8 * DAY_MS) });
    const mine = new Set(ids);
    const listed: string[] = [];
    let cursor: string | null = null;
    do {
      const query: string = cursor ? `&cursor=${cursor}` : '';
      const page: { lives: { id: string }[]; next_cursor: string | null } = (
        await call('GET', `/live?limit=1${query}`, fan)
      ).json();
      listed.push(...page.lives.map((live) => live.id));
      cursor = page.next_cursor;
    } while (cursor);
    expect(listed.filter((id) => mine.has(id))).toEqual(ids);
    const followed = (await call('GET', '/live?filter=followed', fan)).json().lives;
    expect(followed.map((live: { id: string }) => live.id)).toEqual([ids[0], ids[2]]);
    expect(expectRefusal(await call('GET', '/live?cursor=nothing', fan)).errors).toHaveProperty('cursor');
    await harness.deps.db
      .updateTable('users')
      .set({ cover_key: 'c.webp' })
      .where('id', '=', known.id)
      .execute();
    const of = (await call('GET', `/live/of/${known.username}`, null)).json();
    expect(of).toMatchObject({ creator: { id: known.id }, live: { id: ids[0] } });
    // What stands where there is no picture yet.
    expect([of.creator.cover, of.live.creator.cover]).toEqual([
      '/media/public/c.webp',
      '/media/public/c.webp',
    ]);
    expect((await call('GET', '/live/of/nobody_here', null)).statusCode).toBe(404);
  });

  it('keeps one whose host is late for as long as they may still begin', async () => {
    const { id } = await plan(await harness.factory.creator(), { scheduled_at: later(10 * MINUTE_MS) });
    const isListed = async () => {
      const { lives } = (await call('GET', '/live?limit=50', null)).json() as { lives: { id: string }[] };
      return lives.some((live) => live.id === id);
    };
    harness.clock.advance(24 * MINUTE_MS);
    expect(await isListed()).toBe(true);
    harness.clock.advance(2 * MINUTE_MS);
    expect(await isListed()).toBe(false);
  });
});
