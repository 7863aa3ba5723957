import { isRefused, type Refused } from '../media-refusal.ts';
import { decodeImage, type Pixels } from './decode-image.ts';
import { sharp } from './image-library.ts';
import { createTextStamp, type TextStamp } from './text-stamp.ts';
import { pressTrace, type TraceTile } from './trace-mark.ts';

const LONGEST_SIDE = 2048;
/** How strongly the letters (white) and their rim (black) cover the picture, 0–1: read by who looks for them, on any ground. */
const STRENGTH = { letter: 0.08, rim: 0.07 };
/** The letters are so much of the longer side, and never smaller than can be read, in pixels. */
const LETTER_SHARE = 1 / 56;
const SMALLEST_LETTERS = 12;
/** Rising to the right: a crop along any edge leaves no name whole and none out. */
const DEGREES = -24;
/** From one name to the next, in its box's width and height; at least so many letters' heights, for a short name. */
const APART = { x: 1.35, y: 1.3 };
const LEAST_APART = { x: 9, y: 5 };
// Fast to encode: somebody is waiting for this picture, and more effort saves it no bytes.
const WEBP = { quality: 80, effort: 0 };

/** Presses the stamp with its middle at x, y. What falls outside the picture is left off. */
function press(pixels: Pixels, stamp: TextStamp, x: number, y: number): void {
  const { data, width, height } = pixels;
  for (let at = 0; at < stamp.dx.length; at += 1) {
    const column = x + (stamp.dx[at] ?? 0);
    const row = y + (stamp.dy[at] ?? 0);
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    const white = ((stamp.letter[at] ?? 0) / 255) * STRENGTH.letter;
    const keep = (1 - ((stamp.rim[at] ?? 0) / 255) * STRENGTH.rim) * (1 - white);
    const first = (row * width + column) * 3;
    for (let channel = first; channel < first + 3; channel += 1) {
      data[channel] = (data[channel] ?? 0) * keep + 255 * white;
    }
  }
}

/** All over, as bricks lie: every other row begins half a name further. One is always whole in the middle. */
function pressAllOver(pixels: Pixels, stamp: TextStamp, letters: number): void {
  const across = Math.round(Math.max(LEAST_APART.x * letters, stamp.width * APART.x));
  const down = Math.round(Math.max(LEAST_APART.y * letters, stamp.height * APART.y));
  const [middle, centre] = [pixels.width >> 1, pixels.height >> 1];
  const rows = Math.ceil(pixels.height / 2 / down) + 1;
  const columns = Math.ceil(pixels.width / 2 / across) + 1;
  for (let row = -rows; row <= rows; row += 1)
    for (let column = -columns; column <= columns; column += 1) {
      const shift = row % 2 === 0 ? 0 : across >> 1;
      press(pixels, stamp, middle + column * across + shift, centre + row * down);
    }
}

/** Known from the header alone, so that the stamps can be drawn while the picture is decoded. */
async function longestSideOf(source: string | Buffer): Promise<number> {
  try {
    const { width, height } = await sharp(source, { limitInputPixels: false }).metadata();
    return Math.min(LONGEST_SIDE, Math.max(width, height));
  } catch {
    // Decoding will say what is wrong with it.
    return LONGEST_SIDE;
  }
}

/**
 * Burns the viewer's name into a picture, softly and all over (P26, P399); and their number, unseen (P196). Takes what `processImage` wrote, by path or by content; gives WebP of the same size.
 * @param trace of whom it is made for; a guest's copy has none
 * @returns the refusals of decoding, which for a picture of ours mean that storage is damaged
 */
export async function watermarkImage(
  source: string | Buffer,
  viewerName: string,
  trace: TraceTile | null = null,
): Promise<Buffer | Refused> {
  const letters = Math.max(SMALLEST_LETTERS, Math.round((await longestSideOf(source)) * LETTER_SHARE));
  const [pixels, stamp] = await Promise.all([
    decodeImage(source, LONGEST_SIDE),
    createTextStamp(viewerName, letters, DEGREES),
  ]);
  if (isRefused(pixels)) return pixels;
  if (trace) pressTrace(pixels, trace);
  pressAllOver(pixels, stamp, letters);
  const raw = { width: pixels.width, height: pixels.height, channels: 3 as const };
  return sharp(pixels.data, { raw }).webp(WEBP).toBuffer();
}
