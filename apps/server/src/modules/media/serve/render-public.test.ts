import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { sharp } from '../image/image-library.ts';
import { publicKey } from '../media-keys.ts';
import { createPublicPictures } from './render-public.ts';

const harness = useHarness();
const ADDRESS = '/media/public/cover/a.webp';
const get = (url: string) => harness.app.inject({ url });

it('gives a public picture in our widths, never wider than it is, and as it is for any other', async () => {
  const picture = await sharp({ create: { width: 500, height: 200, channels: 3, background: '#ffb020' } })
    .webp()
    .toBuffer();
  const path = join(harness.folder, 'cover.webp');
  await writeFile(path, picture);
  await harness.deps.storage.putFile(publicKey('cover/a.webp'), path, { contentType: 'image/webp' });
  const { id } = await harness.factory.fan();
  const { db } = harness.deps;
  await db.updateTable('users').set({ cover_key: 'cover/a.webp' }).where('id', '=', id).execute();
  const widthOf = async (url: string) => (await sharp((await get(url)).rawPayload).metadata()).width;
  expect(await widthOf(`${ADDRESS}?w=192`)).toBe(192);
  expect(await widthOf(`${ADDRESS}?w=768`)).toBe(500);
  for (const other of ['', '?w=193', '?w=1e2', '?w=192&w=96'])
    expect((await get(ADDRESS + other)).rawPayload.equals(picture), other).toBe(true);
  const again = await get(`${ADDRESS}?w=192`);
  expect(again.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=60, must-revalidate',
  });
});

it('makes one of a width once, however many ask for it at once', async () => {
  const put = vi.spyOn(harness.deps.viewCache, 'putFile');
  const picture = createPublicPictures(harness.deps)('cover/a.webp', publicKey('cover/a.webp'), 96);
  const files = await Promise.all(Array.from({ length: 8 }, () => picture.stat()));
  expect(files.every((file) => file !== null && file.bytes > 0)).toBe(true);
  expect(put).toHaveBeenCalledTimes(1);
});

it('says that a missing picture is missing, and keeps no word of it', async () => {
  const answer = await get('/media/public/cover/gone.webp?w=96');
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control'] ?? '').not.toContain('immutable');
});
