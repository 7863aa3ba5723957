import { beforeAll, describe, expect, it } from 'vitest';
import { isRefused } from '../media-refusal.ts';
import { decodeImage, type Pixels } from './decode-image.ts';
import { sharp } from './image-library.ts';
import {
  cropped,
  type Leak,
  photoLike,
  photoOfScreen,
  scaled,
  screenshot,
  tilted,
} from './trace-leaks.fixture.ts';
import { traceTile } from './trace-mark.ts';
import { readTrace } from './trace-read.ts';
import { watermarkImage } from './watermark-image.ts';

const KEY = Buffer.alloc(32, 7);
const CODE = 123;
/** Who had access; the number that is looked for among them. */
const CODES = Int32Array.from({ length: 400 }, (_, at) => at);

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const pixels = await decodeImage(picture, 4096);
  if (isRefused(pixels)) throw new Error(pixels.refusal);
  return pixels;
}

const found = async (picture: Buffer, codes = CODES, key = KEY) =>
  readTrace(await pixelsOf(picture), key, codes);

async function marked(source: Buffer, code = CODE): Promise<Buffer> {
  const result = await watermarkImage(source, '@ana', traceTile(KEY, code));
  if (isRefused(result)) throw new Error(result.refusal);
  return result;
}

let source: Buffer;
let view: Buffer;
beforeAll(async () => {
  source = await photoLike(1, { width: 720, height: 800 });
  view = await marked(source);
});

describe('a picture says whose it was', () => {
  it.each<[string, Leak]>([
    ['as WebP of quality 40', (picture) => sharp(picture).webp({ quality: 40 }).toBuffer()],
    ['cropped to a quarter', cropped({ width: 400, height: 450 })],
    ['at 40 %', scaled(0.4)],
    [
      'cropped and at 150 %',
      async (picture) => scaled(1.5)(await cropped({ width: 400, height: 400 })(picture)),
    ],
    ['tilted by 1°', tilted(1)],
    ['mirrored and turned', (picture) => sharp(picture).flop().rotate(90).jpeg({ quality: 80 }).toBuffer()],
    ['as a phone takes its own screen', screenshot],
    ['as a phone takes another screen', photoOfScreen],
  ])('%s', async (_, leak) => {
    expect(await found(await leak(view))).toMatchObject({ code: CODE });
  });

  it('by a chance that is said, and that grows with how many may have had it', async () => {
    const part = await cropped({ width: 300, height: 300 })(view);
    const [few, many] = [
      await found(part, CODES.subarray(100, 200)),
      await found(
        part,
        Int32Array.from({ length: 1000 }, (_, at) => at),
      ),
    ];
    expect(few?.chance).toBeLessThan(1e-9);
    expect((many?.chance ?? 0) / (few?.chance ?? 1)).toBeCloseTo(10, 5);
  });
});

describe('nobody is accused by', () => {
  it('a picture without a mark', async () => {
    expect(await found(await cropped({ width: 300, height: 300 })(source))).toBeNull();
  });

  it('a picture that was made for somebody who is not asked about', async () => {
    const others = CODES.filter((code) => code !== CODE);
    expect(await found(await cropped({ width: 300, height: 300 })(view), others)).toBeNull();
  });

  it('a mark of another house', async () => {
    const part = await cropped({ width: 300, height: 300 })(view);
    expect(await found(part, CODES, Buffer.alloc(32, 8))).toBeNull();
  });

  it.each([
    [
      'line art',
      Array.from(
        { length: 40 },
        (_, at) => `<path d="M${at * 12} 0 Q 240 ${at * 13} 480 ${520 - at * 12}"/>`,
      ).join(''),
    ],
    [
      'flat shapes of few colours',
      ['#c04060', '#20a080', '#ffb020', '#402050']
        .map(
          (fill, at) =>
            `<circle cx="${100 + at * 90}" cy="${120 + at * 90}" r="110" fill="${fill}" stroke="none"/>`,
        )
        .join(''),
    ],
  ])('%s, in which no mark can be found', async (_, inside) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="520"><rect width="480" height="520" fill="#fff"/>
      <g fill="none" stroke="#201020" stroke-width="3">${inside}</g></svg>`;
    const drawing = await sharp(Buffer.from(svg)).png().toBuffer();
    expect(await found(await marked(drawing))).toBeNull();
  });

  it('a flat colour, which carries none, and a picture too small to carry one', async () => {
    const flat = sharp({ create: { width: 400, height: 400, channels: 3, background: '#6a86a0' } });
    expect(await found(await marked(await flat.png().toBuffer()))).toBeNull();
    expect(await found(await marked(await sharp(source).resize(40).png().toBuffer()))).toBeNull();
  });
});
