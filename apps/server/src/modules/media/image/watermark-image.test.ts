import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isRefused } from '../media-refusal.ts';
import { sharp } from './image-library.ts';
import { watermarkImage } from './watermark-image.ts';

const WIDTH = 800;
const HEIGHT = 600;

function plain(background: string, width = WIDTH, height = HEIGHT): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

async function marked(source: Buffer, name: string): Promise<Buffer> {
  const result = await watermarkImage(source, name);
  if (isRefused(result)) throw new Error(result.refusal);
  return result;
}

/** The part of a grey picture's pixels that differ clearly from what it was painted with. */
async function changedShare(
  picture: Buffer,
  level: number,
  part?: { left: number; top: number; width: number; height: number },
): Promise<number> {
  const image = part ? sharp(picture).extract(part) : sharp(picture);
  const data = await image.greyscale().raw().toBuffer();
  return data.filter((value) => Math.abs(value - level) > 5).length / data.length;
}

describe('watermarkImage', () => {
  it.each([
    ['black', '#000000', 0],
    ['grey', '#808080', 128],
    ['white', '#ffffff', 255],
  ])('is in every part of a picture, on %s', async (_, colour, level) => {
    const picture = await marked(await plain(colour), 'juan_delacruz');
    for (const left of [0, 200, 400, 600])
      for (const top of [0, 200, 400])
        expect(await changedShare(picture, level, { left, top, width: 200, height: 200 })).toBeGreaterThan(
          0.01,
        );
  });

  it.each([
    ['black', '#000000', 0],
    ['grey', '#808080', 128],
    ['white', '#ffffff', 255],
  ])('is soft on %s: the picture is what was paid for', async (_, colour, level) => {
    const picture = await marked(await plain(colour), 'juan_delacruz');
    const data = await sharp(picture).greyscale().raw().toBuffer();
    const changes = [...data].map((value) => Math.abs(value - level));
    expect(Math.max(...changes.slice(0, 100_000))).toBeLessThan(32);
    expect(await changedShare(picture, level)).toBeLessThan(0.1);
  });

  it('differs from viewer to viewer and is the same for the same one', async () => {
    const source = await plain('#446688');
    const [first, second, again] = [
      await marked(source, 'ana'),
      await marked(source, 'ben'),
      await marked(source, 'ana'),
    ];
    expect(first.equals(second)).toBe(false);
    expect(first.equals(again)).toBe(true);
  });

  it.each([
    '<b>x</b>',
    '&',
    '&amp;',
    '</span>',
    '"\'',
    'a\nb',
    '',
    '   ',
    '\0',
    '\u202e',
    '你好',
    '😀',
    '%s',
    'x'.repeat(5000),
  ])('draws the name %j as it is written', async (name) => {
    const share = await changedShare(await marked(await plain('#000000'), name), 0);
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(0.25);
  });

  it('does not read markup in a name', async () => {
    const source = await plain('#000000');
    const markup = await marked(source, '<span alpha="1">ana</span>');
    expect(markup.equals(await marked(source, 'ana'))).toBe(false);
  });

  it('gives WebP of the same size, also for very small and very narrow pictures', async () => {
    for (const [width, height] of [
      [640, 480],
      [3, 3],
      [2048, 5],
      [5, 2048],
    ] as const) {
      const { format, ...size } = await sharp(
        await marked(await plain('#123456', width, height), 'ana'),
      ).metadata();
      expect([format, size.width, size.height]).toEqual(['webp', width, height]);
    }
  });

  it('refuses what is not a picture', async () => {
    expect(await watermarkImage(Buffer.from('no picture'), 'ana')).toEqual({ refusal: 'corrupt_image' });
  });

  it('throws when the file is not there, as that is our fault', async () => {
    await expect(watermarkImage('/nowhere/full.webp', 'ana')).rejects.toThrow('ENOENT');
  });

  it('says nothing on stderr, also where the machine has no fonts', () => {
    const module = fileURLToPath(new URL('./watermark-image.ts', import.meta.url));
    const pixel =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
    const script = `import('${module}').then((m) => m.watermarkImage(Buffer.from('${pixel}', 'base64'), 'ana'))`;
    const env = { PATH: process.env.PATH, FONTCONFIG_FILE: '/nonexistent', XDG_CACHE_HOME: '/nonexistent' };
    const { status, stderr } = spawnSync(process.execPath, ['-e', script], { env, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });
});
