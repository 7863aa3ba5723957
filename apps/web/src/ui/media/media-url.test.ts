import { expect, it } from 'vitest';
import { pictureSrcSet, thumbUrl } from './media-url.ts';

const url = '/media/abc/view?expires=1&sig=2';

it('finds the small variant of a signed address', () => {
  expect(thumbUrl(url)).toBe('/media/abc/thumb?expires=1&sig=2');
});

it('offers both widths, at most 2048', () => {
  expect(pictureSrcSet(url, 4000)).toBe(`/media/abc/thumb?expires=1&sig=2 640w, ${url} 2048w`);
  expect(pictureSrcSet(url, 1200)).toContain('1200w');
});

it('offers none for a picture that is small or has no variants', () => {
  expect(pictureSrcSet(url, 600)).toBeUndefined();
  expect(pictureSrcSet('/media/abc/locked?sig=2', 1200)).toBeUndefined();
});
