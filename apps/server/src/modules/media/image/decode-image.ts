import { access } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import type { Refused } from '../media-refusal.ts';
import { MAX_IMAGE_PIXELS, sharp } from './image-library.ts';

/** Upright sRGB pixels, three bytes each, row by row. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

const DECODE_TIMEOUT_SECONDS = 20;

function open(source: string | Buffer): Sharp {
  // `error` still catches truncation, and lets through the harmless warnings of many cameras.
  return sharp(source, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error', pages: 1 });
}

async function decode(source: string | Buffer, longestSide: number): Promise<Pixels> {
  // The library converts to sRGB by itself, and keeps no metadata unless told to.
  const { data, info } = await open(source)
    .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
    .autoOrient()
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
 * @throws when the file cannot be read at all
 */
export async function decodeImage(source: string | Buffer, longestSide: number): Promise<Pixels | Refused> {
  if (typeof source === 'string') await access(source);
  try {
    const { width, height } = await sharp(source, { limitInputPixels: false }).metadata();
    if (width * height > MAX_IMAGE_PIXELS) return { refusal: 'image_too_many_pixels' };
    return await decode(source, longestSide);
  } catch {
    // Reading the file was tried above, so what fails here is its content.
    return { refusal: 'corrupt_image' };
  }
}
