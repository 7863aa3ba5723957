import type { Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

// The most that the hash takes; its own detail is far coarser.
const LONGEST_SIDE = 100;

/** A placeholder of about 21 bytes as base64, small enough to travel with the post itself. */
export async function thumbhashOf(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
