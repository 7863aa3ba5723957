import type { Page } from '@playwright/test';
import { anotherBrowser, expect, expectAccessible, test } from './journey.ts';
import { isUncovered } from './measure.ts';
import { startAs } from './signed-in.ts';

const lastOf = (page: Page) => page.getByTestId('message').last();
const field = (page: Page) => page.getByRole('textbox', { name: 'Message' });

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
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

const waits = (page: Page) => page.getByText('Waiting for the network');

/** Whether the browser has written down what is on its way, chosen at that moment or later. */
function keptSince(page: Page, moment: number): Promise<unknown> {
  return page.evaluate(`new Promise((answer, fail) => {
    const asked = indexedDB.open('likha.drafts');
    asked.onerror = () => fail(asked.error);
    asked.onsuccess = () => {
      const database = asked.result;
      const all = database.transaction('files').objectStore('files').getAll();
      all.onerror = () => fail(all.error);
      all.onsuccess = () => {
        database.close();
        answer(all.result.some(({ key, keptAt }) => key.startsWith('uploading-') && keptAt >= ${moment}));
      };
    };
  })`);
}

async function leaveAndComeBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back to messages' }).click();
  await page.getByTestId('conversation').filter({ hasText: 'Amihan Reyes' }).click();
}

test('a photo that is chosen in a tunnel waits, wherever somebody goes meanwhile', async ({
  page,
  context,
}) => {
  await startAs(page, 'fan@likha.test');
  await page.goto('/messages');
  await page.getByTestId('conversation').filter({ hasText: 'Amihan Reyes' }).click();
  await expect(field(page)).toBeVisible();

  // A small one too: it goes once there is a line again, and is there for who comes back.
  await context.setOffline(true);
  await page.getByTestId('message-input').setInputFiles('apps/demo/src/clips/parol.webp');
  await expect(waits(page)).toBeVisible();
  await leaveAndComeBack(page);
  await expect(waits(page)).toBeVisible();
  await page.getByRole('link', { name: 'Back to messages' }).click();
  const there = page.waitForResponse((response) => response.url().endsWith('/files') && response.ok());
  await context.setOffline(false);
  await there;
  await page.getByTestId('conversation').filter({ hasText: 'Amihan Reyes' }).click();
  await expect(page.getByTestId('attached-file')).toHaveCount(1);

  // So it is after a reload, which asks.
  await page.route('**/api/conversations/*/files', () => undefined, { times: 1 });
  const chosenAt = Number(await page.evaluate('Date.now()'));
  await page.getByTestId('message-input').setInputFiles('apps/demo/src/clips/parol.webp');
  await expect(page.getByRole('progressbar', { name: 'Uploading parol.webp' })).toBeVisible();
  // Sooner, the page says that it could not be kept.
  await expect.poll(() => keptSince(page, chosenAt)).toBe(true);
  page.once('dialog', (asked) => void asked.accept());
  await page.reload();
  await expect(page.getByTestId('attached-file')).toHaveCount(2);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(lastOf(page).getByTestId('message-files')).toBeVisible();
});

