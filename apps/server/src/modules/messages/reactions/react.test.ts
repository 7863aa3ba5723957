import { describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { useMessages } from '../messages.fixture.ts';

const { harness, call, send, heard, shown, events, scene } = useMessages();
const react = (person: Person, id: string, reaction: string) =>
  call('PUT', `/messages/${id}/reaction`, person, { reaction });
const takeBack = (person: Person, id: string) => call('DELETE', `/messages/${id}/reaction`, person);
const reactionsOf = async (person: Person, conversation: string) =>
  (await heard(person, conversation)).map(({ reactions }: { reactions: object }) => reactions);

async function written() {
  const { creator, fan, id } = await scene();
  const { id: messageId } = (await send(fan, id, 'Magandang umaga')).json();
  return { creator, fan, id, messageId: messageId as string };
}

describe('a reaction', () => {
  it('is one of each person; another takes its place, and both are told where the message stands', async () => {
    const { creator, fan, id, messageId } = await written();
    const { cursor } = await events(fan);
    expect((await react(creator, messageId, 'heart')).json().reactions).toEqual({
      own: 'heart',
      other: null,
    });
    await react(creator, messageId, 'laugh');
    await react(fan, messageId, 'fire');
    expect(await reactionsOf(fan, id)).toEqual([{ own: 'fire', other: 'laugh' }]);
    expect(await reactionsOf(creator, id)).toEqual([{ own: 'laugh', other: 'fire' }]);
    const told = (await events(fan, cursor)).events;
    expect(told.map(({ kind, seq }: { kind: string; seq: number }) => [kind, seq])).toEqual(
      Array(3).fill(['message', 1]),
    );
  });

  it('counts as nothing unread, and puts the conversation no higher', async () => {
    const { creator, fan, id, messageId } = await written();
    const before = await shown(fan, id);
    harness.clock.advance(60_000);
    await react(creator, messageId, 'wow');
    expect(await shown(fan, id)).toEqual(before);
    expect(before.unread_count).toBe(0);
  });

  it('is the same however often it comes, also at once, and nobody is told twice', async () => {
    const { creator, fan, id, messageId } = await written();
    const { cursor } = await events(fan);
    await Promise.all(Array.from({ length: 6 }, () => react(creator, messageId, 'heart')));
    expect(await reactionsOf(fan, id)).toEqual([{ own: null, other: 'heart' }]);
    expect((await events(fan, cursor)).events).toHaveLength(1);
    for (let twice = 0; twice < 2; twice += 1)
      expect((await takeBack(creator, messageId)).json().reactions).toEqual({ own: null, other: null });
    expect((await events(fan, cursor)).events).toHaveLength(2);
  });

  it('goes with what was unsent, and is none of what is held, removed or deleted for oneself', async () => {
    const { creator, fan, id, messageId } = await written();
    await react(creator, messageId, 'sad');
    await call('DELETE', `/messages/${messageId}?for=everyone`, fan);
    expect(await reactionsOf(creator, id)).toEqual([{ own: null, other: null }]);
    const { rows } = await harness.deps.pool.query('select from message_reactions where message_id = $1', [
      messageId,
    ]);
    expect(rows).toEqual([]);
    expect(expectRefusal(await react(creator, messageId, 'heart')).code).toBe('message_not_found');
    const { id: hidden } = (await send(fan, id, 'Isa pa')).json();
    await call('DELETE', `/messages/${hidden}?for=me`, creator);
    expect(expectRefusal(await react(creator, hidden, 'heart')).code).toBe('message_not_found');
  });

  it('is of the two alone, of those there are, and only where one may write', async () => {
    const { creator, fan, messageId } = await written();
    expect(expectRefusal(await react(await harness.factory.fan(), messageId, 'heart')).code).toBe(
      'message_not_found',
    );
    const wrong = expectRefusal(await react(creator, messageId, 'shrug'));
    expect(wrong).toMatchObject({ code: 'validation_failed', errors: { reaction: expect.any(String) } });
    await react(fan, messageId, 'heart');
    await call('POST', `/users/${fan.id}/block`, creator);
    expect(expectRefusal(await react(fan, messageId, 'laugh')).code).toBe('messages_closed');
    // What one said oneself is taken back wherever it is seen.
    expect((await takeBack(fan, messageId)).json().reactions).toEqual({ own: null, other: null });
  });
});
