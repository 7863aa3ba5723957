import { readFile } from 'node:fs/promises';
import { type Page, request } from '@playwright/test';
import { tipAsProgram } from './buy-credits.ts';
import { anotherBrowser, expect, expectAccessible, settleHistory, test } from './journey.ts';
import { startAs } from './signed-in.ts';

/** Where the money is to go, unless another journey has said so. */
async function keepNumber(page: Page): Promise<void> {
  const number = page.getByLabel('GCash number');
  if ((await number.inputValue()) === '') {
    await number.fill('0917 123 4567');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByTestId('toast')).toContainText('saved');
  }
}

test('a creator asks for a payout, and an admin pays it by the list', async ({ page, baseURL }) => {
  await tipAsProgram(await request.newContext({ baseURL: baseURL ?? '' }), 'amihan_reyes');
  await startAs(page, 'creator@likha.test');
  await page.goto('/creator?tab=earnings');
  await page.getByLabel('GCash number').fill('0917 123 4567');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByTestId('toast')).toContainText('saved');
  await page.getByRole('button', { name: 'Request Payout' }).click();
  const ask = page.getByRole('dialog');
  await expectAccessible(page);
  await ask.getByRole('button', { name: /₱/ }).click();
  await expect(page.getByTestId('toast').getByText('Payout Requested')).toBeVisible();
  await settleHistory(page);
  await expectAccessible(page);

  const admin = await anotherBrowser(page);
  await startAs(admin, 'admin@likha.test');
  await admin.goto('/admin');
  const card = admin.getByTestId('payout-request');
  await expect(card).toContainText('Amihan Reyes');
  await expectAccessible(admin);
  await card.getByRole('button', { name: /^Decide on/ }).click();
  await card.getByRole('button', { name: 'Approve' }).click();
  await expectAccessible(admin);
  await admin.getByRole('dialog').getByLabel('Pay it by hand').check();
  await admin.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(admin.getByText('No payouts here')).toBeVisible();
  // What was decided is gone with the button that had the focus.
  await expect(admin.getByLabel('Status')).toBeFocused();
  await settleHistory(admin);

  await admin.getByLabel('Status').selectOption('approved');
  const download = admin.waitForEvent('download');
  await admin.getByRole('link', { name: 'Download the payout list' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('"0917 1234 567"');
  await card.getByRole('button', { name: /^Decide on/ }).click();
  await expect(card.getByRole('button', { name: 'Mark as paid' })).toBeDisabled();
  await card.getByLabel('Reference of the transfer').fill('GC-2026-1');
  await card.getByRole('button', { name: 'Mark as paid' }).click();
  await expectAccessible(admin);
  await admin.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
  await expect(admin.getByText('No payouts here')).toBeVisible();
  await admin.context().close();

  await page.reload();
  await expect(page.getByText('Reference: GC-2026-1').first()).toBeVisible();
  await expectAccessible(page);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/creator?tab=affiliate');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByTestId('toast')).toContainText('Copied!');
  await expectAccessible(page);
});

test('a creator is paid at once, and what the bank sends back comes back with its reason', async ({
  page,
  baseURL,
}) => {
  await tipAsProgram(await request.newContext({ baseURL: baseURL ?? '' }), 'amihan_reyes');
  await startAs(page, 'creator@likha.test');
  await page.goto('/creator?tab=earnings');
  await keepNumber(page);
  await page.getByRole('button', { name: 'Get paid now' }).click();
  const ask = page.getByRole('dialog');
  await expect(ask).toContainText('Fee');
  await expectAccessible(page);
  await ask.getByRole('button', { name: /Send ₱.* now/ }).click();
  await expect(page.getByTestId('toast').getByText('On its way', { exact: true })).toBeVisible();
  await settleHistory(page);
  const newest = page.getByRole('region', { name: 'Payouts' }).getByRole('listitem').first();
  await expect(newest).toContainText('Sent right away');
  await expect(async () => {
    await page.reload();
    await expect(newest).toContainText('Paid', { timeout: 2_000 });
  }).toPass();

  await sendBack(baseURL ?? '');
  await expect(async () => {
    await page.reload();
    await expect(newest).toContainText('Sent back by the bank', { timeout: 2_000 });
  }).toPass();
  await expect(newest).toContainText('there is no such account');
  await expectAccessible(page);
});

test('a creator appeals against a payout that was rejected, and its next request says that they were right', async ({
  page,
  baseURL,
}) => {
  await tipAsProgram(await request.newContext({ baseURL: baseURL ?? '' }), 'amihan_reyes');
  await startAs(page, 'creator@likha.test');
  await page.goto('/creator?tab=earnings');
  await keepNumber(page);
  const ask = async () => {
    await page.getByRole('button', { name: 'Request Payout' }).click();
    await page.getByRole('dialog').getByRole('button', { name: /₱/ }).click();
    await expect(page.getByTestId('toast').getByText('Payout Requested')).toBeVisible();
    await settleHistory(page);
  };
  await ask();

  const admin = await anotherBrowser(page);
  await startAs(admin, 'admin@likha.test');
  await admin.goto('/admin');
  const card = admin.getByTestId('payout-request');
  await card.getByRole('button', { name: /^Decide on/ }).click();
  await card.getByLabel(/^Reason/).fill('Ibang pangalan ang nasa account.');
  await card.getByRole('button', { name: 'Reject' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(admin.getByText('No payouts here')).toBeVisible();
  await settleHistory(admin);

  await page.reload();
  const newest = page.getByRole('region', { name: 'Payouts' }).getByRole('listitem').first();
  await expect(newest).toContainText('Ibang pangalan ang nasa account.');
  await expectAccessible(page);
  await newest.getByRole('link', { name: /^Appeal this decision/ }).click();
  await expect(page.getByRole('heading', { name: 'Rejected payout' })).toBeVisible();
  await page.getByLabel('Why is it wrong?').fill('Pangalan ko ito sa kasal.');
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect(page.getByRole('heading', { name: 'Your appeal' })).toBeVisible();
  await expectAccessible(page);

  await admin.goto('/admin?tab=users&part=appeals');
  const appeal = admin.getByTestId('appeal').filter({ hasText: 'Pangalan ko ito sa kasal.' });
  await expect(appeal).toContainText('No money moves');
  await appeal.getByText('Decide', { exact: true }).click();
  await appeal.getByLabel('Answer').fill('Tama ka.');
  await expectAccessible(admin);
  await appeal.getByRole('button', { name: 'Grant' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Grant' }).click();
  await expect(admin.getByTestId('toast')).toContainText('can request the payout again');
  await settleHistory(admin);

  await page.reload();
  await expect(page.getByText('Tama ka.')).toBeVisible();
  await page.goto('/creator?tab=earnings');
  await ask();
  await admin.goto('/admin');
  await expect(card).toContainText('An appeal against an earlier rejection was granted');
  await expectAccessible(admin);
  // Nothing waits for whoever comes next.
  await card.getByRole('button', { name: /^Decide on/ }).click();
  await card.getByLabel(/^Reason/).fill('Sa susunod na lang.');
  await card.getByRole('button', { name: 'Reject' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(admin.getByText('No payouts here')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a creator says who they are to the tax office, and reads the TIN back by its ending', async ({
    page,
  }) => {
    await startAs(page, 'creator@likha.test');
    await page.goto('/creator?tab=earnings');
    const card = page.getByRole('region', { name: 'Tax details' });
    await expect(card).toContainText('You get one for each quarter in which tax was withheld');
    await card.getByRole('button', { name: 'Add tax details' }).click();
    await expect(card.getByLabel('Registered as')).toBeFocused();
    await card.getByRole('button', { name: 'Save tax details' }).click();
    // The first of all that are wrong, by its label: 'This is required' alone says nothing.
    await expect(page.getByTestId('toast')).toContainText('TIN with branch code: Enter a TIN');
    await card.getByLabel('TIN with branch code').fill('123 456 789 00012');
    await card.getByRole('button', { name: 'Save tax details' }).click();
    await expect(page.getByTestId('toast')).toContainText('Registered name: This is required');
    await card.getByLabel('TIN with branch code').fill('123-456');
    await card.getByLabel('Registered name').fill('Amihan Salonga Reyes');
    await card.getByLabel('ZIP code').fill('60');
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Save tax details' }).click();
    await expect(card.getByLabel('TIN with branch code')).toHaveAttribute('aria-invalid', 'true');
    await expect(card.getByText('Enter a ZIP code of 4 digits')).toBeVisible();
    await card.getByLabel('TIN with branch code').fill('123 456 789 00012');
    await card.getByLabel('Registered address').fill('12 Mabini St., Cebu City');
    await card.getByLabel('ZIP code').fill('6000');
    await card.getByRole('button', { name: 'Save tax details' }).click();
    await expect(page.getByTestId('toast').getByText('Tax details saved')).toBeVisible();
    await expect(card).toContainText('•••-•••-789-00012');
    await settleHistory(page);
    await expect(card.getByRole('button', { name: 'Change' })).toBeFocused();
    await card.getByRole('button', { name: 'Change' }).click();
    await card.getByLabel('Registration with the BIR').selectOption('vat');
    await card.getByRole('button', { name: 'Save tax details' }).click();
    await expect(card).toContainText('Registered for VAT');
    await expect(card).toContainText('•••-•••-789-00012');
    await expectAccessible(page);

    const finance = await anotherBrowser(page);
    await startAs(finance, 'admin@likha.test');
    await finance.goto('/admin/tax');
    await expect(finance.getByRole('region', { name: 'Tax certificates' })).toContainText(
      'No certificates here',
    );
    await finance.getByLabel('With or without a TIN').selectOption('given');
    // Nothing was withheld of anybody: no rule is on.
    await expect(finance.getByRole('region', { name: 'Creators with tax withheld' })).toContainText(
      'Nobody here',
    );
    await expectAccessible(finance);
    await finance.context().close();
  });
});

/** What the creator's bank does with the payout that arrived last. */
async function sendBack(baseURL: string): Promise<void> {
  const { port } = new URL(baseURL);
  const sandbox = `http://127.0.0.1:${Number(port) + 1}/sandbox/payouts`;
  const { payouts } = (await (await fetch(sandbox)).json()) as { payouts: { id: string }[] };
  const answer = await fetch(`${sandbox}/${payouts.at(-1)?.id}/finish`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'REVERSED', failureCode: 'INVALID_DESTINATION' }),
  });
  expect(answer.ok).toBe(true);
}
