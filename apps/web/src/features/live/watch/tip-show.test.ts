import { expect, it } from 'vitest';
import type { LiveLine } from '../live.ts';
import { firstTurn, shownMs, withNewTips } from './tip-show.ts';

const tip = (seq: number, credits: number) => ({ id: `${seq}`, seq, kind: 'tip', credits }) as LiveLine;
const text = (seq: number) => ({ id: `${seq}`, seq, kind: 'text', credits: null }) as LiveLine;
const seqs = (lines: readonly LiveLine[]) => lines.map(({ seq }) => seq);

const chat = (lines: readonly LiveLine[], removed: readonly string[] = []) => ({ lines, removed });

it('shows tips that came since, in their order, and none twice', () => {
  const began = firstTurn([tip(1, 50), text(2)]);
  const first = withNewTips(began, chat([tip(1, 50), text(2), tip(3, 20), text(4), tip(5, 10)]));
  expect(seqs(first.waiting)).toEqual([3, 5]);
  expect(withNewTips(first, chat([tip(3, 20), tip(5, 10)]))).toBe(first);
});

it('shows one that was written before a line of one’s own and comes after it', () => {
  const own = withNewTips(firstTurn([text(2)]), chat([text(2), text(9)]));
  expect(seqs(withNewTips(own, chat([text(2), tip(8, 20), text(9)])).waiting)).toEqual([8]);
});

it('shows none that was taken away, also while it is shown or waits', () => {
  const both = withNewTips(firstTurn([]), chat([tip(1, 20), tip(2, 10)]));
  expect(seqs(withNewTips(both, chat([tip(2, 10)], ['1'])).waiting)).toEqual([2]);
  // One that the chat is too long to hold was not taken away.
  expect(seqs(withNewTips(both, chat([text(400)])).waiting)).toEqual([1, 2]);
});

it('keeps the largest where many come at once', () => {
  const many = Array.from({ length: 40 }, (_, place) => tip(place + 1, place === 7 ? 900 : 40 - place));
  const { waiting } = withNewTips(firstTurn([]), chat(many));
  expect(waiting).toHaveLength(5);
  expect(seqs(waiting)).toContain(8);
});

it('shows a large one longer', () => {
  expect(shownMs(500)).toBeGreaterThan(shownMs(100));
  expect(shownMs(100)).toBeGreaterThan(shownMs(20));
});
