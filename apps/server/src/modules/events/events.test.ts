import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { announceTo } from './announce-to.ts';
import { forgetEvents } from './forget-events.ts';
import { listEvents } from './list-events.ts';

const harness = useHarness();
const DAY_MS = 24 * 60 * 60 * 1000;

const announce = (...ids: string[]) =>
  inTransaction(harness.deps.db, (tx) =>
    announceTo(harness.deps, tx, ids, { kind: 'conversation', conversationId: ids[0] ?? '', seq: null }),
  );

async function someone() {
  const { id, headers } = await harness.factory.fan();
  const ask = async (query = '') =>
    (await harness.app.inject({ url: `/api/events${query}`, headers })).json();
  return { id, ask };
}
const cursors = (answer: { events: { cursor: number }[] }) => answer.events.map(({ cursor }) => cursor);

describe('events', () => {
  it('are numbered from one on for each person, without a gap while many happen at once to both', async () => {
    const [one, two] = [await someone(), await someone()];
    await Promise.all(
      Array.from({ length: 20 }, (_, turn) => announce(...(turn % 2 ? [one.id, two.id] : [two.id, one.id]))),
    );
    for (const { ask } of [one, two])
      expect(cursors(await ask('?after=0'))).toEqual(Array.from({ length: 20 }, (_, turn) => turn + 1));
  });

  it('are asked for from where one is, by page, none twice', async () => {
    const { id, ask } = await someone();
    expect(await ask()).toEqual({
      events: [],
      cursor: 0,
      has_more: false,
      is_reset: false,
      unread_count: 0,
      unread_notifications: 0,
      newest_notification_at: null,
    });
    for (let turn = 0; turn < 5; turn += 1) await announce(id, id);
    expect(await ask()).toMatchObject({ events: [], cursor: 5 });
    const first = await ask('?after=1&limit=2');
    expect([cursors(first), first.cursor, first.has_more]).toEqual([[2, 3], 3, true]);
    const rest = await ask(`?after=${first.cursor}`);
    expect([cursors(rest), rest.cursor, rest.has_more]).toEqual([[4, 5], 5, false]);
    expect(await ask('?after=5')).toMatchObject({ events: [], cursor: 5, is_reset: false });
    const bad = await harness.app.inject({ url: '/api/events?after=0' });
    expect(expectRefusal(bad).code).toBe('unauthenticated');
  });

  it('that came while a phone slept are exactly those after its place, whatever any clock says', async () => {
    const [{ id, headers }, other] = [await harness.factory.fan(), await someone()];
    for (let turn = 0; turn < 3; turn += 1) await announce(id);
    harness.clock.advance(60 * 60 * 1000);
    await announce(other.id, id);
    // A node whose clock is two hours behind, then one that is a day ahead.
    for (const ms of [-2 * 60 * 60 * 1000, DAY_MS]) {
      harness.clock.advance(ms);
      await announce(id);
    }
    harness.clock.advance(-DAY_MS);
    const answer = await harness.app.inject({
      url: '/api/events?after=3',
      headers: { ...headers, date: 'Sat, 01 Jan 2000 00:00:00 GMT' },
    });
    expect(cursors(answer.json())).toEqual([4, 5, 6]);
    expect(cursors(await other.ask('?after=0'))).toEqual([1]);
  });

  it('that are kept no longer, or never were, are said to be', async () => {
    const { id } = await someone();
    const ask = (after: number) => listEvents(harness.deps, id, { after, limit: 200 });
    for (let turn = 0; turn < 3; turn += 1) await announce(id);
    harness.clock.advance(31 * DAY_MS);
    await announce(id);
    await forgetEvents(harness.deps);
    expect(cursors(await ask(3))).toEqual([4]);
    for (const lost of [0, 2, 9]) expect(await ask(lost)).toMatchObject({ is_reset: true, cursor: 4 });
    harness.clock.advance(31 * DAY_MS);
    await forgetEvents(harness.deps);
    expect(await ask(3)).toMatchObject({ is_reset: true, cursor: 4 });
    expect(await ask(4)).toMatchObject({ is_reset: false, cursor: 4 });
    await announce(id);
    expect(cursors(await ask(4))).toEqual([5]);
  });

  it('with a gap break a law', async () => {
    const { id } = await someone();
    for (let turn = 0; turn < 3; turn += 1) await announce(id);
    await harness.deps.db.deleteFrom('events').where('person_id', '=', id).where('cursor', '=', 2).execute();
    expect((await checkInvariants(harness.deps.db)).map(({ law }) => law)).toEqual(['events-have-no-gap']);
    await harness.deps.db.deleteFrom('events').where('person_id', '=', id).execute();
  });
});
