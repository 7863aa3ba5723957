import { expect, expectAccessible, test } from './journey.ts';
import { startAs } from './signed-in.ts';

test('a creator chooses a file of the vault for a message, and sends it without an upload', async ({
  page,
}) => {
  await startAs(page, 'creator@likha.test');
  await page.goto('/messages');
  await page.locator('a[href^="/messages/"]').first().click();
  await expect(page).toHaveURL(/\/messages\/[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: 'Choose from your vault' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose from your vault' });
  // A file may still be processed.
  const first = picker.getByRole('button', { name: /^Choose /, disabled: false }).first();
  await expect(first).toBeVisible();
  await expectAccessible(page);
  await first.click();
  await expect(picker).toBeHidden();
  await expect(page.getByTestId('attached-file')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByTestId('attached-file')).toHaveCount(0);
  // Alone, without words, it has a size.
  const picture = page
    .getByTestId('message')
    .last()
    .locator('img[src*="/thumb?"], img[src*="/view?"]')
    .first();
  await expect(picture).toBeVisible();
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
});

test('a creator shows a file of the vault in a new post, also after a reload, without an upload', async ({
  page,
}) => {
  await startAs(page, 'creator@likha.test');
  await page.goto('/creator?tab=content');
  await page.getByRole('textbox', { name: 'Title' }).fill('Once more, from the vault');
  await page.getByRole('textbox', { name: 'Content' }).fill('It was in a message before.');
  await page.getByRole('button', { name: 'Choose from your vault' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose from your vault' });
  await picker
    // A video of the demo may still be made ready.
    .getByRole('button', { name: /^Choose /, disabled: false })
    .first()
    .click();
  await expect(picker).toBeHidden();
  await expect(page.getByTestId('vault-file')).toHaveCount(1);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByTestId('vault-file')).toHaveCount(1);
  await page.getByRole('checkbox', { name: /Everyone shown is 18/ }).check();
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(page.getByTestId('toast')).toBeVisible();
  await expect(page.getByTestId('vault-file')).toHaveCount(0);
  await page.goto('/amihan_reyes');
  await expect(page.getByText('Once more, from the vault').first()).toBeVisible();
});
