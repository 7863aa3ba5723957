import type { Page } from '@playwright/test';
import { creditsIn, expect, expectAccessible, test } from './journey.ts';
import { startAs } from './signed-in.ts';

for (const method of ['GCash', 'PayPal']) {
  test(`a declined and a cancelled ${method} payment cost nothing, and can be tried again`, async ({
    page,
  }) => {
    await startAs(page, 'fan@likha.test');
    await page.goto('/buy-credits');
    const before = await balance(page);

    await goToPay(page, method);
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByRole('heading', { name: 'Payment declined' })).toBeVisible();
    await expect(page.getByText('You have not been charged.')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Try again' }).click();
    expect(await balance(page)).toBe(before);
    await goToPay(page, method);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: 'Purchase cancelled' })).toBeVisible();
    await expect(page.getByText('You have not been charged.')).toBeVisible();

    await page.getByRole('button', { name: 'Try again' }).click();
    expect(await balance(page)).toBe(before);
    await expect(page.getByTestId('purchase-button')).toBeEnabled();
  });
}

test('a purchase of another account is said to be none of this one, with ways on', async ({ page }) => {
  await startAs(page, 'fan@likha.test');
  await page.goto('/buy-credits?purchase=0b6a3a5e-1111-4222-8333-944455556666');
  await expect(page.getByRole('heading', { name: 'No such purchase' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'View credit history' }).click();
  await expect(page).toHaveURL(/credit-history/);
});

async function balance(page: Page): Promise<number> {
  const shown = page.getByTestId('balance');
  await expect(shown).toHaveText(/[\d,]+ credits/);
  return creditsIn(await shown.textContent());
}

async function goToPay(page: Page, method: string): Promise<void> {
  await page.getByRole('radio', { name: method }).check();
  await page.getByTestId('purchase-button').click();
  await expect(page.getByRole('heading', { name: /Payment sandbox/i })).toBeVisible();
}
