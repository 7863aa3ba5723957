import { expect, it } from 'vitest';
import { isOverForGood, overWords } from './over-words.ts';
import { roomTexts } from './room.texts.generated.ts';

const t = roomTexts.en;
const ended = (why: 'host' | 'lost' | 'staff') =>
  ({ state: 'ended', ended_why: why, audience: 'everyone' }) as const;
const RUNNING = { state: 'running', ended_why: null, audience: 'everyone' } as const;

it('praises nobody whose stream was lost or cut', () => {
  expect(overWords('lost', ended('lost'), t)).toEqual({ title: t.ended, text: t.endedLost });
  expect(overWords('ended', ended('lost'), t).text).toBe(t.endedLost);
  expect(overWords('ended', ended('staff'), t).text).toBe(t.endedByStaff);
  expect(overWords('lost', ended('host'), t).text).toBe(t.endedText);
  expect(overWords('host', RUNNING, t).text).toBe(t.endedText);
});

it('says of tickets what comes back where there were any', () => {
  expect(overWords('lost', { ...ended('lost'), audience: 'ticket' }, t).text).toBe(t.endedLostTickets);
});

it('does not say that it ended while that is not known', () => {
  expect(overWords('lost', RUNNING, t).title).toBe(t.lost);
  expect(isOverForGood('lost', RUNNING)).toBe(false);
  expect(isOverForGood('lost', undefined)).toBe(false);
  expect(isOverForGood('taken_over', ended('lost'))).toBe(true);
});
