import { expect, it } from 'vitest';
import { tracksIn } from './part-tracks.ts';

function box(type: string, ...inside: number[][]): number[] {
  const body = inside.flat();
  const size = 8 + body.length;
  return [0, 0, size >> 8, size & 0xff, ...[...type].map((letter) => letter.charCodeAt(0)), ...body];
}
const traf = (id: number) =>
  box('traf', box('tfhd', [0, 2, 0, 0], [0, 0, 0, id], [0, 0, 0, 9]), box('trun', [0, 0, 0, 0]));
const moof = (...ids: number[]) => Uint8Array.from(box('moof', box('mfhd', [0, 0, 0, 0]), ...ids.map(traf)));

it('finds the tracks of a part, in their order', () => {
  expect(tracksIn(moof(1, 2))).toEqual([1, 2]);
  expect(tracksIn(moof(2))).toEqual([2]);
});

it('finds none in what is no part, and does not run on in what is broken', () => {
  expect(tracksIn(Uint8Array.from(box('free', [1, 2, 3])))).toEqual([]);
  expect(tracksIn(new Uint8Array(16))).toEqual([]);
  expect(tracksIn(new Uint8Array())).toEqual([]);
});
