import { writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { expect, it, vi } from 'vitest';
import { filesUnder } from '../../../../test/forms.ts';
import { useHarness } from '../../../../test/harness.ts';
import { sharp } from '../image/image-library.ts';
import { publicKey } from '../media-keys.ts';
import { removePublicFiles } from '../upload/remove-media.ts';

const harness = useHarness();
const get = (username: string, headers = {}) =>
  harness.app.inject({ url: `/media/public/card/${username}.jpg`, headers });

async function showPictures(id: string): Promise<void> {
  const path = join(harness.folder, `${id}.webp`);
  const picture = await sharp({ create: { width: 500, height: 200, channels: 3, background: '#00ff00' } })
    .webp()
    .toBuffer();
  await writeFile(path, picture);
  const key = `avatar/${id}.webp`;
  await harness.deps.storage.putFile(publicKey(key), path, { contentType: 'image/webp' });
  const { db } = harness.deps;
  await db.updateTable('users').set({ avatar_key: key, cover_key: key }).where('id', '=', id).execute();
}

it('draws cover, face and name as a JPEG of the size that chats show, and once', async () => {
  const creator = await harness.factory.creator();
  await showPictures(creator.id);
  const put = vi.spyOn(harness.deps.viewCache, 'putFile');
  const answers = await Promise.all(Array.from({ length: 4 }, () => get(creator.username)));
  expect(put).toHaveBeenCalledTimes(1);
  for (const { statusCode, headers } of answers)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
  const picture = sharp(answers[0]?.rawPayload);
  expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  // The cover above, and the face in the corner where the shade would be dark.
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const greenAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 1] ?? 0;
  expect(greenAt(600, 20)).toBeGreaterThan(180);
  expect(greenAt(72 + 110, 630 - 72 - 110)).toBeGreaterThan(200);
  expect(greenAt(1190, 625)).toBeLessThan(60);
});

it('is known again until name or pictures change', async () => {
  const creator = await harness.factory.creator();
  const { etag } = (await get(creator.username)).headers;
  expect((await get(creator.username, { 'if-none-match': etag })).statusCode).toBe(304);
  await showPictures(creator.id);
  expect((await get(creator.username, { 'if-none-match': etag })).statusCode).toBe(200);
});

it('goes with a picture that is in it, and leaves those of others', async () => {
  const [creator, other] = [await harness.factory.creator(), await harness.factory.creator()];
  for (const { id, username } of [creator, other]) {
    await showPictures(id);
    await get(username);
  }
  const cards = async () =>
    (await filesUnder(harness.folder)).filter((file) => file.includes(`${sep}card${sep}`));
  const isOf =
    ({ id }: { id: string }) =>
    (file: string) =>
      file.includes(id);
  expect((await cards()).filter(isOf(creator))).toHaveLength(1);
  await removePublicFiles(harness.deps, `avatar/${creator.id}.webp`);
  expect((await cards()).filter(isOf(creator))).toEqual([]);
  expect((await cards()).filter(isOf(other))).toHaveLength(1);
});

it('draws any name', async () => {
  const { db } = harness.deps;
  for (const full_name of ['<b>&"\'</b>', 'Ñandú 🌺', 'x'.repeat(100), '\u202e']) {
    const { id, username } = await harness.factory.creator();
    await db.updateTable('users').set({ full_name }).where('id', '=', id).execute();
    expect((await get(username)).statusCode, full_name).toBe(200);
  }
});

it('is there for nobody whose profile is not for everybody', async () => {
  const fan = await harness.factory.fan();
  const banned = await harness.factory.creator();
  const { db } = harness.deps;
  await db.updateTable('users').set({ status: 'banned' }).where('id', '=', banned.id).execute();
  for (const name of [fan.username, banned.username, 'nobody_here', '..%2f..%2fsecret', 'a'])
    expect((await get(name)).statusCode, name).toBe(404);
});
