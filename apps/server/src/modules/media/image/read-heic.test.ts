import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recogniseFile } from '../upload/recognise-file.ts';
import { encodePicture } from './encode-picture.ts';
import { sharp } from './image-library.ts';

/** 400 by 300 pixels in HEVC, red, green, blue and white in its corners, to be turned to the right, with a place and a name in its EXIF. */
const PHONE = fileURLToPath(new URL('./fixtures/phone.heic', import.meta.url));
const MAKER = 'LIHIM';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'likha-heic-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function corners(webp: Buffer, { width, height }: { width: number; height: number }) {
  const data = await sharp(webp).removeAlpha().raw().toBuffer();
  const named = (x: number, y: number) => {
    const [red, green, blue] = data.subarray((y * width + x) * 3);
    const isOn = [red, green, blue].map((value) => (value ?? 0) > 120);
    return (
      { 'true,false,false': 'red', 'false,true,false': 'green', 'false,false,true': 'blue' }[isOn.join()] ??
      'white'
    );
  };
  const [right, bottom] = [width - 20, height - 20];
  return [named(20, 20), named(right, 20), named(20, bottom), named(right, bottom)];
}

describe('a photo of a phone in HEIC', () => {
  it('is known by its content, and made anew upright, with nothing of what it said', async () => {
    const path = join(folder, 'photo.jpg');
    await copyFile(PHONE, path);
    expect((await readFile(path)).includes(MAKER)).toBe(true);
    expect(await recogniseFile(path)).toMatchObject({ kind: 'photo', contentType: 'image/heic' });
    const picture = await encodePicture(path, 2048);
    if ('refusal' in picture) throw new Error(picture.refusal);
    expect([picture.width, picture.height]).toEqual([300, 400]);
    expect(await corners(picture.webp, picture)).toEqual(['blue', 'red', 'white', 'green']);
    const metadata = await sharp(picture.webp).metadata();
    expect([metadata.exif, metadata.icc, metadata.xmp]).toEqual([undefined, undefined, undefined]);
    expect(picture.webp.includes(MAKER)).toBe(false);
    expect(await readdir(folder)).toEqual(['photo.jpg']);
  });

  it('is made small', async () => {
    const picture = await encodePicture(PHONE, 100);
    expect(picture).toMatchObject({ width: 75, height: 100 });
  });

  it('is refused where it is damaged, ends early, or says that it is larger than it may be', async () => {
    const whole = await readFile(PHONE);
    const ispe = whole.indexOf('ispe') + 8;
    const huge = Buffer.from(whole);
    huge.writeUInt32BE(60_000, ispe);
    huge.writeUInt32BE(60_000, ispe + 4);
    const broken = Buffer.from(whole);
    broken.fill(0x5a, whole.indexOf('mdat') + 4);
    for (const [name, content] of Object.entries({
      huge,
      broken,
      short: whole.subarray(0, whole.length - 300),
      empty: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    })) {
      const path = join(folder, name);
      await writeFile(path, content);
      expect(await encodePicture(path, 2048), name).toMatchObject({
        refusal: expect.stringMatching(/^(corrupt_image|image_too_many_pixels)$/),
      });
    }
    expect((await readdir(folder)).filter((name) => name.includes('-heic-'))).toEqual([]);
  });
});
