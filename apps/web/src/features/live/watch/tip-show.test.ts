import { expect, it } from 'vitest';
import type { LiveLine } from '../live.ts';
import { shownMs, withNewTips } from './tip-show.ts';

const tip = (seq: number, credits: number) => ({ id: `${seq}`, seq, kind: 'tip', credits }) as LiveLine;
const text = (seq: number) => ({ id: `${seq}`, seq, kind: 'text', credits: null }) as LiveLine;
const seqs = (lines: readonly LiveLine[]) => lines.map(({ seq }) => seq);

it('shows tips that came since, in their order, and none twice', () => {
  const first = withNewTips({ seen: 2, waiting: [] }, [tip(1, 50), text(2), tip(3, 20), text(4), tip(5, 10)]);
  expect(seqs(first.waiting)).toEqual([3, 5]);
  expect(withNewTips(first, [tip(3, 20), tip(5, 10)])).toBe(first);
});

it('keeps the largest where many come at once', () => {
  const many = Array.from({ length: 40 }, (_, place) => tip(place + 1, place === 7 ? 900 : 40 - place));
  const { waiting } = withNewTips({ seen: 0, waiting: [] }, many);
  expect(waiting).toHaveLength(5);
  expect(seqs(waiting)).toContain(8);
});

it('shows a large one longer', () => {
  expect(shownMs(500)).toBeGreaterThan(shownMs(100));
  expect(shownMs(100)).toBeGreaterThan(shownMs(20));
});
