import { request } from '@playwright/test';
import { buyAsProgram } from './buy-credits.ts';
import { expect, settleHistory, test } from './journey.ts';
import { askingDialog, balanceOf, countCalls, findLocked } from './promises/money.ts';
import { startAs } from './signed-in.ts';

test('a payer who taps twice and goes back while it is under way pays once, and is told', async ({
  page,
}) => {
  await startAs(page, 'fan@likha.test');
  const unlock = await findLocked(page);
  const before = await balanceOf(page);
  const calls = countCalls(page, '/api/credits/unlock');
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/api/credits/unlock', async (route) => {
    await held;
    await route.continue();
  });
  await unlock.click();
  const confirm = askingDialog(page).getByRole('button', { name: /Unlock for/ });
  await expect(confirm).toBeEnabled();
  await settleHistory(page, true);
  await confirm.dblclick();
  await expect.poll(calls).toBe(1);
  await expect(askingDialog(page)).toContainText('Unlocking...');
  // The question stays until there is an answer to it.
  await page.goBack();
  await expect(askingDialog(page)).toContainText('Unlocking...');
  letThrough();
  await expect(page.getByTestId('toast')).toContainText('Content Unlocked!');
  await expect(askingDialog(page)).toHaveCount(0);
  expect(await page.evaluate('document.activeElement === document.body')).toBe(false);
  expect(calls()).toBe(1);
  expect(await balanceOf(page)).toBe(before - 1);
});

test('a payer who goes back from the provider’s page and forward again pays once', async ({ page }) => {
  await startAs(page, 'fan@likha.test');
  await page.goto('/buy-credits');
  const before = await balanceOf(page);
  await page.getByRole('radio', { name: /Starter/ }).check();
  await page.getByRole('radio', { name: 'PayPal' }).check();
  const pay = page.getByTestId('purchase-button');
  await expect(pay).toBeEnabled();
  await pay.dblclick();
  const approve = page.getByRole('button', { name: /Approve/ });
  await expect(approve).toBeVisible();
  await page.goBack();
  await expect(page.getByTestId('pending-purchase')).toContainText('Nothing has been charged yet');
  await page.goForward();
  await approve.click();
  await expect(page.getByTestId('purchase-completed')).toContainText('₱100.00');
  await page.goBack();
  await expect(page.getByText('You approved this payment')).toBeVisible();
  await expect(approve).toHaveCount(0);
  await page.goBack();
  await expect(page.getByTestId('pending-purchase')).toHaveCount(0);
  expect(await balanceOf(page)).toBe(before + 100);
});

test('whoever subscribes by keyboard stands at what says so, and so does who turned back', async ({
  page,
  baseURL,
}) => {
  const api = await request.newContext({ baseURL: baseURL ?? '' });
  const starter = { package_id: 'premium', credits: 1150, pesos: 1000, payment_method: 'paypal' } as const;
  await buyAsProgram(api, { ...starter, email: 'tess.javier@likha.test' });
  await api.dispose();
  await startAs(page, 'tess.javier@likha.test');
  await page.goto('/alon_mercado');
  const join = page.getByTestId('subscribe-button');
  const ask = page.getByRole('dialog', { name: /^Subscribe to/ });
  await join.press('Enter');
  await expect(ask.getByRole('button', { name: /^Subscribe for/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(ask).toHaveCount(0);
  await settleHistory(page);
  await expect(join).toBeFocused();
  await join.press('Enter');
  await ask.getByRole('button', { name: /^Subscribe for/ }).click();
  await expect(page.getByTestId('toast').getByText('Subscribed!')).toBeVisible();
  await settleHistory(page);
  await expect(page.getByTestId('subscribed-button')).toBeFocused();
});
