import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { UPLOAD } from '@likha/contract/limits';
import type { Sharp } from 'sharp';
import { isRefused, type Refused } from '../media-refusal.ts';
import { decodeImage, type Pixels } from './decode-image.ts';
import { sharp, WEBP_EFFORT } from './image-library.ts';
import { thumbhashOf } from './thumbhash.ts';

/** A picture written to the work folder; sizes in pixels and bytes. */
export interface ImageFile {
  path: string;
  width: number;
  height: number;
  bytes: number;
}

/** The three pictures made of one upload, all WebP without any metadata. */
export interface ProcessedImage {
  full: ImageFile;
  thumb: ImageFile;
  /** A hint of colour for people who may not see the picture. */
  blur: ImageFile;
  /** Base64, about 28 characters. */
  thumbhash: string;
  /** Of `full`, upright. */
  width: number;
  height: number;
}

const THUMB_BOX = { width: 640, height: 1600 };
const BLUR_BOX = { width: 480, height: 1200 };
// What a picture keeps of itself in 24 pixels is its colours; no blur of ours can be undone beyond them.
const BLUR_SOURCE_SIDE = 24;

function fromPixels(pixels: Pixels): Sharp {
  return sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 3 } });
}

async function writeWebp(picture: Sharp, path: string, quality: number): Promise<ImageFile> {
  const { width, height } = await picture.webp({ quality, effort: WEBP_EFFORT }).toFile(path);
  return { path, width, height, bytes: (await stat(path)).size };
}

function sizeWithin(box: { width: number; height: number }, of: Pixels): { width: number; height: number } {
  const scale = Math.min(box.width / of.width, box.height / of.height);
  return {
    width: Math.max(1, Math.round(of.width * scale)),
    height: Math.max(1, Math.round(of.height * scale)),
  };
}

async function writeBlur(pixels: Pixels, path: string): Promise<ImageFile> {
  const tiny = await fromPixels(pixels)
    .resize({ width: BLUR_SOURCE_SIDE, height: BLUR_SOURCE_SIDE, fit: 'inside' })
    .blur(1.5)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const source = { data: tiny.data, width: tiny.info.width, height: tiny.info.height };
  const enlarged = fromPixels(source).resize({
    ...sizeWithin(BLUR_BOX, pixels),
    fit: 'fill',
    kernel: 'cubic',
  });
  return writeWebp(enlarged, path, 40);
}

/**
 * Makes the pictures that are kept of an uploaded one (P25) in `workFolder`, named `full.webp`,
 * `thumb.webp` and `blur.webp`: upright, sRGB, without EXIF, GPS, XMP or profile; the first frame of an
 * animation; transparency on white. `full` is at most 2048 pixels on its longest side.
 * @param person who brought it; they have so many pictures waiting and no more (P91)
 * @returns the refusal `image_too_many_pixels` or `corrupt_image` when the file is at fault
 */
export async function processImage(
  sourcePath: string,
  workFolder: string,
  person: string | null = null,
): Promise<ProcessedImage | Refused> {
  const pixels = await decodeImage(sourcePath, UPLOAD.imageSide, person);
  if (isRefused(pixels)) return pixels;
  const full = await writeWebp(fromPixels(pixels), join(workFolder, 'full.webp'), 82);
  const small = fromPixels(pixels).resize({ ...THUMB_BOX, fit: 'inside', withoutEnlargement: true });
  const thumb = await writeWebp(small, join(workFolder, 'thumb.webp'), 76);
  const blur = await writeBlur(pixels, join(workFolder, 'blur.webp'));
  const thumbhash = await thumbhashOf(fromPixels(pixels));
  return { full, thumb, blur, thumbhash, width: pixels.width, height: pixels.height };
}
