import { expect, it } from 'vitest';
import { areNames, isImeKey } from './given-files.ts';

const files = ['sea.jpg', 'sun.jpg'].map((name) => new File(['x'], name));

it('knows the names that come with copied files from words that somebody wrote (P1072)', () => {
  expect(areNames('sea.jpg\r\nsun.jpg', files)).toBe(true);
  expect(areNames(' sea.jpg\nsun.jpg\n', files)).toBe(true);
  expect(areNames('sea.jpg', files)).toBe(false);
  expect(areNames('Look at the sea', files)).toBe(false);
  expect(areNames('', files)).toBe(false);
});

it('knows an Enter that takes a suggested word, as every browser says it (P1073)', () => {
  const key = (isComposing: boolean, keyCode: number) => isImeKey({ isComposing, keyCode });
  expect([key(true, 13), key(false, 229), key(false, 13)]).toEqual([true, true, false]);
});
