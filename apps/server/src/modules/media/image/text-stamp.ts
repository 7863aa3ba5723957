import { fileURLToPath } from 'node:url';
import { sharp } from './image-library.ts';

/**
 * A text as the pixels that it covers: where each is, seen from the middle of the text, and how much of it is covered
 * (0–255) by the letters and by the dark rim around them.
 */
export interface TextStamp {
  dx: Int16Array;
  dy: Int16Array;
  letter: Uint8Array;
  rim: Uint8Array;
  /** Of the box around the text, in pixels. */
  width: number;
  height: number;
}

interface Mask {
  data: Buffer;
  width: number;
  height: number;
}

/** The one font that pictures are written with: a machine may have none. */
export const FONT_FILE = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'));
/** A moment and the longest username. */
const MAX_CHARACTERS = 48;
// Fainter than this is not seen but costs as much to blend.
const FAINTEST = 8;

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** One line that can be drawn: no control or direction marks, not too long, never empty. */
function drawable(text: string): string {
  const shown = [...text.replace(/\p{C}|\p{Zl}|\p{Zp}/gu, '').trim()].slice(0, MAX_CHARACTERS).join('');
  return shown === '' ? 'Likha' : shown;
}

/** A text as the font library takes it, whatever was typed. */
export const drawableMarkup = (text: string) => escapeMarkup(drawable(text));

async function drawLetters(text: string, fontPixels: number, degrees: number): Promise<Mask> {
  const font = `DejaVu Sans Bold ${fontPixels}`;
  // At 72 dots an inch a point is a pixel.
  const drawn = { text: drawableMarkup(text), font, fontfile: FONT_FILE, dpi: 72 };
  const room = Math.ceil(fontPixels / 4);
  const { data, info } = await sharp({ text: drawn })
    .rotate(degrees, { background: '#000000' })
    .extend({ top: room, bottom: room, left: room, right: room, background: '#000000' })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function drawRims(letters: Mask, sigma: number): Promise<Uint8Array> {
  const raw = { width: letters.width, height: letters.height, channels: 1 as const };
  const spread = await sharp(letters.data, { raw })
    .blur(sigma)
    .linear(2, 0)
    .extractChannel(0)
    .raw()
    .toBuffer();
  // Around the letters only: under them it would take away the very contrast that it is for.
  return Uint8Array.from(spread, (level, at) => Math.max(0, level - (letters.data[at] ?? 0)));
}

/**
 * Draws a text once, in pixels of `fontPixels`, so that it can be pressed onto a picture. Any text is safe; it is cut to one line of 48 characters.
 * @param degrees turned clockwise
 */
export async function createTextStamp(text: string, fontPixels: number, degrees: number): Promise<TextStamp> {
  const letters = await drawLetters(text, fontPixels, degrees);
  const rims = await drawRims(letters, Math.max(0.8, fontPixels / 16));
  const covered: number[] = [];
  for (let at = 0; at < rims.length; at += 1) {
    if ((letters.data[at] ?? 0) >= FAINTEST || (rims[at] ?? 0) >= FAINTEST) covered.push(at);
  }
  const { width, height } = letters;
  return {
    dx: Int16Array.from(covered, (at) => (at % width) - (width >> 1)),
    dy: Int16Array.from(covered, (at) => Math.floor(at / width) - (height >> 1)),
    letter: Uint8Array.from(covered, (at) => letters.data[at] ?? 0),
    rim: Uint8Array.from(covered, (at) => rims[at] ?? 0),
    width,
    height,
  };
}
