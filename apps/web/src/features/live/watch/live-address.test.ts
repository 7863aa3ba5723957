import { expect, it } from 'vitest';
import { renewed } from './live-address.ts';

const OLD = '/live-media/s/old-grant/index.m3u8';
const NEW = '/live-media/s/new-grant/index.m3u8';

it('asks for the same file below the newer signature, with its query', () => {
  expect(renewed('https://likha.test/live-media/s/old-grant/p7.2.m4s', NEW)).toBe(
    '/live-media/s/new-grant/p7.2.m4s',
  );
  expect(renewed(`${OLD}?_HLS_msn=7&_HLS_part=2`, NEW)).toBe(`${NEW}?_HLS_msn=7&_HLS_part=2`);
});

it('does so for what was renewed before', () => {
  expect(renewed('/live-media/s/second-grant/p7.2.m4s', NEW)).toBe('/live-media/s/new-grant/p7.2.m4s');
});

it('leaves alone what is of another stream, or not renewed', () => {
  expect(renewed('/live-media/other/old-grant/p1.m4s', NEW)).toBe('/live-media/other/old-grant/p1.m4s');
  expect(renewed('/live-media/s/old-grant/p1.m4s', OLD)).toBe('/live-media/s/old-grant/p1.m4s');
});
