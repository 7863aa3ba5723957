import type { Locator } from '@playwright/test';
import { anotherBrowser, expect, expectAccessible, test } from './journey.ts';
import { startAs } from './signed-in.ts';

const PHOTO = 'apps/demo/src/clips/parol.webp';

test('a creator changes who they are: guests see it at once, and the old address leads there', async ({
  page,
}) => {
  const name = `makisig_${Date.now()}`;
  await startAs(page, 'makisig.flores@likha.test');
  await page.goto('/makisig_flores');
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await expect(page).toHaveURL(/\/creator\?tab=settings$/);
  const guest = await anotherBrowser(page);
  await guest.goto('/makisig_flores');
  const toast = page.getByTestId('toast');
  const save = page.getByRole('button', { name: 'Save profile' });

  await page.getByLabel('Username').fill('amihan_reyes');
  await page.getByLabel('Monthly price in pesos').fill('20');
  await save.click();
  await expect(page.getByText('Choose a monthly price from ₱50.00 to ₱10,000.00')).toBeVisible();
  await page.getByLabel('Monthly price in pesos').fill('₱1,250.50');
  await save.click();
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/not available/);
  await page.getByLabel('Username').fill(name);
  await page.reload();
  await expect(page.getByLabel('Monthly price in pesos')).toHaveValue('₱1,250.50');
  await page.getByRole('textbox', { name: 'About you' }).fill('Ink <b>and</b> coffee.');
  await save.click();
  await expect(toast).toContainText('Profile saved');
  await expectClearOf(toast, save);
  await page.getByLabel(/^Change profile picture/).setInputFiles(PHOTO);
  await expect(toast).toContainText('Your picture has been updated.');
  await expectAccessible(page);

  await guest.goto('/makisig_flores?tab=about');
  expect(new URL(guest.url()).pathname + new URL(guest.url()).search).toBe(`/${name}?tab=about`);
  await expect(guest.getByText('Ink <b>and</b> coffee.').first()).toBeVisible();
  await expect(guest.getByText('₱1,250.50').first()).toBeVisible();
  await page.getByLabel('Username').fill('makisig_flores');
  await save.click();
  await expect(page.getByText('Your address is /makisig_flores.')).toBeVisible();
});

/** A toast lies over none of what was just pressed (P382). */
async function expectClearOf(toast: Locator, pressed: Locator): Promise<void> {
  const [over, under] = [await toast.boundingBox(), await pressed.boundingBox()];
  if (!over || !under) throw new Error('the toast or what was pressed is not shown');
  const isClear = over.y + over.height <= under.y || under.y + under.height <= over.y;
  const isBeside = over.x + over.width <= under.x || under.x + under.width <= over.x;
  expect(isClear || isBeside).toBe(true);
}
