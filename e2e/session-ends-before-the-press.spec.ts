import { type Page, request } from '@playwright/test';
import { payMongoCsv } from '../apps/server/src/modules/settlements/report/reports.fixture.ts';
import { buyAsProgram } from './buy-credits.ts';
import { DEMO_PASSWORD, expect, settleHistory, test } from './journey.ts';
import { balanceOf } from './promises/money.ts';
import { startAs } from './signed-in.ts';
import { askForPayout } from './two-people.ts';

const FAN = 'fan@likha.test';
const ADMIN = 'admin@likha.test';

test('a session that ends before the press takes nothing, and what was typed is there after signing in', async ({
  page,
  baseURL,
}) => {
  const api = await request.newContext({ baseURL: baseURL ?? '' });
  await buyAsProgram(api, {
    package_id: 'starter',
    credits: 100,
    pesos: 100,
    payment_method: 'paypal',
  });
  await api.dispose();
  await startAs(page, FAN);
  await page.goto('/luningning_cruz');
  const ask = page.getByRole('dialog', { name: 'Send Luningning Cruz a tip' });
  const openTip = () => page.getByRole('button', { name: 'Send Tip' }).click();
  await openTip();
  await ask.getByLabel('Other amount (credits)').fill('7');
  await ask.getByLabel('Message (optional)').fill('Salamat sa lahat');
  const before = await balanceOf(page);
  await endsBefore(page, '**/api/creators/*/tips');
  await ask.getByRole('button', { name: 'Send 7 credits' }).click();
  await signInAgain(page, FAN);
  await expect(page).toHaveURL(/\/luningning_cruz$/);
  expect(await balanceOf(page)).toBe(before);

  await openTip();
  await expect(ask.getByLabel('Other amount (credits)')).toHaveValue('7');
  await expect(ask.getByLabel('Message (optional)')).toHaveValue('Salamat sa lahat');
  await ask.getByRole('button', { name: 'Send 7 credits' }).click();
  await expect(page.getByTestId('toast').getByText('Tip Sent!')).toBeVisible();
  await settleHistory(page);
  expect(await balanceOf(page)).toBe(before - 7);
});

test('a part of the settings that was open is open after signing in, and holds what is saved', async ({
  page,
}) => {
  await startAs(page, FAN);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Set limits on credits' }).press('Enter');
  const day = page.getByTestId('limit-day');
  await expect(day).toBeVisible();
  // Whoever goes on by keyboard is at the part, whose button is gone.
  await page.keyboard.press('Tab');
  await expect(day.getByRole('textbox')).toBeFocused();
  await day.getByRole('textbox').fill('900000');
  const save = day.getByRole('button', { name: 'Save the daily limit' });
  await endsBefore(page, '**/api/spending/limits/day');
  await save.press('Enter');
  await signInAgain(page, FAN);
  await expect(day.getByRole('textbox')).toHaveValue('');
  await day.getByRole('textbox').fill('900000');
  await save.press('Enter');
  await expect(page.getByTestId('toast').getByText('Limit saved')).toBeVisible();
  await expect(save).toBeFocused();
  await page.goBack();
  await page.goForward();
  await expect(day.getByRole('textbox')).toHaveValue('900000');
});

test('why a payout is refused is still there after the session ended at the press', async ({
  page,
  baseURL,
}) => {
  const creator = await askForPayout(baseURL ?? '', 'marikit_dizon');
  await creator.dispose();
  await startAs(page, ADMIN);
  await page.goto('/admin');
  const card = page.getByTestId('payout-request').filter({ hasText: 'Marikit' });
  const reject = async () => {
    await card.getByRole('button', { name: 'Reject' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  };
  await card.getByRole('button', { name: /^Decide on/ }).click();
  await card.getByLabel('Reason').fill('The account is in another name');
  await endsBefore(page, '**/api/admin/payouts/*/decision');
  await reject();
  await signInAgain(page, ADMIN);
  await card.getByRole('button', { name: /^Decide on/ }).click();
  await expect(card.getByLabel('Reason')).toHaveValue('The account is in another name');
  await reject();
  await expect(card).toHaveCount(0);
  await settleHistory(page);
});

test('why what arrived is taken back is still there after the session ended at the press', async ({
  page,
}) => {
  await startAs(page, ADMIN);
  await page.goto('/admin/settlements');
  const csv = payMongoCsv([
    { id: `BACK-${Date.now()}`, amount: 100_000, fee: 3_900, at: '2025-06-14 09:00:00' },
  ]);
  const file = { name: 'STL.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.locator('input[type=file]').setInputFiles(file);
  const card = page.getByTestId('settlement').filter({ hasText: 'Jun 14, 2025' });
  await card.getByRole('button', { name: 'It arrived at the bank' }).click();
  const ask = page.getByRole('dialog');
  await ask.getByLabel('Amount in pesos').fill('961');
  await ask.getByLabel('Day it arrived').fill('2025-06-16');
  await ask.getByLabel('Bank reference').fill('BPI 0042');
  await ask.getByRole('button', { name: 'Book it as arrived' }).click();
  const takeBack = card.getByRole('button', { name: 'Take this back' });
  await takeBack.click();
  await ask.getByRole('textbox').fill('Another day');
  await endsBefore(page, '**/api/admin/settlements/*/take-back');
  await ask.getByRole('button', { name: /^Take/ }).click();
  await signInAgain(page, ADMIN);
  await takeBack.click();
  await expect(ask.getByRole('textbox')).toHaveValue('Another day');
  await ask.getByRole('button', { name: /^Take/ }).click();
  await expect(takeBack).toHaveCount(0);
  await settleHistory(page);
});

test('tax details that were typed are there after the session ended at the press, and stored nowhere with their TIN', async ({
  page,
}) => {
  await startAs(page, 'creator@likha.test');
  await page.goto('/creator?tab=earnings');
  const card = page.getByRole('region', { name: 'Tax details' });
  const open = card.getByRole('button', { name: /^(Add tax details|Change)$/ });
  await open.click();
  await card.getByLabel('TIN with branch code').fill('123 456 789 00012');
  await card.getByLabel('Registered name').fill('Amihan Salonga Reyes');
  await card.getByLabel('Registered address').fill('12 Mabini St., Cebu City');
  await card.getByLabel('ZIP code').fill('6000');
  await endsBefore(page, '**/api/tax/details');
  await card.getByRole('button', { name: 'Save tax details' }).click();
  await signInAgain(page, 'creator@likha.test');
  await open.click();
  await expect(card.getByLabel('Registered address')).toHaveValue('12 Mabini St., Cebu City');
  await expect(card.getByLabel('TIN with branch code')).toHaveValue('123 456 789 00012');
  const kept = String(await page.evaluate('JSON.stringify({ ...sessionStorage, ...localStorage })'));
  expect(kept).toContain('12 Mabini St.');
  expect(kept).not.toContain('456 789');
  await card.getByRole('button', { name: 'Cancel' }).click();
  await open.click();
  await expect(card.getByLabel('Registered address')).not.toHaveValue('12 Mabini St., Cebu City');
});

/** The session ends by another hand while the first of these calls is on its way. */
async function endsBefore(page: Page, calls: string): Promise<void> {
  await page.route(
    calls,
    async (route) => {
      const { origin } = new URL(page.url());
      const ended = await page.request.post('/api/auth/logout', { headers: { origin } });
      expect(ended.ok()).toBe(true);
      await route.continue();
    },
    { times: 1 },
  );
}

/** Where the page went by itself, which says why. */
async function signInAgain(page: Page, email: string): Promise<void> {
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}
