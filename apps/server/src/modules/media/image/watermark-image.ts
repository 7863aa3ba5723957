import { isRefused, type Refused } from '../media-refusal.ts';
import { decodeImage, type Pixels } from './decode-image.ts';
import { sharp } from './image-library.ts';
import { createTextStamp, type TextStamp } from './text-stamp.ts';

/** How strongly the letters (white) and their rim (black) cover the picture, 0–1. */
interface Strength {
  letter: number;
  rim: number;
}

const LONGEST_SIDE = 2048;
const DEGREES = -28;
const TILED: Strength = { letter: 0.26, rim: 0.3 };
const CORNER: Strength = { letter: 0.75, rim: 0.5 };
// Fast to encode: somebody is waiting for this picture, and more effort saves it no bytes.
const WEBP = { quality: 80, effort: 0 };

/** Presses the stamp with its middle at x, y. What falls outside the picture is left off. */
function press(pixels: Pixels, stamp: TextStamp, x: number, y: number, strength: Strength): void {
  const { data, width, height } = pixels;
  for (let at = 0; at < stamp.dx.length; at += 1) {
    const column = x + (stamp.dx[at] ?? 0);
    const row = y + (stamp.dy[at] ?? 0);
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    const white = ((stamp.letter[at] ?? 0) / 255) * strength.letter;
    const keep = (1 - ((stamp.rim[at] ?? 0) / 255) * strength.rim) * (1 - white);
    const first = (row * width + column) * 3;
    for (let channel = first; channel < first + 3; channel += 1) {
      data[channel] = (data[channel] ?? 0) * keep + 255 * white;
    }
  }
}

/** Presses the stamp all over the picture, in slanted lines, each shifted against the one above like bricks. */
function pressTiles(pixels: Pixels, stamp: TextStamp, fontPixels: number): void {
  const angle = (DEGREES * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along = stamp.width / cos + fontPixels * 2;
  const between = fontPixels * 5;
  const reach = Math.hypot(pixels.width, pixels.height) / 2 + along;
  const lines = Math.ceil(reach / between);
  const steps = Math.ceil(reach / along);
  for (let line = -lines; line <= lines; line += 1) {
    for (let step = -steps; step <= steps; step += 1) {
      const [u, v] = [(step + (line % 2) / 2) * along, line * between];
      const x = Math.round(pixels.width / 2 + u * cos - v * sin);
      const y = Math.round(pixels.height / 2 + u * sin + v * cos);
      press(pixels, stamp, x, y, TILED);
    }
  }
}

function pressCorner(pixels: Pixels, stamp: TextStamp): void {
  const x = pixels.width - (stamp.width >> 1) - 1;
  const y = pixels.height - (stamp.height >> 1) - 1;
  press(pixels, stamp, x, y, CORNER);
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
 * Burns the viewer's name into a picture (P26): tiled across it, and once, plainer, in the bottom right
 * corner. Takes what `processImage` wrote, by path or by content; gives WebP of the same size.
 * @returns the refusals of decoding, which for a picture of ours mean that storage is damaged
 */
export async function watermarkImage(source: string | Buffer, viewerName: string): Promise<Buffer | Refused> {
  const side = await longestSideOf(source);
  const fontPixels = Math.max(11, Math.round(side / 46));
  const [pixels, tile, corner] = await Promise.all([
    decodeImage(source, LONGEST_SIDE),
    createTextStamp(viewerName, fontPixels, DEGREES),
    createTextStamp(viewerName, Math.max(10, Math.round(side / 80)), 0),
  ]);
  if (isRefused(pixels)) return pixels;
  pressTiles(pixels, tile, fontPixels);
  pressCorner(pixels, corner);
  const raw = { width: pixels.width, height: pixels.height, channels: 3 as const };
  return sharp(pixels.data, { raw }).webp(WEBP).toBuffer();
}
