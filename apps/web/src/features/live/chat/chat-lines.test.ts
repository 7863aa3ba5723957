import { expect, it } from 'vitest';
import type { LiveLine } from '../live.ts';
import {
  MOST_HELD_LINES,
  MOST_LINES,
  NO_LINES,
  withBatch,
  withBatches,
  withoutWaiting,
  withWaiting,
} from './chat-lines.ts';

const line = (seq: number, rest: Partial<LiveLine> = {}): LiveLine => ({
  id: `line-${seq}`,
  seq,
  client_id: null,
  person: null,
  kind: 'text',
  text: `text ${seq}`,
  credits: null,
  state: 'sent',
  created_at: '',
  ...rest,
});
const batch = (...seqs: number[]) => ({
  lines: seqs.map((seq) => line(seq)),
  removed: [],
  cursor: Math.max(0, ...seqs),
});
const seqs = ({ lines }: typeof NO_LINES) => lines.map(({ seq }) => seq);

it('shows each line once, in its order, whichever way it came', () => {
  const first = withBatch(NO_LINES, batch(1, 2, 4));
  expect(seqs(withBatch(first, batch(3, 4, 5)))).toEqual([1, 2, 3, 4, 5]);
  expect(seqs(withBatches(NO_LINES, [batch(2), batch(1), batch(1, 3)]))).toEqual([1, 2, 3]);
});

it('is the same where nothing new came, so that nothing is drawn', () => {
  const nothing = { lines: [], removed: ['elsewhere'], cursor: 2 };
  const known = withBatch(withBatch(NO_LINES, batch(1, 2)), nothing);
  expect(withBatch(known, nothing)).toBe(known);
});

it('takes removed lines off the screen, also one that comes removed', () => {
  const known = withBatch(NO_LINES, batch(1, 2, 3));
  expect(seqs(withBatch(known, { lines: [], removed: ['line-2'], cursor: 3 }))).toEqual([1, 3]);
  const again = { lines: [line(3, { state: 'removed', text: '' })], removed: [], cursor: 3 };
  expect(seqs(withBatch(known, again))).toEqual([1, 2]);
});

it('brings none back that an answer from before its removal has', () => {
  const known = withBatch(NO_LINES, { lines: [], removed: ['line-2'], cursor: 3 });
  expect(seqs(withBatch(known, batch(1, 2, 3)))).toEqual([1, 3]);
});

it('keeps what can be read, however much is said', () => {
  let known = NO_LINES;
  for (let second = 0; second < 60; second += 1)
    known = withBatch(known, batch(...Array.from({ length: 50 }, (_, place) => second * 50 + place + 1)));
  expect(known.lines).toHaveLength(MOST_LINES);
  expect(known.lines.at(-1)?.seq).toBe(3000);
  expect(known.cursor).toBe(3000);
});

it('keeps what somebody reads further up for two minutes of it, and lets it go once they are at the end', () => {
  let known = withBatch(NO_LINES, batch(1));
  const second = (at: number) => batch(...Array.from({ length: 50 }, (_, place) => at * 50 + place + 2));
  for (let at = 0; at < 119; at += 1) known = withBatches(known, [second(at)], true);
  expect(known.lines[0]?.seq).toBe(1);
  for (let at = 119; at < 130; at += 1) known = withBatches(known, [second(at)], true);
  expect(known.lines).toHaveLength(MOST_HELD_LINES);
  expect(withBatches(known, [second(130)]).lines).toHaveLength(MOST_LINES);
});

it('shows an own line at once, and once', () => {
  const mine = { clientId: 'c', text: 'hello', problem: null };
  const waiting = withWaiting(withBatch(NO_LINES, batch(1)), mine);
  expect(waiting.waiting).toEqual([mine]);
  expect(withWaiting(waiting, { ...mine, problem: 'no' }).waiting).toHaveLength(1);
  const answered = { lines: [line(2, { client_id: 'c' })], removed: [], cursor: 1 };
  expect(withBatch(waiting, answered)).toMatchObject({ waiting: [] });
  expect(withoutWaiting(waiting, 'c').waiting).toEqual([]);
});
