import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRefused } from '../media-refusal.ts';
import { sharp } from './image-library.ts';
import { type ProcessedImage, processImage } from './process-image.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'likha-image-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function save(content: Buffer): Promise<string> {
  const path = join(await mkdtemp(join(folder, 'source-')), 'upload');
  await writeFile(path, content);
  return path;
}

async function processed(content: Buffer): Promise<ProcessedImage> {
  const result = await processImage(await save(content), await mkdtemp(join(folder, 'work-')));
  if (isRefused(result)) throw new Error(result.refusal);
  return result;
}

async function refusalOf(content: Buffer): Promise<string> {
  const result = await processImage(await save(content), await mkdtemp(join(folder, 'work-')));
  return isRefused(result) ? result.refusal : 'accepted';
}

function canvas(width: number, height: number, background = '#c04020') {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** Left half red, right half blue, with fine noise: something that a camera might see. */
async function picture(width: number, height: number): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const isLeft = at % width < width / 2;
    data.writeUIntBE(isLeft ? 0xe01010 : 0x1010e0, at * 3, 3);
    data[at * 3 + 1] = (at * 7919) % 61;
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A grey PNG of any size that takes next to no bytes. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.min(height, 2000) * (1 + Math.ceil(width / 8))));
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([magic, ...chunks]);
}

