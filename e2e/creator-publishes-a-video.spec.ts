import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { anotherBrowser, expect, expectAccessible, newWord, test } from './journey.ts';
import { startAs } from './signed-in.ts';

const VIDEO = 'apps/demo/src/clips/parol.mp4';

test('a creator publishes a video, and a fan can play it', async ({ page }) => {
  const title = `Parol in the wind ${newWord()}`;
  await startAs(page, 'creator@likha.test');
  await page.goto('/creator?tab=content');
  await page.getByLabel('Title').fill(title);
  await page.getByRole('textbox', { name: 'Content' }).fill('Ten seconds of bamboo, paper and light.');
  await page.locator('input[type=file]').setInputFiles(VIDEO);
  await page.getByRole('checkbox', { name: /Everyone shown/ }).check();
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(page.getByTestId('toast').getByText('Post Created!')).toBeVisible();
  const own = page.getByTestId('own-post').filter({ hasText: title });
  await expect(own).toBeVisible();
  // Processed while the creator looks on; the list is asked for again by itself.
  await expect(own.getByTestId('video-processing')).toHaveCount(0, { timeout: 400_000 });
  await expect(own.getByTestId('video-failed')).toHaveCount(0);

  const fan = await anotherBrowser(page);
  await startAs(fan, 'fan@likha.test');
  await fan.goto('/amihan_reyes');
  const card = fan.getByTestId('post-card').filter({ hasText: title });
  const player: string[] = [];
  fan.on('request', (request) => {
    if (/play-by-parts|\/media\/.*\.(m3u8|mp4)/.test(request.url())) player.push(request.url());
  });
  await expect(card.getByRole('button', { name: `Play video: ${title}` })).toBeVisible();
  await expectAccessible(fan);
  expect(player, 'what was loaded before anybody wanted to see it').toEqual([]);
  await card.getByRole('button', { name: `Play video: ${title}` }).click();
  const video = card.locator('video');
  await expect(video).toHaveAttribute('controlslist', /nodownload/);
  await expectToOutliveItsAddress(fan, video, player);
  await fan.context().close();
});

/** Shortly before its address ends a playing video gets another, and plays on where it was. */
async function expectToOutliveItsAddress(page: Page, video: Locator, asked: string[]): Promise<void> {
  const place = () =>
    video.evaluate((element) => ('currentTime' in element ? Number(element.currentTime) : 0));
  const isPaused = () => video.evaluate((element) => 'paused' in element && element.paused);
  // The player may just be taking its parts up, which ends what was begun to play before.
  await expect(() =>
    video.evaluate(async (element) => {
      if ('muted' in element) element.muted = true;
      if ('play' in element && element.play instanceof Function) await element.play();
    }),
  ).toPass();
  await expect.poll(place).toBeGreaterThan(1);
  expect(asked.some((url) => url.includes('play-by-parts'))).toBe(true);
  expect(asked.some((url) => url.includes('/low.mp4?'))).toBe(true);
  const before = await place();
  const renewed = page.waitForResponse((answer) => answer.url().endsWith('/api/media/access'));
  await page.clock.setFixedTime(Date.now() + 95_000);
  expect((await (await renewed).json()).stream_url).toContain('/master.m3u8?');
  await expect.poll(place).toBeGreaterThan(before);
  expect(await isPaused()).toBe(false);
}

test('an upload shows how far it is and can be cancelled; what was typed stays', async ({ page }) => {
  const title = `Never published ${newWord()}`;
  await startAs(page, 'creator@likha.test');
  await page.goto('/creator?tab=content');
  await page.getByLabel('Title').fill(title);
  await page.getByRole('textbox', { name: 'Content' }).fill('Too big for this connection.');
  const big = Buffer.concat([readFileSync(VIDEO), Buffer.alloc(12 * 1024 * 1024)]);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'long.mp4', mimeType: 'video/mp4', buffer: big });
  await page.getByRole('checkbox', { name: /Everyone shown/ }).check();

  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 1024 * 1024 };
  await network.send('Network.emulateNetworkConditions', slow);
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(page.getByTestId('upload-status')).toContainText(/[1-9]\d?% · .* of 12\.\d MB · .*\/s/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(page.getByTestId('toast').getByText('Upload cancelled')).toBeVisible();
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });

  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByText('long.mp4')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Post' })).toBeEnabled();
  await page.goto('/amihan_reyes');
  await expect(page.getByTestId('post-card').first()).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
});

test('a video goes into a tunnel and a reload on its way, and arrives once', async ({ page }) => {
  const title = `Through the tunnel ${newWord()}`;
  const clip = readFileSync(VIDEO);
  const big = Buffer.concat([clip, Buffer.alloc(14 * 1024 * 1024 - clip.length, 'likha')]);
  const parts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/uploads'))
      parts.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await startAs(page, 'creator@likha.test');
  await page.goto('/creator?tab=content');
  await page.getByLabel('Title').fill(title);
  await page.getByRole('textbox', { name: 'Content' }).fill('It comes out at the other end.');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'tunnel.mp4', mimeType: 'video/mp4', buffer: big });
  await page.getByRole('checkbox', { name: /Everyone shown/ }).check();

  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 3 * 1024 * 1024 };
  await network.send('Network.emulateNetworkConditions', slow);
  await page.getByRole('button', { name: 'Create Post' }).click();
  const status = page.getByTestId('upload-status');
  await expect(status).toContainText(/([3-9]\d)% · .* of 14\.0 MB/);
  await network.send('Network.emulateNetworkConditions', { ...slow, offline: true });
  await expect(status).toContainText(/Waiting for the network\. .* of 14\.0 MB is there/);
  await expectAccessible(page);
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
  await network.send('Network.emulateNetworkConditions', slow);
  await expect(status).toContainText(/(5\d|6\d)% · .* of 14\.0 MB/);

  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByText('tunnel.mp4')).toBeVisible();
  const before = parts.length;
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await page.getByRole('button', { name: 'Create Post' }).dblclick();
  await expect(page.getByTestId('toast').getByText('Post Created!')).toBeVisible();
  const begun = parts.filter((part) => part.startsWith('POST'));
  expect(begun, 'one upload was begun in all').toHaveLength(1);
  expect(parts[before], 'after the reload it asks first how far it is').toMatch(/^HEAD /);
  await expect(page.getByTestId('own-post').filter({ hasText: title })).toHaveCount(1);
});
