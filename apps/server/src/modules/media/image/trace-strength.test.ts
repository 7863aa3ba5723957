import { describe, expect, it } from 'vitest';
import type { Pixels } from './decode-image.ts';
import { sharp } from './image-library.ts';
import { photoLike } from './trace-leaks.fixture.ts';
import { pressTrace, traceTile } from './trace-mark.ts';

const TILE = traceTile(Buffer.alloc(32, 7), 5);

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const drawn = (inside: string) =>
  pixelsOf(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">${inside}</svg>`));

function pressed(pixels: Pixels): Pixels {
  const copy = { ...pixels, data: Buffer.from(pixels.data) };
  pressTrace(copy, TILE);
  return copy;
}

const greenOf = ({ data }: Pixels) =>
  Float64Array.from({ length: data.length / 3 }, (_, at) => data[at * 3 + 1] ?? 0);

/** Structural similarity of two greens, the mean over squares of eight pixels (Wang and others, 2004). */
function similarity(one: Pixels, other: Pixels): number {
  const [a, b] = [greenOf(one), greenOf(other)];
  const scores: number[] = [];
  for (let top = 0; top + 8 <= one.height; top += 8)
    for (let left = 0; left + 8 <= one.width; left += 8) {
      const places = Array.from({ length: 64 }, (_, at) => (top + (at >> 3)) * one.width + left + (at & 7));
      const mean = (of: (at: number) => number) => places.reduce((sum, at) => sum + of(at), 0) / 64;
      const [x, y] = [mean((at) => a[at] ?? 0), mean((at) => b[at] ?? 0)];
      const [xx, yy] = [mean((at) => ((a[at] ?? 0) - x) ** 2), mean((at) => ((b[at] ?? 0) - y) ** 2)];
      const xy = mean((at) => ((a[at] ?? 0) - x) * ((b[at] ?? 0) - y));
      scores.push(((2 * x * y + 6.5) * (2 * xy + 58.5)) / ((x * x + y * y + 6.5) * (xx + yy + 58.5)));
    }
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

describe('a mark is not seen', () => {
  it.each([
    ['flat colour', '<rect width="400" height="400" fill="#6a86a0"/>'],
    ['flat black', '<rect width="400" height="400" fill="#000"/>'],
    [
      'two flat colours and the edge between them',
      '<rect width="400" height="400" fill="#fff"/><circle cx="200" cy="200" r="120" fill="#c04060"/>',
    ],
  ])('on %s: not a pixel is another', async (_, inside) => {
    const before = await drawn(inside);
    expect(pressed(before).data.equals(before.data)).toBe(true);
  });

  it('where there is texture: below what is just noticed, which is 3 and a quarter of the texture', async () => {
    const before = await photoLike(3, { width: 400, height: 400 }).then(pixelsOf);
    const after = pressed(before);
    const [a, b] = [greenOf(before), greenOf(after)];
    let [changed, over] = [0, 0];
    for (let y = 4; y < 396; y += 1)
      for (let x = 4; x < 396; x += 1) {
        const at = y * 400 + x;
        const change = Math.abs((a[at] ?? 0) - (b[at] ?? 0));
        const around = [-4, -2, 2, 4].flatMap((step) => [a[at + step] ?? 0, a[at + step * 400] ?? 0]);
        const spread = Math.max(...around) - Math.min(...around);
        if (change > 0) changed += 1;
        if (change > 3 + spread / 4) over += 1;
      }
    expect(changed).toBeGreaterThan(10_000);
    expect(over / changed).toBeLessThan(0.005);
  });

  it('nor in what the eye compares: structural similarity of 0.97 and more', async () => {
    const before = await photoLike(3, { width: 400, height: 400 }).then(pixelsOf);
    expect(similarity(before, pressed(before))).toBeGreaterThan(0.97);
  });
});
