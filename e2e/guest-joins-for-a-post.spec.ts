import { expect, newEmail, signUp, test } from './journey.ts';

test('a guest who joins to unlock a post is back at it after sign-up', async ({ page }) => {
  await page.goto('/dakila_soriano');
  await page.getByRole('link', { name: 'Join to Unlock' }).first().click();
  await signUp(page, { name: 'Sumali Na', email: newEmail() });
  await expect(page).toHaveURL(/\/dakila_soriano$/);
  await expect(page.getByRole('dialog', { name: 'Not enough credits' })).toBeVisible();
});
