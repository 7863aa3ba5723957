import { isRefused, type Refused } from '../media-refusal.ts';
import { decodeImage } from './decode-image.ts';
import { sharp, WEBP_EFFORT } from './image-library.ts';

const QUALITY = 80;

/**
 * One picture as WebP without any metadata, upright, at most `longestSide` pixels on its longest side.
 * @returns the refusal `image_too_many_pixels` or `corrupt_image` when the picture is at fault
 */
export async function encodePicture(sourcePath: string, longestSide: number): Promise<Buffer | Refused> {
  const pixels = await decodeImage(sourcePath, longestSide);
  if (isRefused(pixels)) return pixels;
  const raw = { width: pixels.width, height: pixels.height, channels: 3 as const };
  return sharp(pixels.data, { raw }).webp({ quality: QUALITY, effort: WEBP_EFFORT }).toBuffer();
}