test('a voice note is there again for who left it, and outlives its tab where it waits', async ({
  page,
  context,
}) => {
  await startAs(page, 'fan@likha.test');
  await page.goto('/messages');
  await page.getByTestId('conversation').filter({ hasText: 'Amihan Reyes' }).click();
  await expect(field(page)).toBeVisible();

  // Left in the middle of a recording, it ends there, and is kept; a reload takes nothing of it either.
  const recorder = page.getByTestId('voice-recorder');
  // Not by the second of two taps on Send.
  await expect(async () => {
    await page.getByRole('button', { name: 'Record a voice note' }).click();
    await expect(recorder).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(recorder.getByTestId('voice-time')).toHaveText('0:02');
  await leaveAndComeBack(page);
  await expect(recorder.getByRole('button', { name: 'Play the voice note' })).toBeVisible();
  page.once('dialog', (asked) => void asked.accept());
  await page.reload();
  await expect(recorder.getByRole('button', { name: 'Play the voice note' })).toBeVisible();
  await expectAccessible(page);
  // Sent where there is no network, it waits among the messages, is heard there, and goes with the next page that is opened.
  await context.setOffline(true);
  await recorder.getByRole('button', { name: 'Send the voice note' }).dblclick();
  await expect(field(page)).toBeVisible();
  await expect(recorder).toHaveCount(0);
  await expect(lastOf(page).getByText('Waiting for a connection')).toBeVisible();
  await lastOf(page).getByRole('button', { name: 'Play the voice note' }).click();
  await expect(lastOf(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await expectAccessible(page);
  const address = page.url();
  const notes = await page.getByTestId('voice-note').count();
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  const sent = next.waitForResponse((response) => response.url().endsWith('/messages') && response.ok());
  await next.goto('/fan');
  await sent;
  await next.goto(address);
  await expect(lastOf(next).getByTestId('voice-note')).toBeVisible();
  await expect(lastOf(next).getByText(/^(Sent|Delivered|Seen)$/)).toBeVisible();
  await expect(next.getByTestId('voice-note')).toHaveCount(notes);

  // Thrown away, it is not there again.
  const again = next.getByTestId('voice-recorder');
  await next.getByRole('button', { name: 'Record a voice note' }).click();
  await expect(again.getByTestId('voice-time')).toHaveText('0:01');
  await again.getByRole('button', { name: 'Throw the voice note away' }).click();
  await next.reload();
  await expect(field(next)).toBeVisible();
  await expect(again).toHaveCount(0);
});

test('a voice note that is just recorded as its session ends is there for who comes back', async ({
  page,
}) => {
  await startAs(page, 'fan@likha.test');
  await page.goto('/messages');
  await page.getByTestId('conversation').filter({ hasText: 'Amihan Reyes' }).click();
  await expect(field(page)).toBeVisible();
  const address = page.url();
  const recorder = page.getByTestId('voice-recorder');
  await page.getByRole('button', { name: 'Record a voice note' }).click();
  await expect(recorder.getByTestId('voice-time')).toHaveText('0:02');
  const headers = { origin: new URL(address).origin };
  expect((await page.request.post('/api/auth/logout', { headers })).ok()).toBe(true);
  await expect(page.getByTestId('session-ended')).toBeVisible();
  await startAs(page, 'fan@likha.test');
  await page.goto(address);
  await expect(recorder.getByRole('button', { name: 'Play the voice note' })).toBeVisible();
  await recorder.getByRole('button', { name: 'Throw the voice note away' }).click();
});

test('a message goes though what sends it did not come while a server was away', async ({ page }) => {
  await startAs(page, 'fan@likha.test');
  await page.goto('/messages');
  await page.getByTestId('conversation').filter({ hasText: 'Amihan Reyes' }).click();
  // A voice note has a field whose value nobody typed.
  await expect(page.getByRole('slider').first()).toBeVisible();
  // No browser says that it is back, and this one remembers that the file failed.
  await page.route(/\/assets\/live-[^/]+\.js$/, (route) => route.abort('connectionreset'), { times: 1 });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/live-'));
  await page.reload();
  await failed;
  await write(page, 'sent without what sends it');
  await expect(lastOf(page)).toContainText('sent without what sends it');
  await expect(lastOf(page).getByText(/^(Sent|Delivered|Seen)$/)).toBeVisible();
});

test('what is written in a tab that was duplicated is one message, and stands in neither (P1041)', async ({
  page,
  context,
}) => {
  await startAs(page, 'fan@likha.test');
  await page.goto('/messages');
  await page.getByTestId('conversation').filter({ hasText: 'Amihan Reyes' }).click();
  const copyOf = async (script = '') => {
    const kept = await page.evaluate('JSON.stringify(Object.entries(sessionStorage))');
    const copy = await context.newPage();
    await copy.addInitScript(
      `${script}; for (const [key, value] of ${kept}) if (!sessionStorage.getItem('copied')) sessionStorage.setItem(key, value); sessionStorage.setItem('copied', 'yes');`,
    );
    await copy.goto(page.url());
    return copy;
  };
  await field(page).fill('Said in two tabs');
  const copy = await copyOf();
  await expect(field(copy)).toHaveValue('Said in two tabs');
  // This one hears of no other, as where a phone has put it to sleep.
  const deaf = await copyOf('delete globalThis.BroadcastChannel');
  await expect(field(deaf)).toHaveValue('Said in two tabs');

  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(lastOf(page)).toContainText('Said in two tabs');
  await expect(field(copy)).toHaveValue('');
  await expect(field(deaf)).toHaveValue('Said in two tabs');
  await deaf.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(field(deaf)).toHaveValue('');
  await write(page, 'and once more by itself');
  for (const one of [page, copy, deaf]) {
    await expect(lastOf(one)).toContainText('once more by itself');
    await expect(one.getByRole('log').getByText('Said in two tabs')).toHaveCount(1);
  }
});
