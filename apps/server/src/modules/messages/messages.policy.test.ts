import { describe, expect, it } from 'vitest';
import type { WritingFacts } from './facts.queries.ts';
import { arePartners, doorOf, mayUnsend, mayWrite } from './messages.policy.ts';

const STRANGERS: WritingFacts = {
  writer_type: 'fan',
  reader_type: 'creator',
  writer_status: 'active',
  reader_status: 'active',
  is_blocked: false,
  has_begun: false,
  is_starter: false,
  is_answered: false,
  first_writers: 'followers',
  tip_credits: 100,
  follows: false,
  subscribes: false,
  tipped_credits: 0,
  is_known: false,
};
const toFan = { writer_type: 'creator', reader_type: 'fan' } as const;

describe('who writes with each other', () => {
  it.each([
    ['fan', 'creator', true],
    ['creator', 'fan', true],
    ['creator', 'creator', true],
    ['fan', 'fan', false],
    ['admin', 'creator', false],
    ['creator', 'admin', false],
  ] as const)('a %s to a %s: %s', (writer_type, reader_type, may) => {
    expect(arePartners({ writer_type, reader_type })).toBe(may);
    const answered = { has_begun: true, is_answered: true, first_writers: 'everyone' } as const;
    expect(mayWrite({ ...STRANGERS, ...answered, writer_type, reader_type, is_known: true })).toBe(may);
  });
});

describe('what opens a conversation for a fan', () => {
  it.each([
    ['followers', {}, 'followers'],
    ['subscribers', { follows: true }, 'subscribers'],
    ['tippers', { follows: true, tipped_credits: 99 }, 'tippers'],
    ['nobody', {}, null],
    ['followers', { follows: true }, null],
    ['tippers', { tipped_credits: 100 }, null],
    ['followers', { has_begun: true, is_starter: true }, 'followers'],
    // Whatever was chosen does not close these.
    ['followers', { has_begun: true }, null],
    ['followers', { has_begun: true, is_starter: true, is_answered: true }, null],
    ['subscribers', { writer_type: 'creator' }, null],
    ['subscribers', toFan, null],
  ] as const)('of a creator who chose %s, with %j: %s, blocked or not', (first_writers, facts, door) => {
    for (const is_blocked of [false, true])
      expect(doorOf({ ...STRANGERS, first_writers, ...facts, is_blocked })).toBe(door);
  });
});

describe('who may write first', () => {
  const FOLLOWS = { follows: true };
  const SUBSCRIBES = { subscribes: true };
  it.each([
    ['everyone', {}, true],
    ['followers', {}, false],
    ['followers', FOLLOWS, true],
    ['followers', SUBSCRIBES, true],
    ['subscribers', FOLLOWS, false],
    ['subscribers', SUBSCRIBES, true],
    ['tippers', FOLLOWS, false],
    ['tippers', SUBSCRIBES, true],
    ['tippers', { tipped_credits: 99 }, false],
    ['tippers', { tipped_credits: 100 }, true],
    ['nobody', { ...FOLLOWS, ...SUBSCRIBES, tipped_credits: 1000 }, false],
  ] as const)('to a creator who chose %s: who %j: %s', (first_writers, facts, may) => {
    expect(mayWrite({ ...STRANGERS, first_writers, ...facts })).toBe(may);
    // Who began and was not answered may write on while that holds.
    expect(mayWrite({ ...STRANGERS, first_writers, ...facts, has_begun: true, is_starter: true })).toBe(may);
    expect(mayWrite({ ...STRANGERS, first_writers, ...facts, is_blocked: true })).toBe(false);
  });

  it('to a fan: a creator whom the fan follows or paid, whatever the fan’s own settings say', () => {
    expect(mayWrite({ ...STRANGERS, ...toFan, first_writers: 'everyone' })).toBe(false);
    expect(mayWrite({ ...STRANGERS, ...toFan, first_writers: 'nobody', is_known: true })).toBe(true);
  });
});

describe('once something was written', () => {
  const closed = { ...STRANGERS, first_writers: 'nobody' } as const;
  it.each([
    ['who was written to may answer', { has_begun: true }, true],
    ['who wrote first waits for an answer', { has_begun: true, is_starter: true }, false],
    ['both may write once it was answered', { has_begun: true, is_starter: true, is_answered: true }, true],
    ['a block ends it', { has_begun: true, is_answered: true, is_blocked: true }, false],
    ['who was banned meanwhile writes no more', { is_answered: true, writer_status: 'banned' }, false],
    ['nobody writes to a banned person', { has_begun: true, reader_status: 'banned' }, false],
    ['nor to one who was erased', { is_answered: true, reader_status: 'erased' }, false],
  ] as const)('%s', (_, facts, may) => expect(mayWrite({ ...closed, ...facts })).toBe(may));
});

describe('a message is unsent', () => {
  const createdAt = new Date('2026-06-01T00:00:00Z');
  const after = (hours: number, minutes = 0) =>
    new Date(createdAt.getTime() + hours * 3_600_000 + minutes * 60_000);
  it.each([
    ['its own within 24 hours', { isOwn: true, state: 'sent' }, after(23, 59), true],
    ['not later', { isOwn: true, state: 'sent' }, after(24), false],
    ['held as well', { isOwn: true, state: 'in_review' }, after(1), true],
    ['not the other’s', { isOwn: false, state: 'sent' }, after(1), false],
    ['not what staff removed', { isOwn: true, state: 'removed' }, after(1), false],
    ['not what was paid for', { isOwn: true, state: 'sent', isPaid: true }, after(1), false],
    ['not twice', { isOwn: true, state: 'unsent' }, after(1), false],
  ] as const)('%s', (_, facts, now, may) =>
    expect(mayUnsend({ isPaid: false, ...facts, createdAt }, now)).toBe(may),
  );
});
