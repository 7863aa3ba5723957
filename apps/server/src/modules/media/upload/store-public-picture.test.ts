import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesUnder, jpeg, pngBomb, pngWithPlace } from '../../../../test/forms.ts';
import { useHarness } from '../../../../test/harness.ts';
import { sharp } from '../image/image-library.ts';
import { storePublicPicture } from './store-public-picture.ts';

const harness = useHarness();
const CLIP = new URL('../video/fixtures/located.mp4', import.meta.url).pathname;

async function store(name: string, picture: Buffer) {
  const path = join(harness.folder, 'received');
  await writeFile(path, picture);
  const stored = await storePublicPicture(harness.deps, name, path);
  // Served while somebody shows it.
  const { id } = await harness.factory.fan();
  if (typeof stored === 'string')
    await harness.deps.db.updateTable('users').set({ cover_key: stored }).where('id', '=', id).execute();
  return stored;
}

describe('a public picture', () => {
  it('is there for anybody, as WebP, without what the camera knew', async () => {
    const name = await store('avatar/one', await pngWithPlace('Secret Street 7'));
    expect(name).toBe('avatar/one.webp');
    const answer = await harness.app.inject(`/media/public/${name}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    const { format, width, exif } = await sharp(answer.rawPayload).metadata();
    expect({ format, width, exif }).toEqual({ format: 'webp', width: 320, exif: undefined });
    expect(answer.rawPayload.includes('Secret Street')).toBe(false);
  });

  it('is no larger than a screen', async () => {
    await store('cover/wide', await jpeg(3000, 100));
    const { rawPayload } = await harness.app.inject('/media/public/cover/wide.webp');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 2048, height: 68 });
  });

  it('is refused when it is none, and leaves nothing behind', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect(await store('avatar/two', drawing)).toEqual({ refusal: 'unsupported_type' });
    expect(await store('avatar/two', pngBomb())).toEqual({ refusal: 'image_too_many_pixels' });
    expect(await store('avatar/two', (await jpeg()).subarray(0, 900))).toEqual({ refusal: 'corrupt_image' });
    const clip = join(harness.folder, 'clip');
    await copyFile(CLIP, clip);
    expect(await storePublicPicture(harness.deps, 'avatar/two', clip)).toEqual({
      refusal: 'unsupported_type',
    });
    expect((await harness.app.inject('/media/public/avatar/two.webp')).statusCode).toBe(404);
    expect(await filesUnder(harness.deps.workFolder)).toEqual([]);
  });
});
