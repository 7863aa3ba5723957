import { creditsIn, expect, expectAccessible, newEmail, register, test } from './journey.ts';

test('a fan without credits is told how many are missing, and where to get them', async ({ page }) => {
  await register(page, { name: 'Walang Pera', email: newEmail() });
  await page.goto('/dakila_soriano');
  const unlock = page.getByRole('button', { name: /Unlock Now/ }).first();
  const price = creditsIn(await unlock.textContent());
  expect(price).toBeGreaterThan(0);

  await unlock.click();
  const dialog = page.getByRole('dialog', { name: 'Not enough credits' });
  await expect(dialog.getByTestId('insufficient-credits')).toHaveText(
    `You need ${price} credits more to unlock this post.`,
  );
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(unlock).toBeFocused();
  await expect(page.getByTestId('locked-post').first()).toBeVisible();

  await unlock.click();
  await dialog.getByRole('link', { name: 'Buy credits' }).click();
  await expect(page).toHaveURL(/\/buy-credits$/);
  await expect(page.getByTestId('balance')).toHaveText('0 credits');
  // The dialog has left no step of its own behind.
  await page.goBack();
  await expect(page).toHaveURL(/\/dakila_soriano$/);
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/fan$/);
});
