import { sharp } from './image-library.ts';

/** What is done to a picture on its way to where it turns up: a picture in, a picture out. */
export type Leak = (picture: Buffer) => Promise<Buffer>;

interface Sides {
  width: number;
  height: number;
}

async function sidesOf(picture: Buffer): Promise<Sides> {
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
}

/** A part of the middle, off its centre by pixels that are no multiple of anything. */
export const cropped =
  (wanted: Sides): Leak =>
  async (picture) => {
    const { width, height } = await sidesOf(picture);
    const part = { width: Math.min(width, wanted.width), height: Math.min(height, wanted.height) };
    const left = Math.min(width - part.width, Math.floor((width - part.width) / 2) + 37);
    const top = Math.min(height - part.height, Math.floor((height - part.height) / 2) + 53);
    return sharp(picture)
      .extract({ left, top, ...part })
      .jpeg({ quality: 80 })
      .toBuffer();
  };

export const scaled =
  (times: number, quality = 80): Leak =>
  async (picture) => {
    const { width } = await sidesOf(picture);
    return sharp(picture)
      .resize(Math.round(width * times))
      .jpeg({ quality })
      .toBuffer();
  };

/** Turned about its middle by a few degrees, with black corners. */
export const tilted =
  (degrees: number): Leak =>
  (picture) =>
    sharp(picture).rotate(degrees, { background: '#000000' }).jpeg({ quality: 80 }).toBuffer();

/** As a phone takes it of its own screen: smaller, soft, black above and below, and a bar with the time. */
export const screenshot: Leak = async (picture) => {
  const { width } = await sidesOf(picture);
  const small = await sharp(picture)
    .resize(Math.round(width * 0.62))
    .blur(0.6)
    .toBuffer({ resolveWithObject: true });
  const bar = Math.round(small.info.width * 0.06);
  const letterbox = sharp(small.data).extend({ top: 4 * bar, bottom: 4 * bar, background: '#000000' });
  const time = Buffer.from(
    `<svg width="${small.info.width}" height="${bar}"><rect width="100%" height="100%" fill="#222"/>
    <text x="20" y="${bar * 0.7}" font-size="${bar * 0.6}" fill="#fff">9:41</text></svg>`,
  );
  return sharp(await letterbox.png().toBuffer())
    .composite([{ input: time, top: 0, left: 0 }])
    .jpeg({ quality: 85 })
    .toBuffer();
};

/**
 * As a phone takes it of another screen, held by hand: larger than the pixels of either, turned a little, seen from a side, soft,
 * with the light of the room on it.
 */
export const photoOfScreen: Leak = async (picture) => {
  const { width } = await sidesOf(picture);
  const shown = sharp(picture)
    .resize(Math.round(width * 0.9))
    .blur(0.7);
  const held = await sharp(await shown.png().toBuffer())
    .affine([0.985, 0.021, -0.017, 0.962], { background: '#101010' })
    .linear(0.8, 24)
    .gamma(1.2)
    .toBuffer();
  return sharp(held).blur(0.6).jpeg({ quality: 75 }).toBuffer();
};

/** Every leak that the table of decision 107 names (P398). */
export const LEAKS: Readonly<Record<string, Leak>> = {
  'as it was served': async (picture) => picture,
  'JPEG, quality 50': (picture) => sharp(picture).jpeg({ quality: 50 }).toBuffer(),
  'WebP, quality 40': (picture) => sharp(picture).webp({ quality: 40 }).toBuffer(),
  'a part of 1,000 × 800': cropped({ width: 1000, height: 800 }),
  'a part of 500 × 500': cropped({ width: 500, height: 500 }),
  'at 40 %': scaled(0.4),
  'at 62 %': scaled(0.62),
  'at 200 %': scaled(2),
  'tilted by 1°': tilted(1),
  'tilted by 2°': tilted(-2),
  'mirrored, turned by a quarter': (picture) =>
    sharp(picture).flop().rotate(90).jpeg({ quality: 80 }).toBuffer(),
  'slightly blurred': (picture) => sharp(picture).blur(1).jpeg({ quality: 80 }).toBuffer(),
  'screenshot of a phone': screenshot,
  'photo of a screen': photoOfScreen,
};

/** One octave of chance after another, as surfaces in a photo have it; the upper third out of focus, the lower plain. */
export async function photoLike(seed: number, { width, height }: Sides): Promise<Buffer> {
  const layers = [1 / 128, 1 / 64, 1 / 32, 1 / 16, 1 / 8, 1 / 4, 1 / 2, 1];
  const sum = new Float32Array(width * height * 3).fill(128);
  let state = seed * 2654435761 + 1;
  for (const [octave, share] of layers.entries()) {
    const [w, h] = [Math.max(2, Math.round(width * share)), Math.max(2, Math.round(height * share))];
    const chance = Buffer.from(
      Uint8Array.from({ length: w * h * 3 }, () => {
        state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) | 0;
        return (state >>> 16) & 255;
      }),
    );
    const layer = await sharp(chance, { raw: { width: w, height: h, channels: 3 } })
      .resize(width, height, { fit: 'fill', kernel: 'cubic' })
      .raw()
      .toBuffer();
    const weight = 0.55 * 0.72 ** octave;
    for (let at = 0; at < sum.length; at += 1) {
      const row = Math.floor(at / 3 / width) / height;
      const sharpness = octave < 4 ? 1 : row < 0.33 ? 0.2 : row > 0.75 ? 0 : 1;
      sum[at] = (sum[at] ?? 0) + ((layer[at] ?? 0) - 128) * weight * sharpness;
    }
  }
  const data = Buffer.from(Uint8ClampedArray.from(sum));
  return sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ quality: 80 })
    .toBuffer();
}
