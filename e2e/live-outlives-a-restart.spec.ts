import { join } from 'node:path';
import { anotherBrowser, test as base, expect } from './journey.ts';
import { endLive, expectPlaying, goLive } from './live-pages.ts';
import { startBehindDoor } from './server-beside.ts';
import { startAs } from './signed-in.ts';

/** A node of its own beside this worker's server, which goes while people are on it, and another takes its place. */
let anew: (how: 'SIGTERM' | 'SIGKILL') => Promise<void>;
const test = base.extend({
  baseURL: async ({ baseURL }, use) => {
    const { port } = new URL(baseURL ?? '');
    const door = await startBehindDoor(join(process.env.E2E_DATA ?? '', port), Number(port) + 5);
    anew = async (how) => {
      await door.prepare();
      await door.end(how);
      door.goOn();
    };
    try {
      await use(door.url);
    } finally {
      await door.stop();
    }
  },
});

test('a stream goes on by itself after its server was ended, and after it was killed', async ({
  page,
  consoleErrors,
}) => {
  await startAs(page, 'creator@likha.test');
  await goLive(page, 'Through a storm', async () => undefined);
  const guest = await anotherBrowser(page);
  await guest.goto('/live/amihan_reyes');
  await expectPlaying(guest);

  for (const how of ['SIGTERM', 'SIGKILL'] as const) {
    await anew(how);
    await expect(page.getByTestId('on-air-notices')).not.toContainText('Reconnecting');
    await expectPlaying(guest);
    await expect(guest.getByTestId('live-stage').getByText(/reconnecting|Catching up/)).toHaveCount(0);
  }

  await endLive(page);
  await expect(page.getByTestId('live-over')).toContainText('Well done');
  await expect(guest.getByTestId('live-ended')).toBeVisible();
  // A server that is away is what this is about.
  consoleErrors.length = 0;
});

test('a host who reloads the page goes on with the stream', async ({ page }) => {
  await startAs(page, 'creator@likha.test');
  await goLive(page, 'Back in a moment', async () => undefined);
  page.on('dialog', (asked) => void asked.accept());
  await page.reload();
  const own = page.getByTestId('own-live').first();
  await expect(own).toContainText('Back in a moment');
  await expect(own.getByTestId('still-on')).toContainText(/Continue within \d+ seconds?, or the stream ends/);
  await own.getByRole('button', { name: 'Continue from here' }).click();
  await expect(page.getByTestId('still-on')).toContainText(/Continue within \d+ seconds?/);
  await expect(page.getByTestId('go-live')).toHaveText('Continue the stream');
  await expect(page.getByTestId('go-live')).toBeInViewport();
  await page.getByTestId('go-live').click();
  await expect(page.getByTestId('live-stage')).toBeVisible();
  const guest = await anotherBrowser(page);
  await guest.goto('/live/amihan_reyes');
  await expectPlaying(guest);
  await endLive(page);
});
