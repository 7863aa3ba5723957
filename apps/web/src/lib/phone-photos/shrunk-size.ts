import { UPLOAD } from '@likha/contract/limits';

export interface Size {
  width: number;
  height: number;
}

/** The size that is kept of a picture (P401), in pixels: its own, or within the longest side that is ever served. */
export function shrunkSize({ width, height }: Size): Size {
  const scale = Math.min(1, UPLOAD.imageSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Whether a picture is drawn again before it is sent: it is larger than what is kept, or in a form that is not taken. */
export function isShrunk({ type, size }: Pick<File, 'type' | 'size'>, { width, height }: Size): boolean {
  if (width * height > UPLOAD.imagePixels) return false;
  const isTaken = (UPLOAD.imageTypes as readonly string[]).includes(type) && size <= UPLOAD.imageBytes;
  return !isTaken || Math.max(width, height) > UPLOAD.imageSide;
}

/** Brands of HEIF files that hold HEVC pictures (ISO/IEC 23008-12, annex B), and those that phones write for any. */
const BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Whether a file that begins like this is a photo as iPhones take them, whatever it is called. */
export function isHeic(head: Uint8Array): boolean {
  const words = String.fromCharCode(...head.subarray(4, 12));
  return words.startsWith('ftyp') && BRANDS.includes(words.slice(4));
}

/** The name of a picture that has become a JPEG. */
export function jpegName(name: string): string {
  return `${name.replace(/\.[^.]+$/, '')}.jpg`;
}
