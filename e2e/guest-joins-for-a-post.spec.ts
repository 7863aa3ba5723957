import { expect, newEmail, test } from './journey.ts';

test('a guest who joins to unlock a post is back at it after sign-up', async ({ page }) => {
  await page.goto('/dakila_soriano');
  await page.getByRole('link', { name: 'Join to Unlock' }).first().click();
  await page.getByLabel('Full name').fill('Sumali Na');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Date of birth').fill('1994-05-20');
  await page.getByLabel('Password', { exact: true }).fill('gabi ng mga ilaw 94');
  await page.getByLabel('Confirm password').fill('gabi ng mga ilaw 94');
  await page.getByRole('checkbox', { name: /18 years/ }).check();
  await page.getByRole('checkbox', { name: /agree|terms/i }).check();
  await page.getByRole('checkbox', { name: "I'm not a robot" }).click();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/dakila_soriano$/);
  await expect(page.getByRole('dialog', { name: 'Not enough credits' })).toBeVisible();
});
