import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { renderArtwork } from '../../apps/demo/src/art/artwork.ts';
import { decodeImage } from '../../apps/server/src/modules/media/image/decode-image.ts';
import { sharp } from '../../apps/server/src/modules/media/image/image-library.ts';
import { LEAKS, photoLike } from '../../apps/server/src/modules/media/image/trace-leaks.fixture.ts';
import { traceTile } from '../../apps/server/src/modules/media/image/trace-mark.ts';
import { readTrace } from '../../apps/server/src/modules/media/image/trace-read.ts';
import { watermarkImage } from '../../apps/server/src/modules/media/image/watermark-image.ts';

/**
 * What a picture's mark outlives (P398), a row a leak and a column a picture: `^-61` where its viewer is named with a chance of
 * 10^-61 of being wrong, `-` where nobody is, `WRONG` where somebody else is. Photos of one's own can be given as arguments.
 */
const KEY = Buffer.alloc(32, 7);
const CODE = 1234;
const SIDES = { width: 1600, height: 2000 };
const CODES = Int32Array.from({ length: 10_000 }, (_, at) => at + 1);
const STRANGERS = CODES.filter((code) => code !== CODE);

type Picture = readonly [name: string, content: Buffer];

/** As it is stored after an upload. */
const stored = (picture: Buffer) =>
  sharp(picture)
    .autoOrient()
    .resize(2048, 2048, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();

async function pictures(paths: readonly string[]): Promise<Picture[]> {
  const own = await Promise.all(
    paths.map(async (path): Promise<Picture> => [basename(path), await stored(await readFile(path))]),
  );
  const art = await Promise.all(
    (['manila-bay', 'jeepney', 'night-market'] as const).map(
      async (style): Promise<Picture> => [
        style,
        await stored(await renderArtwork({ seed: 'trace', style, ...SIDES })),
      ],
    ),
  );
  const flat = sharp({ create: { ...SIDES, channels: 3, background: '#6a86a0' } });
  return [
    ...own,
    ['photo-like 1', await photoLike(1, SIDES)],
    ['photo-like 2', await photoLike(2, SIDES)],
    ...art,
    ['flat', await flat.webp().toBuffer()],
  ];
}

async function read(picture: Buffer, codes: Int32Array): Promise<string> {
  const pixels = await decodeImage(picture, 4096);
  if ('refusal' in pixels) throw new Error(pixels.refusal);
  const found = readTrace(pixels, KEY, codes);
  if (!found) return '-';
  return found.code === CODE ? `^${Math.round(Math.log10(found.chance))}` : 'WRONG';
}

for (const [name, content] of await pictures(process.argv.slice(2))) {
  const view = await watermarkImage(content, '@juan_delacruz', traceTile(KEY, CODE));
  if ('refusal' in view) throw new Error(view.refusal);
  for (const [leak, done] of Object.entries(LEAKS))
    process.stdout.write(`${name} | ${leak} | ${await read(await done(view), CODES)}\n`);
  process.stdout.write(`${name} | made for somebody else | ${await read(view, STRANGERS)}\n`);
  process.stdout.write(`${name} | without a mark | ${await read(content, CODES)}\n`);
}
