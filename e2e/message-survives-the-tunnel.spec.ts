import type { Page } from '@playwright/test';
import { anotherBrowser, expect, expectAccessible, test } from './journey.ts';
import { isUncovered } from './measure.ts';
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
  // What says that there is no network pushes nothing under the bar.
  await expect(page.getByText('You are offline.')).toBeVisible();
  expect(await field(page).evaluate(isUncovered)).toBe(true);
  // Who reads the end goes on reading it, as that line comes and as the field grows.
  await expect(lastOf(page)).toBeInViewport({ ratio: 1 });
  await field(page).fill('Four\nlines\nof\nwords');
  await expect(lastOf(page)).toBeInViewport({ ratio: 1 });
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

test('a photo that is chosen in a tunnel waits, and a voice note is there again for who left it', async ({
  page,
  context,
}) => {
  await startAs(page, 'fan@likha.test');
  await page.goto('/messages');
  await page.getByTestId('conversation').filter({ hasText: 'Amihan Reyes' }).click();
  await expect(field(page)).toBeVisible();

  // A small one too: it goes once there is a line again.
  await context.setOffline(true);
  await page.getByTestId('message-input').setInputFiles('apps/demo/src/clips/parol.webp');
  await expect(page.getByText('Waiting for the network')).toBeVisible();
  await page.getByRole('link', { name: 'Back to messages' }).click();
  await expect(page.getByTestId('toast')).toContainText('A file was not uploaded');
  await page.getByTestId('conversation').filter({ hasText: 'Amihan Reyes' }).click();
  await page.getByTestId('message-input').setInputFiles('apps/demo/src/clips/parol.webp');
  await expect(page.getByText('Waiting for the network')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByTestId('attached-file')).toHaveCount(1);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(lastOf(page).getByTestId('message-files')).toBeVisible();

  // Left in the middle of a recording, it ends there, and is kept; a reload takes nothing of it either.
  const recorder = page.getByTestId('voice-recorder');
  // Not by the second of two taps on Send.
  await expect(async () => {
    await page.getByRole('button', { name: 'Record a voice note' }).click();
    await expect(recorder).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(recorder.getByTestId('voice-time')).toHaveText('0:02');
  await page.getByRole('link', { name: 'Back to messages' }).click();
  await page.getByTestId('conversation').filter({ hasText: 'Amihan Reyes' }).click();
  await expect(recorder.getByRole('button', { name: 'Play the voice note' })).toBeVisible();
  page.once('dialog', (asked) => void asked.accept());
  await page.reload();
  await expect(recorder.getByRole('button', { name: 'Play the voice note' })).toBeVisible();
  await expectAccessible(page);
  await recorder.getByRole('button', { name: 'Send the voice note' }).click();
  await expect(lastOf(page).getByTestId('voice-note')).toBeVisible();
  await expect(field(page)).toBeVisible();

  // Thrown away, it is not there again.
  await page.getByRole('button', { name: 'Record a voice note' }).click();
  await expect(recorder.getByTestId('voice-time')).toHaveText('0:01');
  await recorder.getByRole('button', { name: 'Throw the voice note away' }).click();
  await page.reload();
  await expect(field(page)).toBeVisible();
  await expect(recorder).toHaveCount(0);
});
