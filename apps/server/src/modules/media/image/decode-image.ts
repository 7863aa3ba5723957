import { access } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { isRefused, type Refused } from '../media-refusal.ts';
import { MAX_IMAGE_PIXELS, sharp } from './image-library.ts';
import { PixelGate } from './pixel-gate.ts';
import { isHeicFile, readHeic } from './read-heic.ts';

/** Upright sRGB pixels, three bytes each, row by row. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

const DECODE_TIMEOUT_SECONDS = 20;

/**
 * Large pictures have a gate of their own, so that whoever looks at a feed does not wait behind what somebody uploads:
 * our own pictures have 4 megapixels at most.
 */
const LARGE_PIXELS = 5_000_000;
const LARGE = new PixelGate({ pixels: 50_000_000, waiting: 32, waitingOfOne: 6 });
const SMALL = new PixelGate({ pixels: 32_000_000, waiting: 500, waitingOfOne: 30 });

function open(source: string | Buffer): Sharp {
  // `error` still catches truncation, and lets through the harmless warnings of many cameras.
  return sharp(source, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error', pages: 1 });
}

async function decode(picture: Sharp, longestSide: number): Promise<Pixels> {
  // The library converts to sRGB by itself, and keeps no metadata unless told to.
  const { data, info } = await picture
    .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`decoded to ${info.channels} channels`);
  return { data, width: info.width, height: info.height };
}

/**
 * Decodes a picture once, at most `longestSide` pixels on its longest side, dropping everything but its pixels.
 * The size in the header is judged before any pixel is read, so a decompression bomb costs nothing.
 * @param person who brought it; null where it is nobody's own
 * @throws when the file cannot be read at all, or AppError as `PixelGate.pass` when too many pictures wait
 */
export async function decodeImage(
  source: string | Buffer,
  longestSide: number,
  person: string | null = null,
): Promise<Pixels | Refused> {
  if (typeof source === 'string') {
    await access(source);
    if (await isHeicFile(source)) return decodeHeic(source, longestSide, person);
  }
  const pixels = await countPixels(source);
  if (pixels === null) return { refusal: 'corrupt_image' };
  if (pixels > MAX_IMAGE_PIXELS) return { refusal: 'image_too_many_pixels' };
  return (pixels > LARGE_PIXELS ? LARGE : SMALL).pass(pixels, person, () =>
    // Reading the file was tried above, so what fails here is its content.
    decode(open(source).autoOrient(), longestSide).catch((): Refused => ({ refusal: 'corrupt_image' })),
  );
}

async function decodeHeic(
  source: string,
  longestSide: number,
  person: string | null,
): Promise<Pixels | Refused> {
  const read = await readHeic(source, longestSide, person);
  if (isRefused(read)) return read;
  const { data, width, height } = read;
  return decode(sharp(data, { raw: { width, height, channels: 4 } }), longestSide);
}

/** As its header says; null when it cannot be read. */
async function countPixels(source: string | Buffer): Promise<number | null> {
  try {
    const { width, height } = await sharp(source, { limitInputPixels: false }).metadata();
    return width * height;
  } catch {
    return null;
  }
}
