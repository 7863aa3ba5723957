import { beforeAll, describe, expect, it } from 'vitest';
import { isRefused } from '../media-refusal.ts';
import { decodeImage, type Pixels } from './decode-image.ts';
import { sharp } from './image-library.ts';
import { readTrace, traceTile } from './trace-mark.ts';
import { watermarkImage } from './watermark-image.ts';

const KEY = Buffer.alloc(32, 7);
const CODE = 123_456;
const ARTWORK = new URL('../../../../../demo/src/clips/night-market.webp', import.meta.url).pathname;

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const pixels = await decodeImage(picture, 4096);
  if (isRefused(pixels)) throw new Error(pixels.refusal);
  return pixels;
}

const codeIn = async (picture: Buffer, key = KEY) => readTrace(await pixelsOf(picture), key);

async function marked(source: Buffer, code = CODE): Promise<Buffer> {
  const result = await watermarkImage(source, '@ana', traceTile(KEY, code));
  if (isRefused(result)) throw new Error(result.refusal);
  return result;
}

const resized = (picture: Buffer, times: number, quality: number) =>
  sharp(picture)
    .resize(Math.round(1000 * times))
    .jpeg({ quality })
    .toBuffer();

/** A drawing with surfaces and edges, 1,000 by 1,250. */
let source: Buffer;
let view: Buffer;
beforeAll(async () => {
  source = await sharp(ARTWORK).resize(1000, 1250, { fit: 'cover' }).png().toBuffer();
  view = await marked(source);
});

describe('a picture says whose it was', () => {
  it.each([0, 1, 77, 2 ** 32 - 1])('number %i', async (code) => {
    expect(await codeIn(await marked(source, code))).toBe(code);
  });

  it.each<[string, (picture: Buffer) => Promise<Buffer>]>([
    ['as JPEG of quality 80', (picture) => sharp(picture).jpeg({ quality: 80 }).toBuffer()],
    ['as JPEG of quality 60', (picture) => sharp(picture).jpeg({ quality: 60 }).toBuffer()],
    ['as WebP of quality 60', (picture) => sharp(picture).webp({ quality: 60 }).toBuffer()],
    [
      'cropped to a part without the name',
      (picture) => sharp(picture).extract({ left: 133, top: 219, width: 611, height: 707 }).png().toBuffer(),
    ],
    [
      'cropped and compressed twice',
      async (picture) =>
        sharp(
          await sharp(picture)
            .extract({ left: 41, top: 77, width: 800, height: 900 })
            .jpeg({ quality: 80 })
            .toBuffer(),
        )
          .jpeg({ quality: 75 })
          .toBuffer(),
    ],
    ['turned', (picture) => sharp(picture).rotate(90).jpeg({ quality: 85 }).toBuffer()],
    ['mirrored', (picture) => sharp(picture).flop().jpeg({ quality: 85 }).toBuffer()],
    ['lighter', (picture) => sharp(picture).modulate({ brightness: 1.15 }).jpeg({ quality: 85 }).toBuffer()],
    ['at half its size', (picture) => resized(picture, 0.5, 90)],
    ['at 64 % of its size, as sites store it', (picture) => resized(picture, 0.64, 80)],
    ['at 108 %', (picture) => resized(picture, 1.08, 80)],
    [
      'cropped and at twice its size',
      (picture) =>
        sharp(picture)
          .extract({ left: 33, top: 19, width: 560, height: 640 })
          .resize(1120)
          .jpeg({ quality: 80 })
          .toBuffer(),
    ],
    [
      'cropped, smaller and mirrored',
      async (picture) =>
        sharp(
          await sharp(picture)
            .extract({ left: 133, top: 119, width: 780, height: 900 })
            .resize(600)
            .png()
            .toBuffer(),
        )
          .flop()
          .jpeg({ quality: 85 })
          .toBuffer(),
    ],
    ['in grey', (picture) => sharp(picture).greyscale().jpeg({ quality: 85 }).toBuffer()],
  ])('%s', async (_, leak) => {
    expect(await codeIn(await leak(view))).toBe(CODE);
  });
});

it.each(['parol', 'silk', 'bay-at-dusk'])('so does %s, cropped and made smaller', async (name) => {
  const other = await sharp(ARTWORK.replace('night-market', name))
    .resize(900, 1100, { fit: 'cover' })
    .png()
    .toBuffer();
  const part = { left: 50, top: 70, width: 800, height: 950 };
  const leak = (picture: Buffer) => sharp(picture).extract(part).resize(560).jpeg({ quality: 80 }).toBuffer();
  expect(await codeIn(await leak(await marked(other)))).toBe(CODE);
  expect(await codeIn(await leak(other))).toBeNull();
});

describe('nobody is accused by', () => {
  it('a picture without a mark', async () => {
    expect(await codeIn(source)).toBeNull();
    const noise = Buffer.from(Uint8Array.from({ length: 600 * 600 * 3 }, (_, at) => (at * 7919) % 251));
    expect(readTrace({ data: noise, width: 600, height: 600 }, KEY)).toBeNull();
  });

  it('a mark of another house', async () => {
    expect(await codeIn(view, Buffer.alloc(32, 8))).toBeNull();
  });

  it('a picture too small to carry one', async () => {
    expect(await codeIn(await marked(await sharp(source).resize(40).png().toBuffer()))).toBeNull();
  });
});

it('is not seen: no pixel differs by more than what compressing does', async () => {
  const [plain, traced] = await Promise.all([watermarkImage(source, '@ana'), Promise.resolve(view)]);
  if (isRefused(plain)) throw new Error(plain.refusal);
  const [before, after] = await Promise.all([pixelsOf(plain), pixelsOf(traced)]);
  const difference = before.data.reduce((sum, value, at) => sum + Math.abs(value - (after.data[at] ?? 0)), 0);
  expect(difference / before.data.length).toBeLessThan(3);
});
