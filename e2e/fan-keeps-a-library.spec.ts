import { expect, expectAccessible, newEmail, register, test } from './journey.ts';

test('a fan saves a post, finds it in the library, unlocks it there and finds it again among what was bought', async ({
  page,
}) => {
  await page.goto('/');
  await register(page, { name: 'Lira Library', email: newEmail() });
  await expect(page).toHaveURL(/\/fan$/);

  await page.getByRole('link', { name: 'Library' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/library$/);
  await expect(page.getByRole('heading', { name: 'Nothing bought yet' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/amihan_reyes');
  const locked = page
    .getByTestId('post-card')
    .filter({ has: page.getByRole('button', { name: /Unlock Now/ }) });
  const title = (await locked.first().getByRole('heading').first().textContent()) ?? '';
  const card = page.getByTestId('post-card').filter({ hasText: title }).first();
  // Refused, it goes back to what is true.
  await page.route('**/api/content/*/save', (route) =>
    route.fulfill({ status: 422, json: { code: 'validation_failed', status: 422 } }),
  );
  await card.getByTestId('save').click();
  await expect(page.getByTestId('toast')).toContainText('The bookmark was not changed');
  await expect(card.getByTestId('save')).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/api/content/*/save');
  const saved = page.waitForResponse(/\/save$/);
  await card.getByTestId('save').click();
  await expect(card.getByTestId('save')).toHaveAttribute('aria-pressed', 'true');
  expect((await saved).status()).toBe(200);

  await page.goto('/library?tab=saved');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: /Unlock Now/ })).toBeVisible();
  await expectAccessible(page);

  // Taken out by a slip, it can be put back until the library is opened anew.
  await page.getByTestId('save').click();
  await expect(page.getByTestId('save')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.getByTestId('save').click();
  await expect(page.getByTestId('save')).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/buy-credits');
  await page.getByRole('radio', { name: /Popular/ }).check();
  await page.getByRole('radio', { name: /PayPal/ }).check();
  await page.getByRole('button', { name: /Pay ₱500\.00/ }).click();
  await page.getByRole('button', { name: /Approve/ }).click();
  await expect(page.getByText(/550 credits/).first()).toBeVisible();

  await page.goto('/library?tab=saved');
  await page.getByRole('button', { name: /Unlock Now/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Unlock for/ })
    .click();
  await expect(page.getByTestId('toast').getByText('Content Unlocked!')).toBeVisible();
  await page.getByRole('tab', { name: 'Bought' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: /Unlock Now/ })).toHaveCount(0);

  // The history leads to what was bought.
  await page.goto('/credit-history');
  await page.getByRole('link', { name: /Unlocked “/ }).click();
  await expect(page).toHaveURL(/\/post\//);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});
