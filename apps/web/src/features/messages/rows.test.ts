import { describe, expect, test } from 'vitest';
import type { Message } from './kept-messages.ts';
import type { Unsent } from './outbox/outbox-store.ts';
import { rowsOf } from './rows.ts';

const dayOf = (iso: string) => iso.slice(0, 10);

function message(seq: number, rest: Partial<Message> = {}): Message {
  return {
    id: `id-${seq}`,
    conversation_id: 'c',
    seq,
    client_id: null,
    is_own: false,
    state: 'sent',
    text: `message ${seq}`,
    files: [],
    price: null,
    is_locked: false,
    is_unlocked: false,
    reply_to: null,
    tip_credits: null,
    reactions: { own: null, other: null },
    may_unsend: false,
    is_withheld: false,
    created_at: '2026-11-01T08:00:00Z',
    ...rest,
  };
}

function unsent(clientId: string): Unsent {
  return {
    client_id: clientId,
    owner: 'o',
    conversation_id: 'c',
    text: 'waits',
    reply_to: null,
    written_at: '2026-11-02T08:00:00Z',
    place: 1,
    refusal: null,
  };
}

const NO_MARKS = { delivered: null, seen: null };
const seenOf = (...args: Parameters<typeof rowsOf>) => rowsOf(...args).map(({ key, day }) => [key, day]);

describe('the rows of a conversation', () => {
  test('are the messages by their place, whatever order they came in, with each day once', () => {
    const later = message(3, { created_at: '2026-11-02T08:00:00Z' });
    expect(seenOf([later, message(1), message(2)], [], NO_MARKS, dayOf)).toEqual([
      ['id-1', '2026-11-01'],
      ['id-2', null],
      ['id-3', '2026-11-02'],
    ]);
  });

  test('have the day looked up once an hour, however many there are', () => {
    const moments = ['T08:00:00Z', 'T08:59:59Z', 'T09:00:00Z'].map((time) => `2026-11-01${time}`);
    const looked: string[] = [];
    const lookUp = (iso: string) => {
      looked.push(iso);
      return dayOf(iso);
    };
    const messages = moments.map((created_at, at) => message(at + 1, { created_at }));
    expect(seenOf(messages, [], NO_MARKS, lookUp).map(([, day]) => day)).toEqual(['2026-11-01', null, null]);
    expect(looked).toEqual([moments[0], moments[2]]);
  });

  test('end with what waits; what has arrived under the same name is shown once, and stays the same row', () => {
    const arrived = message(1, { client_id: 'a', is_own: true, created_at: '2026-11-02T08:00:00Z' });
    expect(seenOf([arrived], [unsent('a'), unsent('b')], NO_MARKS, dayOf)).toEqual([
      ['a', '2026-11-02'],
      ['b', null],
    ]);
  });

  test('say of one’s own last message how far it came; one that staff still looks at was not sent', () => {
    const own = [1, 2].map((seq) => message(seq, { is_own: true }));
    const held = message(3, { is_own: true, state: 'in_review' });
    const marksAt = (delivered: number | null, seen: number | null) =>
      rowsOf([...own, held], [], { delivered, seen }, dayOf).map((row) =>
        row.kind === 'message' ? row.mark : undefined,
      );
    expect(marksAt(1, 1)).toEqual([null, 'sent', null]);
    expect(marksAt(2, 1)).toEqual([null, 'delivered', null]);
    expect(marksAt(2, 2)).toEqual([null, 'seen', null]);
    expect(marksAt(null, null)).toEqual([null, 'sent', null]);
  });
});
