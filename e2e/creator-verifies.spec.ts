import type { Page } from '@playwright/test';
import { countTaps } from './count-taps.ts';
import { CONSENTS, choose, photo, submitIdentity } from './identity.ts';
import { expect, expectAccessible, newEmail, signUp, test } from './journey.ts';

const SMALL_PHOTO = 'apps/demo/src/clips/night-market.webp';

/** From the landing page to a first post with a photo. */
const MOST_TAPS = 16;
/** Two pictures to be known by, and one to show: each a press that a program does without. */
const FILES = 3;

const toast = (page: Page, words: string) => expect(page.getByTestId('toast')).toContainText(words);

test('a new creator registers, shows who they are, and the studio opens', async ({ page }) => {
  await page.goto('/register?type=creator');
  await signUp(page, { name: 'Tala Bagong Likha', email: newEmail() });
  await expect(page).toHaveURL(/\/creator-verification$/);
  await expect(page.getByText('Step 2 of 2')).toBeVisible();
  const submit = page.getByRole('button', { name: 'Submit for Review' });
  await expect(submit).toBeDisabled();
  await expect(submit).toHaveAccessibleDescription('Please upload both ID photo and selfie with ID');

  const words = { name: 'id.txt', mimeType: 'text/plain', buffer: Buffer.from('words') };
  await choose(page, 'id_photo', words);
  await toast(page, 'Invalid File Type');
  const heavy = { name: 'id.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) };
  await choose(page, 'id_photo', heavy);
  await toast(page, 'File Too Large');
  await choose(page, 'id_photo', SMALL_PHOTO);
  await toast(page, 'File Uploaded');
  await choose(page, 'selfie_with_id', await photo(page));
  await expect(page.getByRole('img', { name: 'Preview: Selfie with ID' })).toBeVisible();
  await expect(submit).toHaveAccessibleDescription('Please read and accept all legal agreements to proceed');
  for (const name of CONSENTS) await page.getByRole('checkbox', { name }).check();
  await expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('target', '_blank');
  await submit.click();
  await toast(page, 'Missing Information');
  await page.getByLabel('ID type').selectOption('sss');
  await page.getByLabel('ID number').fill('34-12');
  await submit.click();
  await expect(page.getByText('This is not a valid number for this ID').first()).toBeVisible();
  await page.getByLabel('ID number').fill(`34-${String(Date.now()).slice(-7)}-8`);

  // Pictures outlive a reload, as a phone may drop the page for its camera; the number of an ID is kept nowhere.
  await page.reload();
  await expect(page.getByLabel('ID type')).toHaveValue('sss');
  await expect(page.getByLabel('ID number')).toHaveValue('');
  await expect(page.getByRole('img', { name: 'Preview: ID photo' })).toBeVisible();
  await expect(submit).toBeDisabled();
  await page.getByLabel('ID number').fill(`34-${String(Date.now()).slice(-7)}-8`);
  for (const name of CONSENTS) await page.getByRole('checkbox', { name }).check();
  await expectAccessible(page);
  await submit.click();
  // The server looked into it: its words stand at the picture, and nothing else was lost.
  await expect(page.getByText('This image is too small to read.').last()).toBeVisible();
  await page.getByRole('button', { name: 'Remove: ID photo' }).click();
  await choose(page, 'id_photo', await photo(page));
  await submit.click();
  await toast(page, 'Verification Complete!');
  await expect(page).toHaveURL(/\/creator$/);
  await expect(page.getByRole('button', { name: 'New Post', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No posts yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Create First Post' }).click();
  await expect(page.getByRole('heading', { name: 'New post' })).toBeVisible();
});

test('from the landing page to a first post with a photo is sixteen taps', async ({ page }) => {
  const taps = await countTaps(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Become Creator', exact: true }).click();
  await expect(page).toHaveURL(/\/register\?type=creator$/);
  await signUp(page, { name: 'Tala Madali', email: newEmail() });
  await expect(page).toHaveURL(/\/creator-verification$/);
  await submitIdentity(page);
  await expect(page).toHaveURL(/\/creator$/);
  await page.getByRole('button', { name: 'Create First Post' }).click();
  await page.getByLabel('Title').fill('Unang gawa');
  await page.getByRole('textbox', { name: 'Content' }).fill('Isang gabi sa palengke ng mga ilaw.');
  await page.locator('input[type=file]').setInputFiles(SMALL_PHOTO);
  await page.getByRole('checkbox', { name: /Everyone shown/ }).check();
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(page.getByTestId('toast').getByText('Post Created!')).toBeVisible();
  expect(taps() + FILES).toBeLessThanOrEqual(MOST_TAPS);
});
