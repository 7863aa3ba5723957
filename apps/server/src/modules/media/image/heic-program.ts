/**
 * The program that reads a phone's HEIC. It runs confined (`runConfined`): whatever a hostile file makes of the decoder, it is killed
 * by its limits and can read this file and write its own folder only. What it writes are pixels, upright, with nothing of the file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { HeicAnswer, HeicTask } from './read-heic.ts';

const CHANNELS = 4;

interface HeifImage {
  get_width(): number;
  get_height(): number;
  is_primary?(): boolean;
  display(into: Picture, done: (picture: Picture | null) => void): void;
}
interface Picture {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}
interface Library {
  ready: Promise<unknown>;
  HeifDecoder: new () => { decode(content: Buffer): HeifImage[] };
}

/** The picture that a phone shows, of all in the file; turned as it says. */
async function decode({ source, output, longestSide, mostPixels }: HeicTask): Promise<HeicAnswer> {
  const library: Library = createRequire(import.meta.url)('libheif-js/wasm-bundle');
  await library.ready;
  const images = new library.HeifDecoder().decode(readFileSync(source));
  const image = images.find((each) => each.is_primary?.()) ?? images[0];
  if (!image) return { refusal: 'corrupt_image' };
  const [width, height] = [image.get_width(), image.get_height()];
  // Only the header was read by now.
  if (width * height > mostPixels) return { refusal: 'image_too_many_pixels' };
  if (width < 1 || height < 1) return { refusal: 'corrupt_image' };
  const empty = { data: new Uint8ClampedArray(width * height * CHANNELS), width, height };
  const picture = await new Promise<Picture | null>((done) => image.display(empty, done));
  if (!picture) return { refusal: 'corrupt_image' };
  const small = smaller(picture, Math.floor(Math.max(width, height) / longestSide));
  writeFileSync(output, small.data);
  return { width: small.width, height: small.height };
}

/** Of each square of so many pixels their mean, so that nobody has to hold fifty megapixels again. */
function smaller(picture: Picture, side: number): Picture {
  if (side < 2) return picture;
  const [width, height] = [Math.floor(picture.width / side), Math.floor(picture.height / side)];
  const data = new Uint8ClampedArray(width * height * CHANNELS);
  for (let at = 0; at < data.length; at += 1) {
    const channel = at % CHANNELS;
    const [row, column] = [
      Math.floor(at / CHANNELS / width) * side,
      (Math.floor(at / CHANNELS) % width) * side,
    ];
    let sum = 0;
    for (let y = row; y < row + side; y += 1)
      for (let x = column; x < column + side; x += 1)
        sum += picture.data[(y * picture.width + x) * CHANNELS + channel] ?? 0;
    data[at] = sum / (side * side);
  }
  return { data, width, height };
}

const answer = await decode(JSON.parse(process.argv[2] ?? '') as HeicTask).catch(
  (): HeicAnswer => ({ refusal: 'corrupt_image' }),
);
process.stdout.write(`${JSON.stringify(answer)}\n`);
