import { expect, it } from 'vitest';
import { createKeys } from './keys.ts';
import { createMac } from './mac.ts';

const [OLD, NEW] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const before = createMac(createKeys(OLD, null)('use'), 22);
const between = createMac(createKeys(NEW, OLD)('use'), 22);
const after = createMac(createKeys(NEW, null)('use'), 22);

it('writes by the new secret and reads both while one is replaced', () => {
  expect(before.of('text')).not.toBe(after.of('text'));
  expect(between.of('text')).toBe(after.of('text'));
  expect(between.fits(before.of('text'), 'text')).toBe(true);
  expect(between.fits(after.of('text'), 'text')).toBe(true);
  expect(after.fits(before.of('text'), 'text')).toBe(false);
});

it('fits no other text, no other length and no other use', () => {
  const mark = after.of('text');
  expect(mark).toHaveLength(22);
  expect(after.fits(mark, 'other')).toBe(false);
  for (const given of ['', mark.slice(0, -1), `${mark}A`, 'é'.repeat(11)])
    expect(after.fits(given, 'text')).toBe(false);
  expect(createMac(createKeys(NEW, null)('another'), 22).fits(mark, 'text')).toBe(false);
});
