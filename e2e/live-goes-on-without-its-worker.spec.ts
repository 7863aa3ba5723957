import type { Page } from '@playwright/test';
import { anotherBrowser, expect, test } from './journey.ts';
import { endLive, expectPlaying, goLive } from './live-pages.ts';
import { startAs } from './signed-in.ts';

const workerOf = (page: Page) => page.workers().find((each) => each.url().includes('broadcast-worker'));

test('a stream is made beside the page, and on it once its worker died', async ({ page, consoleErrors }) => {
  await startAs(page, 'creator@likha.test');
  await goLive(page, 'Made elsewhere', async () => undefined);
  const guest = await anotherBrowser(page);
  await guest.goto('/live/amihan_reyes');
  await expectPlaying(guest);
  expect(workerOf(page)).toBeDefined();

  // The page stands still, as where it has too much to do, or another lies over it: what is sent does not.
  const asked = page.waitForEvent('dialog');
  const standsStill = page.evaluate('alert("One moment")');
  const dialog = await asked;
  await expectPlaying(guest, 10);
  await dialog.accept();
  await standsStill;

  // It ends without a word, as where a phone has no memory left.
  await workerOf(page)
    ?.evaluate('self.close()')
    .catch(() => undefined);
  await expect(page.getByTestId('on-air-notices')).toContainText('Starting the stream');
  await expect(page.getByTestId('on-air-notices')).not.toContainText('Starting the stream');
  await expectPlaying(guest);
  // The camera goes with it to the page, as does the next one.
  await page.getByRole('button', { name: 'Switch the camera' }).click();
  await expectPlaying(guest);
  await endLive(page);
  await expect(guest.getByTestId('live-ended')).toBeVisible();
  // Lists of which nothing came for seconds: a worker that is gone is what this is about.
  consoleErrors.length = 0;
});

/** Runs in the page before anything else: workers that make streams cannot be had; those of libraries can. */
function refuseWorker(): void {
  const page = globalThis as unknown as { Worker: new (url: string | URL, options?: object) => object };
  page.Worker = class extends page.Worker {
    constructor(url: string | URL, options?: object) {
      if (String(url).includes('broadcast-worker')) throw new Error('no workers here');
      super(url, options);
    }
  };
}

test('a browser without workers of its kind sends by its page', async ({ page }) => {
  await page.addInitScript(refuseWorker);
  await startAs(page, 'creator@likha.test');
  await goLive(page, 'All in one place', async () => undefined);
  const guest = await anotherBrowser(page);
  await guest.goto('/live/amihan_reyes');
  await expectPlaying(guest);
  await page.getByRole('button', { name: 'Switch the camera' }).click();
  await expectPlaying(guest);
  await endLive(page);
});

test('a browser that gives no frames on a page has them from an element, and sends them by a worker', async ({
  page,
}) => {
  await page.addInitScript('delete globalThis.MediaStreamTrackProcessor');
  await startAs(page, 'creator@likha.test');
  await goLive(page, 'From an element', async () => undefined);
  const guest = await anotherBrowser(page);
  await guest.goto('/live/amihan_reyes');
  await expectPlaying(guest);
  expect(workerOf(page)).toBeDefined();
  await page.getByRole('button', { name: 'Switch the camera' }).click();
  await expectPlaying(guest);
  await endLive(page);
  await expect.poll(() => workerOf(page)).toBeUndefined();
});
