import { expect, it } from 'vitest';
import { isStream, signedAs, stillOfVideo, wholeVideo } from './stream-address.ts';

const STREAM = '/media/abc/master.m3u8?expires=1&signature=s';

it('tells a list of sizes from a video', () => {
  expect([isStream(STREAM), isStream('/media/abc/master.m3u8')]).toEqual([true, true]);
  expect([isStream('/media/abc/video.mp4?expires=1'), isStream('/x?y=/master.m3u8x')]).toEqual([
    false,
    false,
  ]);
});

it('finds the whole video behind the same signature', () => {
  expect(wholeVideo(STREAM)).toBe('/media/abc/video.mp4?expires=1&signature=s');
});

it('gives a part the signature of a fresh address', () => {
  expect(
    signedAs('/media/abc/master.m3u8?expires=2&signature=t', '/media/abc/low.mp4?expires=1&signature=s'),
  ).toBe('/media/abc/low.mp4?expires=2&signature=t');
  expect(signedAs('/media/abc/master.m3u8', '/media/abc/low.mp4?x=1')).toBe('/media/abc/low.mp4');
});

it('finds the picture behind the same signature', () => {
  expect(stillOfVideo(STREAM)).toBe('/media/abc/thumb?expires=1&signature=s');
  expect(stillOfVideo('/media/abc/video.mp4')).toBe('/media/abc/thumb');
});
