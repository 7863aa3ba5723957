import type { Page } from '@playwright/test';
import { anotherBrowser, expect, expectAccessible, settleHistory, test } from './journey.ts';
import { startAs } from './signed-in.ts';

const PHOTOS = ['apps/demo/src/clips/night-market.webp', 'apps/demo/src/clips/parol.webp'];

const lastOf = (page: Page) => page.getByTestId('message').last();

async function credits(page: Page): Promise<number> {
  return (await (await page.request.get('/api/credits/wallet')).json()).balance;
}

test('a creator asks credits for photos in a message; the fan reads it, pays once, and sees them', async ({
  page,
}) => {
  await startAs(page, 'fan@likha.test');
  await page.goto('/amihan_reyes');
  await page.getByRole('button', { name: 'Message Amihan Reyes' }).click();
  await expect(page).toHaveURL(/\/messages\/[0-9a-f-]{36}$/);
  const creator = await anotherBrowser(page);
  await startAs(creator, 'creator@likha.test');
  await creator.goto(page.url());
  await expect(creator.getByText('cotton one, then!')).toBeVisible();

  // The draft has text, files and price, also after a reload.
  await creator.getByTestId('message-input').setInputFiles(PHOTOS);
  await expect(creator.getByTestId('attached-file')).toHaveCount(2);
  await creator.getByRole('textbox', { name: 'Message' }).fill('The two that nobody has seen yet');
  await creator.getByRole('button', { name: 'Set a price' }).click();
  const sheet = creator.getByRole('dialog');
  await sheet.getByLabel('Credits').fill('0');
  await sheet.getByRole('button', { name: 'Set price' }).click();
  await expect(sheet.getByText('From 1 to 10,000 credits')).toBeVisible();
  await sheet.getByLabel('Credits').fill('15');
  await expectAccessible(creator);
  await sheet.getByRole('button', { name: 'Set price' }).click();
  await expect(creator.getByRole('button', { name: 'Price: 15 credits' })).toBeVisible();
  await creator.reload();
  await expect(creator.getByTestId('attached-file')).toHaveCount(2);
  await expectAccessible(creator);
  await creator.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(lastOf(creator)).toContainText('Paid message · 15 credits · Not unlocked yet');

  // The words can be read, the photos are a blur.
  await expect(lastOf(page)).toContainText('The two that nobody has seen yet');
  const locked = lastOf(page).getByTestId('locked-message');
  await expect(locked).toContainText('2 files');
  await expect(locked.locator('img[src*="/view"], img[src*="/thumb"]')).toHaveCount(0);
  await expectAccessible(page);
  const before = await credits(page);
  await locked.getByRole('button', { name: /Unlock Now/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Balance after')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Unlock for 15 credits' }).dblclick();
  await expect(page.getByTestId('toast').getByText('Content Unlocked!')).toBeVisible();
  expect(await credits(page)).toBe(before - 15);

  await lastOf(page).getByRole('button', { name: 'Open file 2 of 2' }).click();
  const viewer = page.getByRole('dialog', { name: 'Files from Amihan Reyes' });
  await expect(viewer.locator('img[src*="/view?"]').nth(1)).toBeInViewport();
  await page.keyboard.press('Escape');
  await settleHistory(page);
  await expect(lastOf(creator)).toContainText('Paid message · 15 credits · Unlocked');

  // Bought, it is in the history, which leads back to it.
  await page.goto('/credit-history');
  await page
    .getByRole('link', { name: /Unlocked a message from Amihan Reyes/ })
    .first()
    .click();
  await expect(lastOf(page).getByRole('button', { name: 'Open file 1 of 2' })).toBeVisible();

  // What is unsent while the fan is asked takes the question away, and what is not sold any more says so: nothing is charged.
  const here = new URL(page.url()).pathname.replace('/messages/', '/api/conversations/');
  const fanId = (await (await page.request.get('/api/auth/me')).json()).user.id;
  const headers = { origin: new URL(page.url()).origin };
  const sell = async (text: string): Promise<string> => {
    await creator.getByTestId('message-input').setInputFiles(PHOTOS.slice(0, 1));
    await expect(creator.getByTestId('attached-file')).toHaveCount(1);
    await creator.getByRole('textbox', { name: 'Message' }).fill(text);
    await creator.getByRole('button', { name: 'Set a price' }).click();
    await sheet.getByLabel('Credits').fill('20');
    await sheet.getByRole('button', { name: 'Set price' }).click();
    await creator.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(lastOf(page)).toContainText(text);
    await lastOf(page)
      .getByRole('button', { name: /Unlock Now/ })
      .click();
    await expect(dialog.getByText('Balance after')).toBeVisible();
    const { messages } = await (await creator.request.get(`${here}/messages?limit=1`)).json();
    return messages[0].id;
  };
  const taken = await sell('Only for a moment');
  await creator.request.delete(`/api/messages/${taken}?for=everyone`, { headers });
  await expect(page.getByTestId('toast')).toContainText('Nothing was charged');
  await expect(dialog).toHaveCount(0);
  await sell('Not for everybody');
  await creator.request.post(`/api/users/${fanId}/block`, { headers });
  await dialog.getByRole('button', { name: 'Unlock for 20 credits' }).click();
  await expect(page.getByTestId('toast')).toContainText('not for sale right now, and nothing was charged');
  await expect(dialog).toHaveCount(0);
  await creator.request.delete(`/api/users/${fanId}/block`, { headers });
  expect(await credits(page)).toBe(before - 15);
});
