import { describe, expect, it } from 'vitest';
import { timesOf } from './ask-reads.ts';
import { isMissed, reportShape, type ShapeResult } from './report-shape.ts';
import { WHOLE } from './size.ts';

const result = (small: number, whole: number): ShapeResult => ({
  name: '/creators?search=maria',
  face: 'fan',
  small: { p50: small / 2, p99: small },
  whole: { p50: whole / 2, p99: whole },
});
const measured = {
  commit: 'commit `1`',
  cores: 2,
  asks: 30,
  whole: WHOLE,
  gigabytes: 12.3,
  questions: 1,
  writes: [],
};

describe('what a call costs with a hundred times as many of everything', () => {
  it.each([
    ['twice the time', result(30, 60), false],
    ['more than that', result(30, 61), true],
    ['more than that, and fast all the same', result(2, 20), false],
    ['less', result(60, 30), false],
  ])('may be %s', (_, one, missed) => {
    expect(isMissed(one)).toBe(missed);
    const { text, isMet } = reportShape({ ...measured, reads: [one] });
    expect(isMet).toBe(!missed);
    expect(text.includes('**Missed, 1 of 1 targets:**')).toBe(missed);
  });

  it('says which calls were asked, where not all were', () => {
    const of = (only?: string) => reportShape({ ...measured, only, reads: [result(1, 1)] }).text;
    expect(of()).toContain('Every call of the contract that only reads is asked');
    expect(of('feed')).toContain('Each call that only reads and has `feed` in its name is asked');
  });

  it('is half of the times, and all but a hundredth of them', () => {
    expect(timesOf(Array.from({ length: 200 }, (_, n) => 200 - n))).toEqual({ p50: 100, p99: 198 });
    expect(timesOf([3, 1, 2])).toEqual({ p50: 2, p99: 3 });
  });
});
