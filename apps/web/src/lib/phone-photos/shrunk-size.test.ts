import { describe, expect, it } from 'vitest';
import { isHeic, isShrunk, jpegName, shrunkSize } from './shrunk-size.ts';

describe('shrunkSize', () => {
  it.each([
    [8160, 6120, 2048, 1536],
    [6120, 8160, 1536, 2048],
    [2048, 2048, 2048, 2048],
    [800, 600, 800, 600],
    [40_000, 3, 2048, 1],
  ])('makes of %i × %i one of %i × %i', (width, height, smallerWidth, smallerHeight) => {
    expect(shrunkSize({ width, height })).toEqual({ width: smallerWidth, height: smallerHeight });
  });
});

describe('isShrunk', () => {
  const jpeg = { type: 'image/jpeg', size: 1_000_000 };

  it('leaves what is small, and takes what has too many pixels, bytes, or another form', () => {
    expect(isShrunk(jpeg, { width: 2048, height: 1536 })).toBe(false);
    expect(isShrunk(jpeg, { width: 2049, height: 1 })).toBe(true);
    expect(isShrunk({ ...jpeg, size: 10 * 1024 ** 2 + 1 }, { width: 100, height: 100 })).toBe(true);
    expect(isShrunk({ ...jpeg, type: 'image/heic' }, { width: 100, height: 100 })).toBe(true);
  });

  it('decodes none of more than 50 megapixels: the server says why it is refused', () => {
    expect(isShrunk(jpeg, { width: 8160, height: 6120 })).toBe(true);
    expect(isShrunk(jpeg, { width: 10_000, height: 5_001 })).toBe(false);
  });
});

describe('isHeic', () => {
  const head = (words: string) => Uint8Array.from(`\0\0\0\x18${words}`, (letter) => letter.charCodeAt(0));

  it('goes by what a file begins with', () => {
    expect(['ftypheic', 'ftypmif1', 'ftyphevc'].map((words) => isHeic(head(words)))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['ftypisom', 'ftypavif', 'heicftyp', ''].map((words) => isHeic(head(words)))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

it('calls what it became by its new form', () => {
  expect(['IMG_0001.HEIC', 'a.b.png', 'photo'].map(jpegName)).toEqual([
    'IMG_0001.jpg',
    'a.b.jpg',
    'photo.jpg',
  ]);
});
