import { expect, it } from 'vitest';
import { isOverForGood, overWords } from './over-words.ts';
import { roomTexts } from './room.texts.generated.ts';

const t = roomTexts.en;
const TIMES = { started_at: '2026-05-01T00:00:00Z', ended_at: '2026-05-01T05:00:00Z' } as const;
const ended = (why: 'host' | 'lost' | 'staff') =>
  ({ ...TIMES, state: 'ended', ended_why: why, audience: 'everyone' }) as const;
const RUNNING = { ...TIMES, state: 'running', ended_why: null, audience: 'everyone' } as const;

it('praises nobody whose stream was lost or cut', () => {
  expect(overWords('lost', ended('lost'), t)).toEqual({ title: t.ended, text: t.endedLost });
  expect(overWords('ended', ended('lost'), t).text).toBe(t.endedLost);
  expect(overWords('ended', ended('staff'), t).text).toBe(t.endedByStaff);
  expect(overWords('lost', ended('host'), t).text).toBe(t.endedText);
  expect(overWords('host', RUNNING, t).text).toBe(t.endedText);
});

it('says that the network of a host let nothing through, also once the stream has ended by that (P1060)', () => {
  expect(overWords('turned_away', RUNNING, t).title).toBe(t.turnedAway);
  expect(overWords('turned_away', ended('lost'), t).text).toContain(t.turnedAway);
});

it('says of tickets what comes back where there were any', () => {
  expect(overWords('lost', { ...ended('lost'), audience: 'ticket' }, t).text).toBe(t.endedLostTickets);
});

it('says that none lasts longer than six hours of one that did', () => {
  const long = { ...ended('lost'), ended_at: '2026-05-01T06:00:00Z' };
  expect(overWords('ended', long, t).text).toBe(t.endedLong({ hours: 6 }));
  expect(overWords('ended', { ...long, ended_why: 'host' }, t).text).toBe(t.endedText);
});

it('does not say that it ended while that is not known', () => {
  expect(overWords('lost', RUNNING, t).title).toBe(t.lost);
  expect(isOverForGood('lost', RUNNING)).toBe(false);
  expect(isOverForGood('lost', undefined)).toBe(false);
  expect(isOverForGood('taken_over', ended('lost'))).toBe(true);
});
