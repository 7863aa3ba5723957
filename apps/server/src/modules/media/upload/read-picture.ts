import type { EncodedPicture } from '../image/encode-picture.ts';
import { isRefused, type Refused } from '../media-refusal.ts';
import { recogniseFile } from './recognise-file.ts';

/**
 * Reads an uploaded picture by its content and makes it anew: upright WebP without metadata, at most `longestSide` pixels on
 * its longest side. Nothing is stored.
 * @param person who brought it; they have so many pictures waiting and no more (P91)
 */
export async function readPicture(
  sourcePath: string,
  longestSide: number,
  person: string | null = null,
): Promise<EncodedPicture | Refused> {
  const recognised = await recogniseFile(sourcePath);
  if (isRefused(recognised)) return recognised;
  if (recognised.kind !== 'photo') return { refusal: 'unsupported_type' };
  const { encodePicture } = await import('../image/encode-picture.ts');
  return encodePicture(sourcePath, longestSide, person);
}
