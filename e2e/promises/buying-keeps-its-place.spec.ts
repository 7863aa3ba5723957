import type { Page } from '@playwright/test';
import { expect, expectAccessible, newEmail, register, test } from '../journey.ts';
import { startAs } from '../signed-in.ts';
import { askingDialog, findLocked } from './money.ts';

async function goToPay(page: Page): Promise<void> {
  await page.getByTestId('purchase-button').click();
  await expect(page.getByRole('heading', { name: /Payment sandbox/i })).toBeVisible();
}

test('Back from the provider finds a live form, with what was chosen and the purchase that waits', async ({
  page,
}) => {
  await startAs(page, 'fan@likha.test');
  await page.goto('/buy-credits');
  await page.getByRole('radio', { name: /Premium/ }).check();
  await page.getByRole('radio', { name: 'Maya' }).check();
  await goToPay(page);
  await page.goBack();
  await expect(page.getByTestId('purchase-button')).toBeEnabled();
  await expect(page.getByRole('radio', { name: /Premium/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Maya' })).toBeChecked();
  const pending = page.getByTestId('pending-purchase');
  await expect(pending).toContainText('Your payment of ₱1,000.00 with Maya is not finished.');
  await expectAccessible(page);
  await pending.getByRole('link', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('radio', { name: /Premium/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Maya' })).toBeChecked();
  await expect(pending).toBeHidden();
});

test('a form that comes back out of the browser’s cache is live', async ({ page }) => {
  await startAs(page, 'fan@likha.test');
  await page.goto('/buy-credits');
  // The browser of the journeys keeps no pages: this one is never left, and told what Back would tell it.
  await page.route('**/api/credits/purchase', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), approval_url: '#paying' } });
  });
  const pay = page.getByTestId('purchase-button');
  await pay.click();
  await expect(page).toHaveURL(/#paying$/);
  await expect(pay).toHaveAttribute('aria-disabled', 'true');
  await page.waitForTimeout(1_000);
  await expect(pay).toHaveAttribute('aria-disabled', 'true');
  await page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))");
  await expect(pay).toBeEnabled();
  await expect(page.getByTestId('pending-purchase')).toBeVisible();
});

test('a typed amount survives a declined payment', async ({ page }) => {
  await startAs(page, 'fan@likha.test');
  await page.goto('/buy-credits');
  await page.getByLabel('Or your own amount of credits').fill('321');
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await goToPay(page);
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Or your own amount of credits')).toHaveValue('321');
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked();
  await expect(page.getByTestId('purchase-button')).toHaveText('Pay ₱321.00 with PayPal');
});

test('whoever has too few credits buys what is missing and is back at the post', async ({ page }) => {
  await register(page, { name: 'Kulang Lang', email: newEmail() });
  const unlock = await findLocked(page);
  await unlock.click();
  await page
    .getByRole('dialog', { name: 'Not enough credits' })
    .getByRole('link', { name: 'Buy credits' })
    .click();
  await expect(page.getByTestId('wanted-post')).toContainText('You need 1 credit more for “Sold');
  await expect(page.getByLabel('Or your own amount of credits')).toHaveValue('10');
  await expectAccessible(page);
  await goToPay(page);
  await page.getByRole('button', { name: /Approve/ }).click();
  await expect(page).toHaveURL(/\/luningning_cruz$/);
  await askingDialog(page)
    .getByRole('button', { name: /Unlock for/ })
    .click();
  await expect(page.getByTestId('toast')).toContainText('Content Unlocked!');
});

test('a changed price changes every figure, is said at Pay, and has to be accepted', async ({ page }) => {
  await startAs(page, 'fan@likha.test');
  await page.goto('/buy-credits');
  await page.getByRole('radio', { name: /Starter/ }).check();
  await page.route('**/api/credits/purchase', (route) =>
    route.fulfill({
      status: 409,
      json: {
        code: 'price_changed',
        status: 409,
        expected: { credit_amount: 100, original_amount: 120, final_amount: 120 },
      },
    }),
  );
  // The rate is a fiction of this journey, so that no other one meets it.
  let isNew = false;
  await page.route(/\/api\/(config|credits\/wallet)$/, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    await route.fulfill({ response, json: isNew ? { ...json, php_per_credit: 1.2 } : json });
  });
  isNew = true;
  await page.getByTestId('purchase-button').click();
  const notice = page.getByTestId('price-changed');
  await expect(notice).toContainText('The price changed from ₱100.00 to ₱120.00. Nothing has been charged.');
  await expect(notice).toBeInViewport();
  await expect(page.getByTestId('rate')).toHaveText('1 credit = ₱1.20');
  await expect(page.getByTestId('pack-starter')).toContainText('₱120.00');
  await expect(page.getByTestId('pack-mega')).toContainText('₱3,000.00');
  await expect(page.getByTestId('order-summary')).toContainText('₱120.00');
  await expect(page.getByTestId('purchase-button')).toBeHidden();
  await expectAccessible(page);

  await page.getByTestId('accept-price').click();
  await expect(notice).toBeHidden();
  await expect(page.getByTestId('purchase-button')).toHaveText(/Pay ₱120\.00/);
});
