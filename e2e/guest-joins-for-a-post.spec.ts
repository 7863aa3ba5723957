import { countTaps } from './count-taps.ts';
import { expect, newEmail, signUp, test } from './journey.ts';

/** From a profile that a guest opened to a post that is theirs to see. */
const MOST_TAPS = 8;

test('a guest who joins to unlock a post is back at it after sign-up, and has it within eight taps', async ({
  page,
}) => {
  const taps = await countTaps(page);
  await page.goto('/dakila_soriano');
  await page.getByRole('link', { name: 'Join to Unlock' }).first().click();
  await signUp(page, { name: 'Sumali Na', email: newEmail() });
  await expect(page).toHaveURL(/\/dakila_soriano$/);
  const tooFew = page.getByRole('dialog', { name: 'Not enough credits' });
  await expect(tooFew).toBeVisible();
  await tooFew.getByRole('link', { name: 'Buy credits' }).click();
  await page.getByRole('button', { name: /^Pay ₱/ }).click();
  await page.getByRole('button', { name: /Approve/ }).click();
  const unlock = page.getByRole('dialog').getByRole('button', { name: /Unlock for/ });
  await expect(unlock).toBeVisible();
  await unlock.click();
  await expect(page.getByTestId('toast').getByText('Content Unlocked!')).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(MOST_TAPS);
});
