import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Locator, Page, Response } from '@playwright/test';
import { anotherBrowser, expect, expectAccessible, newWord, test } from './journey.ts';
import { startAs } from './signed-in.ts';

const PHOTO = 'apps/demo/src/clips/night-market.webp';
const OTHER_PHOTO = 'apps/demo/src/clips/parol.webp';
const OPENING =
  'Forty stalls, one street, and the rain that came at nine. I stood under the awning and drew the whole of it.';
const SECRET = 'The last panel hides the orchid seller.';

test('a creator publishes a paid photo; a guest gets the blur and the first lines, and nothing else', async ({
  page,
}) => {
  const title = `Night market ${newWord()}`;
  await startAs(page, 'creator@likha.test');
  await page.goto('/creator');
  await page.getByRole('button', { name: 'New Post', exact: true }).click();
  const create = page.getByRole('button', { name: 'Create Post' });
  await expect(create).toBeDisabled();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('textbox', { name: 'Content' }).fill(`${OPENING} ${SECRET}`);

  await page.locator('input[type=file]').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('words'),
  });
  await expect(
    page.getByText('Only images (JPEG, PNG, WebP) and videos (MP4, WebM, MOV) are allowed'),
  ).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'damaged.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('words'.repeat(200)),
  });
  await create.click();
  await expect(page.getByText('Confirm that everyone shown is 18 or older and agreed to it')).toBeVisible();
  await page.getByRole('checkbox', { name: /Everyone shown/ }).check();
  await create.click();
  // The server looked into it: its words stand at the file, which is still there, and have the focus.
  await expect(page.getByTestId('toast')).toContainText('Post Creation Failed');
  const remove = page.getByRole('button', { name: /damaged\.jpg/ });
  await expect(remove).toBeFocused();
  await expect(remove).toHaveAccessibleDescription(/^Only images .* are allowed$/);
  await page.keyboard.press('Enter');
  await page.locator('input[type=file]').setInputFiles(PHOTO);
  await page.getByRole('checkbox', { name: /Everyone shown/ }).check();
  await dropOn(page.locator('label', { has: page.getByTestId('media-input') }), OTHER_PHOTO);
  const chosen = page.getByRole('list', { name: /Chosen files/ }).getByRole('listitem');
  await expect(chosen).toHaveCount(2);
  await chosen
    .nth(1)
    .getByRole('button', { name: /forward/ })
    .click();
  await expect(chosen.first()).toContainText('parol.webp');
  await page.getByRole('switch', { name: /Pay-per-view/ }).check();
  await create.click();
  await expect(page.getByText('Valid credit price is required for PPV posts').first()).toBeVisible();
  await page.getByLabel('Credit price').fill('10001');
  await create.click();
  await expect(page.getByText('At most 10,000 credits')).toBeVisible();
  await page.getByLabel('Credit price').fill('35');
  await expectAccessible(page);
  await create.click();
  await expect(page.getByTestId('toast').getByText('Post Created!')).toBeVisible();

  const own = page.getByTestId('own-post').filter({ hasText: title });
  await expect(own).toContainText('Fans must unlock this post for 35 credits.');
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(chosen).toHaveCount(0);

  await page.goto('/amihan_reyes');
  const shown = page.getByTestId('post-card').filter({ hasText: title });
  await expect(shown).toContainText('1 of 2');
  await shown.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(shown).toContainText('2 of 2');
  const pictures = shown.getByRole('listitem').getByRole('button', { name: /Open picture/ });
  await pictures.nth(1).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toContainText('2 of 2');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(shown).toContainText('2 of 2');

  const guest = await anotherBrowser(page);
  const answers = recordAnswers(guest);
  await guest.goto('/amihan_reyes');
  const card = guest.getByTestId('post-card').filter({ hasText: title });
  await expect(card.getByTestId('locked-post')).toContainText('Premium Content');
  await expect(card.getByTestId('locked-post')).toContainText('35 credits · ₱35.00');
  await expect(card.getByTestId('locked-post')).toContainText('2 files');
  await expect(card).toContainText(OPENING.slice(0, 60));
  const blur = card.getByTestId('locked-post').locator('img').last();
  await expect
    .poll(() => blur.evaluate((image) => ('naturalWidth' in image ? Number(image.naturalWidth) : 0)))
    .toBeGreaterThan(0);
  const texts = await Promise.all(answers);
  expect(texts.some((text) => text.includes(title))).toBe(true);
  expect(texts.filter((text) => text.includes(SECRET))).toEqual([]);
  const asked = async (path: string) => (await guest.request.get(`/api${path}`)).json();
  const { id } = await asked('/users/by-username/amihan_reyes');
  const { posts } = await asked(`/creators/${id}/posts`);
  const post = posts.find((each: { title: string }) => each.title === title);
  expect(JSON.stringify(posts)).not.toContain(SECRET);
  expect(post).toMatchObject({ is_locked: true, media_url: null, files_count: 2, further_pictures: [] });
  await guest.context().close();
});

/** As a person drags a file out of a folder. */
async function dropOn(target: Locator, path: string): Promise<void> {
  const file = { name: basename(path), bytes: [...readFileSync(path)] };
  const dataTransfer = await target.page().evaluateHandle(({ name, bytes }) => {
    const { DataTransfer, File } = globalThis as unknown as InPage;
    const dragged = new DataTransfer();
    dragged.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/webp' }));
    return dragged;
  }, file);
  await target.dispatchEvent('dragover', { dataTransfer });
  await expect(target).toHaveAttribute('data-over', 'true');
  await target.dispatchEvent('drop', { dataTransfer });
}

/** What a dragged file is made of in a page. */
interface InPage {
  DataTransfer: new () => { items: { add(file: object): void } };
  File: new (parts: Uint8Array[], name: string, options: { type: string }) => object;
}

/** Nothing where the browser was closed before it was all there. */
const textOf = (response: Response) => response.text().catch(() => '');

/** The text of every page and of every answer of the API that a browser gets. */
function recordAnswers(page: Page): Promise<string>[] {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    const isPage = response.request().resourceType() === 'document';
    if (isPage || new URL(response.url()).pathname.startsWith('/api/')) answers.push(textOf(response));
  });
  return answers;
}
