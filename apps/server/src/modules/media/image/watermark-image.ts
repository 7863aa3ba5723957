import { isRefused, type Refused } from '../media-refusal.ts';
import { decodeImage, type Pixels } from './decode-image.ts';
import { sharp } from './image-library.ts';
import { createTextStamp, type TextStamp } from './text-stamp.ts';
import { pressTrace, type TraceTile } from './trace-mark.ts';

const LONGEST_SIDE = 2048;
/**
 * How strongly the letters (white) and their rim (black) cover the picture, 0–1: quiet, and still read on black, on white and
 * on what lies between.
 */
const STRENGTH = { letter: 0.55, rim: 0.4 };
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

/** At the bottom right edge, a little in from it. */
function pressEdge(pixels: Pixels, stamp: TextStamp): void {
  const x = pixels.width - (stamp.width >> 1) - 1;
  const y = pixels.height - (stamp.height >> 1) - 1;
  press(pixels, stamp, x, y);
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
 * Burns the viewer's name into a picture (P26): once, quietly, at the bottom right edge; and their number over all of it,
 * unseen (P196). Takes what `processImage` wrote, by path or by content; gives WebP of the same size.
 * @param trace of whom it is made for; a guest's copy has none
 * @returns the refusals of decoding, which for a picture of ours mean that storage is damaged
 */
export async function watermarkImage(
  source: string | Buffer,
  viewerName: string,
  trace: TraceTile | null = null,
): Promise<Buffer | Refused> {
  const side = await longestSideOf(source);
  const [pixels, stamp] = await Promise.all([
    decodeImage(source, LONGEST_SIDE),
    createTextStamp(viewerName, Math.max(11, Math.round(side / 64))),
  ]);
  if (isRefused(pixels)) return pixels;
  if (trace) pressTrace(pixels, trace);
  pressEdge(pixels, stamp);
  const raw = { width: pixels.width, height: pixels.height, channels: 3 as const };
  return sharp(pixels.data, { raw }).webp(WEBP).toBuffer();
}
