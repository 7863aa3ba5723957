import { isRefused, type Refused } from '../media-refusal.ts';
import { decodeImage } from './decode-image.ts';
import { sharp, WEBP_EFFORT } from './image-library.ts';

const QUALITY = 80;

/** WebP; sides in pixels. */
export interface EncodedPicture {
  webp: Buffer;
  width: number;
  height: number;
}

/**
 * One picture as WebP without any metadata, upright, at most `longestSide` pixels on its longest side.
 * @param person who brought it; null where it is nobody's own
 * @returns the refusal `image_too_many_pixels` or `corrupt_image` when the picture is at fault
 */
export async function encodePicture(
  sourcePath: string,
  longestSide: number,
  person: string | null = null,
): Promise<EncodedPicture | Refused> {
  const pixels = await decodeImage(sourcePath, longestSide, person);
  if (isRefused(pixels)) return pixels;
  const { data, width, height } = pixels;
  const raw = { width, height, channels: 3 as const };
  const webp = await sharp(data, { raw }).webp({ quality: QUALITY, effort: WEBP_EFFORT }).toBuffer();
  return { webp, width, height };
}
