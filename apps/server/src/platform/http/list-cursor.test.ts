import { expect, it } from 'vitest';
import { checkIdCursor, parsePosition } from './list-cursor.ts';

const ID = '0198a000-0000-7000-8000-000000000000';

it('reads the position that a list gave out', () => {
  expect(parsePosition(`12_${ID}`, 2)).toEqual({ position: 12, id: ID });
  expect(() => checkIdCursor(ID)).not.toThrow();
  expect(() => checkIdCursor(undefined)).not.toThrow();
});

it.each([
  '',
  '12',
  `_${ID}`,
  `x_${ID}`,
  `-1_${ID}`,
  `1.5_${ID}`,
  `123_${ID}`,
  `12_${ID}_`,
  `12_${ID.toUpperCase()}A`,
  ID,
])('refuses %s as a position', (cursor) => {
  expect(() => parsePosition(cursor, 2)).toThrow();
});

it.each(['', '1', ID.slice(1), `${ID}0`, ID.replace('a', 'A')])('refuses %s as an id', (cursor) => {
  expect(() => checkIdCursor(cursor)).toThrow();
});
