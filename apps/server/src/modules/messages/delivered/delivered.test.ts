import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { eraseMessages } from '../erase-messages.ts';
import { useMessages } from '../messages.fixture.ts';

const { harness, call, send, read, choose, shown, heard, inbox, events, scene } = useMessages();

afterAll(async () => expect(await checkInvariants(harness.deps.db)).toEqual([]));

/** How far what this person sent came, once what was handed out is noted. */
async function marks(person: Person, id: string) {
  await harness.deps.deliveries.flush();
  const { other_delivered_seq, other_read_seq } = await shown(person, id);
  return [other_delivered_seq, other_read_seq];
}

describe('a message is delivered', () => {
  it('once a device of the other was told of it, and not by what its sender’s own devices ask', async () => {
    const { creator, fan, id } = await scene();
    await send(fan, id, '1');
    await events(fan);
    await heard(fan, id);
    await inbox(fan);
    // Asked for with nothing new for it.
    await events(creator, 1);
    expect(await marks(fan, id)).toEqual([0, 0]);
    await events(creator);
    expect(await marks(fan, id)).toEqual([1, 0]);
    await send(fan, id, '2');
    expect(await marks(fan, id)).toEqual([1, 0]);
  });

  it('by the list of its conversation, by the inbox, and by being read; never back', async () => {
    const { creator, fan, id } = await scene();
    for (const text of ['1', '2']) await send(fan, id, text);
    await heard(creator, id, '?after=0&limit=1');
    expect(await marks(fan, id)).toEqual([1, 0]);
    await inbox(creator);
    expect(await marks(fan, id)).toEqual([2, 0]);
    await send(fan, id, '3');
    await read(creator, id, 3);
    expect(await marks(fan, id)).toEqual([3, 3]);
    await events(creator);
    await heard(creator, id);
    expect(await marks(fan, id)).toEqual([3, 3]);
  });

  it('and nobody sees it where one of the two hides what they read', async () => {
    const { creator, fan, id } = await scene();
    await choose(fan, { shows_read: false });
    await send(fan, id);
    await events(creator);
    expect(await marks(fan, id)).toEqual([null, null]);
    expect(await marks(creator, id)).toEqual([null, null]);
  });

  it('to nobody whom one of the two blocks, until that ends', async () => {
    const { creator, fan, id } = await scene();
    await send(fan, id);
    await call('POST', `/users/${fan.id}/block`, creator);
    await events(creator);
    await heard(creator, id);
    expect(await marks(fan, id)).toEqual([0, 0]);
    await call('DELETE', `/users/${fan.id}/block`, creator);
    await heard(creator, id);
    expect(await marks(fan, id)).toEqual([1, 0]);
  });

  it('also where somebody had the mark in hand, a little later, and not to who is gone', async () => {
    const { creator, fan, id } = await scene();
    await send(fan, id);
    await inTransaction(harness.deps.moneyDb, async (tx) => {
      await sql`select from conversation_sides where conversation_id = ${id}::uuid for update`.execute(tx);
      // Not before: what was handed is also written down by the clock.
      await events(creator);
      expect(await marks(fan, id)).toEqual([0, 0]);
    });
    expect(await marks(fan, id)).toEqual([1, 0]);
    await send(fan, id);
    await events(creator, 1);
    await inTransaction(harness.deps.db, (tx) => eraseMessages(tx, creator.id));
    expect(await marks(fan, id)).toEqual([0, 0]);
  });

  it('no further than there is something, or a law is broken', async () => {
    const { id } = await scene();
    const side = { delivered_seq: 7 };
    const broken = () =>
      harness.deps.db.updateTable('conversation_sides').set(side).where('conversation_id', '=', id).execute();
    await broken();
    const found = await checkInvariants(harness.deps.db);
    expect(found.map(({ law }) => law)).toEqual(['unread-is-counted', 'unread-is-counted']);
    side.delivered_seq = 0;
    await broken();
  });
});
