import type { Page } from '@playwright/test';
import { anotherBrowser, expect, test } from './journey.ts';
import { startAs } from './signed-in.ts';

const lastOf = (page: Page) => page.getByTestId('message').last();
const field = (page: Page) => page.getByRole('textbox', { name: 'Message' });

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** From here on what is new is asked for once a minute, or when the socket says so. */
function socketOf(page: Page): Promise<unknown> {
  return page.waitForEvent('websocket', (socket) => socket.url().includes('/api/socket'));
}

test('messages come as they are written, and after a tunnel', async ({ page, context }) => {
  await startAs(page, 'fan@likha.test');
  const mine = socketOf(page);
  await page.goto('/messages');
  await page.getByTestId('conversation').filter({ hasText: 'Amihan Reyes' }).click();
  await mine;
  const creator = await anotherBrowser(page);
  await startAs(creator, 'creator@likha.test');
  const theirs = socketOf(creator);
  await creator.goto(page.url());
  await theirs;

  await expect(field(creator)).toBeVisible();
  await expect(async () => {
    await field(creator).pressSequentially('Kumu');
    await expect(page.getByText('is typing…', { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await write(creator, 'Kumusta, before the tunnel');
  await expect(lastOf(page)).toContainText('before the tunnel');
  await expect(page.getByText('is typing…', { exact: true })).toHaveCount(0);

  await context.setOffline(true);
  await write(page, 'written in the tunnel');
  await write(creator, 'and meanwhile outside');
  await expect(lastOf(creator)).toContainText('outside');
  await expect(lastOf(creator).getByText('Sent', { exact: true })).toBeVisible();
  await expect(lastOf(page).getByText('Waiting for a connection')).toBeVisible();
  await write(page, 'on second thoughts not in the tunnel');
  await lastOf(page).getByRole('button', { name: 'Delete' }).click();
  const again = socketOf(page);
  await context.setOffline(false);
  await again;
  for (const one of [page, creator])
    await expect(one.getByRole('log').getByText(/tunnel|outside/)).toHaveText([
      'Kumusta, before the tunnel',
      'and meanwhile outside',
      'written in the tunnel',
    ]);
  await write(creator, 'out again');
  await expect(lastOf(page)).toContainText('out again');
});
