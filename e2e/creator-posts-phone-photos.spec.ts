import { readFile } from 'node:fs/promises';
import { expect, newWord, test } from './journey.ts';
import { loadSharp } from './load-sharp.ts';
import { startAs } from './signed-in.ts';

type Sharp = Awaited<ReturnType<typeof loadSharp>>;

/** 300 by 400 pixels once it is turned. */
const HEIC = 'apps/server/src/modules/media/image/fixtures/phone.heic';

/** As a phone takes it: 50 megapixels, lying on its side, with a note that it has to be turned. Red above, blue below. */
async function phonePhoto(sharp: Sharp): Promise<Buffer> {
  const half = { width: 4080, height: 6120, channels: 3 as const };
  const right = await sharp({ create: { ...half, background: '#0000ff' } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp({ create: { ...half, width: 8160, background: '#ff0000' } })
    .composite([{ input: right, left: 4080, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 60 })
    .toBuffer();
}

test('a photo of 50 megapixels is made smaller before it travels; HEIC that the browser cannot read goes as it is', async ({
  page,
}) => {
  const title = `Straight from the phone ${newWord()}`;
  await startAs(page, 'creator@likha.test');
  await page.goto('/creator');
  await page.getByRole('button', { name: 'New Post', exact: true }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('textbox', { name: 'Content' }).fill('The light of this morning');
  const input = page.getByTestId('media-input');
  const sharp = await loadSharp();
  const original = await phonePhoto(sharp);
  await input.setInputFiles({ name: 'IMG_0002.jpg', mimeType: 'image/jpeg', buffer: original });
  const chosen = page.getByRole('list', { name: /Chosen files/ }).getByRole('img');
  await expect(chosen).toBeVisible();
  const sides = () =>
    chosen.evaluate((image) => [Reflect.get(image, 'naturalWidth'), Reflect.get(image, 'naturalHeight')]);
  await expect.poll(sides).toEqual([1536, 2048]);
  // Of no type, as some systems hand it over; this browser cannot draw it.
  await input.setInputFiles({ name: 'IMG_0001.HEIC', mimeType: '', buffer: await readFile(HEIC) });
  await expect(page.getByRole('listitem').filter({ hasText: 'IMG_0001.HEIC' })).toBeVisible();
  await page.getByRole('checkbox', { name: /Everyone shown/ }).check();
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/content'),
  );
  await page.getByRole('button', { name: 'Create Post' }).click();
  await sent;
  await expect(page.getByTestId('toast').getByText('Post Created!')).toBeVisible();

  const answer = await page.request.get('/api/content/mine');
  const { posts } = await answer.json();
  const post = posts.find((each: { title: string }) => each.title === title);
  expect(post.media).toMatchObject({ width: 1536, height: 2048 });
  expect(post).toMatchObject({ files_count: 2, further_pictures: [{ width: 300, height: 400 }] });
  const kept = await page.request.get(post.media_url);
  const { data, info } = await sharp(await kept.body())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colourAt = (row: number) => [...data.subarray(row * info.width * 3 + 90, row * info.width * 3 + 93)];
  expect(colourAt(100)[0]).toBeGreaterThan(200);
  expect(colourAt(info.height - 300)[2]).toBeGreaterThan(200);
});
