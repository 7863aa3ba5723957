import { expect, it } from 'vitest';
import { pictureSrcSet, publicSrcSet, publicUrl, thumbUrl } from './media-url.ts';

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

it('offers a public picture in the widths that are shown, and its own', () => {
  const cover = '/media/public/cover/a.webp';
  expect(publicSrcSet(cover, 192)).toBe(`${cover}?w=96 96w, ${cover}?w=192 192w`);
  expect(publicSrcSet(cover, 96, 1280)).toBe(`${cover}?w=96 96w, ${cover} 1280w`);
  expect(publicUrl(cover, 384)).toBe(`${cover}?w=384`);
  expect(publicSrcSet(url, 384)).toBeUndefined();
  expect(publicUrl(url, 384)).toBe(url);
});
