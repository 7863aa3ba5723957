import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRange } from './range.ts';

describe('parseRange', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=0-', { start: 0, end: 999 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=999-', { start: 999, end: 999 }],
    ['bytes=990-5000', { start: 990, end: 999 }],
    ['bytes=-1', { start: 999, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['Bytes= 1-2 ', { start: 1, end: 2 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=1000-1001', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    [undefined, 'whole'],
    ['', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=5-4', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['bytes=a-b', 'whole'],
    ['bytes=1.5-2', 'whole'],
    ['bytes=-1-2', 'whole'],
    ['chars=0-1', 'whole'],
    ['bytes=99999999999999999999-', 'whole'],
  ])('of 1000 bytes reads %j as %j', (header, expected) => {
    expect(parseRange(header, 1000)).toEqual(expected);
  });

  it('can satisfy nothing of an empty file', () => {
    expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(parseRange('bytes=-5', 0)).toBe('unsatisfiable');
  });

  it('never leaves the file, whatever the header', () => {
    const bound = fc.option(fc.nat(), { nil: '' });
    const header = fc.oneof(
      fc.string(),
      fc.tuple(bound, bound).map(([first, last]) => `bytes=${first}-${last}`),
    );
    fc.assert(
      fc.property(header, fc.nat(2000), (text, size) => {
        const range = parseRange(text, size);
        if (typeof range === 'string') return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(size);
      }),
    );
  });
});
