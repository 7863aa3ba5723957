import { type APIRequestContext, type Locator, type Page, request } from '@playwright/test';
import { buyAsProgram } from './buy-credits.ts';
import { anotherBrowser, expect, expectAccessible, settleHistory, test } from './journey.ts';
import { startAs } from './signed-in.ts';

const STARTER = { package_id: 'starter', credits: 100, pesos: 100, payment_method: 'gcash' } as const;

test('a fan asks for a refund, an admin approves it, and it is paid back', async ({ page, baseURL }) => {
  await buy(await request.newContext({ baseURL: baseURL ?? '' }));
  await startAs(page, 'fan@likha.test');
  await page.goto('/credit-history');
  await page.getByRole('link', { name: 'Starter pack: 100 credits' }).first().click();
  const receipt = page.getByTestId('purchase-completed');
  const reference = /LK(-[A-Z0-9]{4}){2}/.exec((await receipt.textContent()) ?? '')?.[0] ?? 'none';
  await receipt.getByRole('button', { name: 'Ask for a refund' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('₱100.00 back');
  await dialog.getByLabel('Reason').fill('Napindot ko lang');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ask for a refund' }).click();
  const state = page.getByTestId('refund-open');
  await expect(state).toContainText('You asked for ₱100.00 back');
  const [notice, withdraw] = await Promise.all(
    [state, page.getByRole('button', { name: 'Withdraw' })].map((each) => each.boundingBox()),
  );
  expect((withdraw?.y ?? 0) - (notice?.y ?? 0) - (notice?.height ?? 0)).toBeGreaterThanOrEqual(8);
  await settleHistory(page);
  await expect(page.getByRole('button', { name: 'Ask for a refund' })).toHaveCount(0);
  await expectAccessible(page);

  const admin = await anotherBrowser(page);
  await startAs(admin, 'admin@likha.test');
  await admin.goto('/admin?tab=credits');
  const card = admin.getByTestId('refund-request').filter({ hasText: reference });
  await expect(card).toContainText('Napindot ko lang');
  await expect(card).toContainText('Waiting since today; 5 to 10 business days were promised');
  const unfold = card.getByRole('button', { name: /^Decide on/ });
  await unfold.click();
  await card.getByRole('button', { name: 'Decline' }).click();
  await expect(card.getByText('Give a reason that the fan can read.')).toBeVisible();
  await expectAccessible(admin);
  await declineAndTakeBack(admin, card);
  await unfold.click();
  await card.getByRole('button', { name: 'Approve refund' }).click();
  await expectAccessible(admin);
  await admin.getByRole('dialog').getByRole('button', { name: 'Give back ₱100.00' }).click();
  await expect(admin.getByText('No open refund requests')).toBeVisible();
  await admin.context().close();

  await expect(async () => {
    await page.reload();
    await expect(page.getByTestId('refund-paid_back')).toContainText('₱100.00 was paid back', {
      timeout: 2000,
    });
  }).toPass();
  await expect(page.getByTestId('purchase-refunded')).toContainText('Purchase refunded');
  await expectAccessible(page);
  await page.goto('/credit-history');
  await expect(page.getByRole('link', { name: 'Refund of a purchase' }).first()).toBeVisible();
});

test('an admin gives back a part of a purchase, and the fan reads how much and why', async ({
  page,
  baseURL,
}) => {
  const api = await request.newContext({ baseURL: baseURL ?? '' });
  const { purchaseId: id, reference, headers } = await buyAsProgram(api, STARTER);
  await api.post(`/api/credits/purchases/${id}/refund-request`, { headers, data: {} });
  await api.dispose();
  await startAs(page, 'fan@likha.test');
  await page.goto('/credit-history');
  const admin = await anotherBrowser(page);
  await startAs(admin, 'admin@likha.test');
  await admin.goto('/admin?tab=credits');
  const card = admin.getByTestId('refund-request').filter({ hasText: reference });
  await card.getByRole('button', { name: /^Decide on/ }).click();
  await expect(card.getByTestId('refund-choice')).toHaveText('₱100.00 goes back: all of it.');
  const field = card.getByLabel('Credits to give back');
  const approve = card.getByRole('button', { name: 'Approve refund' });

  await field.fill('101');
  await approve.click();
  await expect(card.getByText('At most 100 credits can go back.')).toBeVisible();
  await field.fill('40');
  await expect(card.getByTestId('refund-choice')).toHaveText(
    '₱40.00 goes back, and 60 credits are free for the fan to use.',
  );
  await approve.click();
  await expect(card.getByText('Give a reason that the fan can read for returning less.')).toBeVisible();
  await expectAccessible(admin);
  await card.getByLabel('Answer to the fan').fill('Sixty of them were a gift');
  await approve.click();
  const dialog = admin.getByRole('dialog');
  await expect(dialog).toContainText('No longer on hold');
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Give back ₱40.00' }).click();
  await expect(admin.getByTestId('toast')).toContainText('The refund is approved in part');
  await settleHistory(admin);
  const queue = admin.getByRole('region', { name: 'Refund requests' });
  await queue.getByLabel('Show').selectOption('decided');
  await expect(card).toContainText('A part: ₱40.00 of ₱100.00');
  await expectAccessible(admin);
  await admin.context().close();

  await expect(async () => {
    await page.goto(`/buy-credits?purchase=${id}`);
    await expect(page.getByTestId('refund-paid_back')).toContainText('₱40.00 of ₱100.00 was paid back', {
      timeout: 2000,
    });
  }).toPass();
  const receipt = page.getByTestId('purchase-completed');
  await expect(receipt).toContainText('The other 60 credits are still yours to use');
  await expect(receipt).toContainText('Our answer: Sixty of them were a gift');
  await expectAccessible(page);
  await page.goto('/credit-history');
  await expect(page.getByRole('link', { name: 'Refund of a purchase' }).first()).toBeVisible();
});

/** A slip of the hand: the request waits again, and says what was decided about it. */
async function declineAndTakeBack(admin: Page, card: Locator): Promise<void> {
  const dialog = admin.getByRole('dialog');
  await card.getByLabel('Answer to the fan').fill('Nagamit na');
  await card.getByRole('button', { name: 'Decline' }).click();
  await dialog.getByRole('button', { name: 'Decline' }).click();
  const queue = admin.getByRole('region', { name: 'Refund requests' });
  await queue.getByLabel('Show').selectOption('decided');
  await card.getByRole('button', { name: 'Take back' }).click();
  await dialog.getByLabel('Reason, for them to read').fill('Nagkamali kami');
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect(admin.getByTestId('toast')).toContainText('The request waits for a decision again');
  await queue.getByLabel('Show').selectOption('open');
  await expect(card.getByTestId('case-history')).toContainText('Nagkamali kami');
}

/** Buys the smallest pack as a program would. */
async function buy(api: APIRequestContext): Promise<void> {
  await buyAsProgram(api, STARTER);
  await api.dispose();
}