describe('processImage', () => {
  it('loses EXIF, GPS, XMP and colour profile', async () => {
    const gps = { GPSLatitudeRef: 'N', GPSLatitude: '14/1 35/1 0/1', GPSLongitudeRef: 'E' };
    const source = await canvas(300, 200)
      .withExif({ IFD0: { Make: 'SecretCamera', Artist: 'Juana' }, IFD3: gps })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><hidden>SecretXmp</hidden></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect((await sharp(source).metadata()).exif?.includes('SecretCamera')).toBe(true);
    const result = await processed(source);
    for (const { path } of [result.full, result.thumb, result.blur]) {
      const { exif, xmp, icc, iptc, orientation } = await sharp(path).metadata();
      expect([exif, xmp, icc, iptc, orientation]).toEqual(Array(5).fill(undefined));
      const bytes = await readFile(path);
      for (const secret of ['Secret', 'EXIF', 'XMP', 'ICCP', 'Juana'])
        expect(bytes.includes(secret)).toBe(false);
    }
  });

  it('turns colours of a wide profile into sRGB instead of only dropping the profile', async () => {
    const wide = await canvas(64, 64, '#ff0000').withIccProfile('p3').jpeg({ quality: 100 }).toBuffer();
    const { full } = await processed(wide);
    const { channels } = await sharp(full.path).stats();
    expect(channels[0]?.mean).toBeGreaterThan(250);
    expect(channels[1]?.mean).toBeLessThan(12);
  });

  it('loses the text chunks of a PNG', async () => {
    const png = await canvas(120, 80).png().toBuffer();
    const text = pngChunk('tEXt', Buffer.from('Comment\0SecretText'));
    const { full } = await processed(Buffer.concat([png.subarray(0, 33), text, png.subarray(33)]));
    expect((await readFile(full.path)).includes('SecretText')).toBe(false);
  });

  it('loses what is hidden behind the end of the picture', async () => {
    const page = '<html><script>alert(1)</script></html>';
    const { full } = await processed(Buffer.concat([await picture(200, 100), Buffer.from(page)]));
    expect((await readFile(full.path)).includes('script')).toBe(false);
  });

  it('turns the picture upright', async () => {
    const source = await sharp(await picture(200, 100))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { width, height, full } = await processed(source);
    expect([width, height]).toEqual([100, 200]);
    const top = await sharp(full.path).extract({ left: 0, top: 0, width: 100, height: 80 }).png().toBuffer();
    expect((await sharp(top).stats()).channels[0]?.mean).toBeGreaterThan(180);
  });

  it('keeps to the sizes, and never enlarges the picture itself', async () => {
    const large = await processed(await picture(3000, 2000));
    expect([large.width, large.height]).toEqual([2048, 1365]);
    expect([large.thumb.width, large.thumb.height]).toEqual([640, 427]);
    expect([large.blur.width, large.blur.height]).toEqual([480, 320]);
    const small = await processed(await picture(90, 60));
    expect([small.full.width, small.thumb.width, small.blur.width]).toEqual([90, 90, 480]);
    expect(small.full.bytes).toBe((await readFile(small.full.path)).length);
  });

  it('survives extreme shapes', async () => {
    const { full, thumb, blur } = await processed(await canvas(1, 5000).png().toBuffer());
    expect([full.height, thumb.height, blur.height]).toEqual([2048, 1600, 1200]);
  });

  it('blurs so far that detail is gone, in under 6 kB', async () => {
    const stripes = Buffer.alloc(1200 * 900 * 3).map((_, at) => (Math.floor(at / 60) % 2) * 255);
    const source = await sharp(Buffer.from(stripes), { raw: { width: 1200, height: 900, channels: 3 } })
      .png()
      .toBuffer();
    const { blur } = await processed(source);
    const { channels } = await sharp(blur.path).stats();
    expect(channels[0]?.stdev).toBeLessThan(6);
    expect((await processed(await picture(2000, 3000))).blur.bytes).toBeLessThan(6 * 1024);
    expect(blur.bytes).toBeLessThan(6 * 1024);
  });

  it('gives a short placeholder hash', async () => {
    const { thumbhash } = await processed(await picture(400, 300));
    expect(Buffer.from(thumbhash, 'base64').length).toBeLessThan(40);
  });

  it('takes the first frame of an animation and puts transparency on white', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((colour) => canvas(50, 50, colour).png().toBuffer()),
    );
    const animated = await sharp(frames, { join: { animated: true } })
      .webp({ lossless: true })
      .toBuffer();
    const { full } = await processed(animated);
    const { channels } = await sharp(full.path).stats();
    expect(full.height).toBe(50);
    expect(channels[0]?.mean).toBeGreaterThan(245);
    const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    expect((await sharp((await processed(clear)).full.path).stats()).channels[2]?.mean).toBeGreaterThan(250);
  });

  it('reads grey, CMYK and 16-bit pictures', async () => {
    const grey = await canvas(40, 30).greyscale().jpeg().toBuffer();
    const cmyk = await canvas(40, 30).toColourspace('cmyk').jpeg().toBuffer();
    const deep = await canvas(40, 30).toColourspace('rgb16').png().toBuffer();
    for (const source of [grey, cmyk, deep]) expect((await processed(source)).width).toBe(40);
  });

  it('refuses a decompression bomb by its header', async () => {
    expect(await refusalOf(bomb(30_000, 30_000))).toBe('image_too_many_pixels');
    expect(await refusalOf(bomb(10_000, 5_001))).toBe('image_too_many_pixels');
  });

  it('refuses truncated and broken pictures, and leaves no file behind', async () => {
    const whole = await picture(800, 600);
    const work = await mkdtemp(join(folder, 'work-'));
    expect(await processImage(await save(whole.subarray(0, whole.length / 2)), work)).toEqual({
      refusal: 'corrupt_image',
    });
    expect(existsSync(join(work, 'full.webp'))).toBe(false);
    const png = await canvas(500, 500).png().toBuffer();
    expect(await refusalOf(png.subarray(0, png.length - 40))).toBe('corrupt_image');
    expect(await refusalOf(whole.subarray(0, 20))).toBe('corrupt_image');
    expect(await refusalOf(Buffer.alloc(0))).toBe('corrupt_image');
    expect(await refusalOf(Buffer.from('<html>no picture</html>'))).toBe('corrupt_image');
  });

  it('decodes no format but those that are accepted', async () => {
    expect(
      await refusalOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
    ).toBe('corrupt_image');
    expect(await refusalOf(await canvas(9, 9).gif().toBuffer())).toBe('corrupt_image');
  });

  it('throws when the file is not there, as that is our fault', async () => {
    await expect(processImage(join(folder, 'missing'), folder)).rejects.toThrow('ENOENT');
  });
});
