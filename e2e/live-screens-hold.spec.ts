import type { Locator, Page } from '@playwright/test';
import { anotherBrowser, expect, test } from './journey.ts';
import { endLive, expectPlaying, goLive, lines, write } from './live-pages.ts';
import { LONG_WORD } from './long-words.ts';
import { startAs } from './signed-in.ts';

const LYING = { width: 844, height: 390 };

/** Says so many lines in the host's own stream. */
async function talk(page: Page, count: number, first = 1): Promise<void> {
  const { lives } = await (await page.request.get('/api/live/own')).json();
  const headers = { origin: new URL(page.url()).origin };
  for (let place = first; place < first + count; place += 1) {
    const data = { client_id: crypto.randomUUID(), text: `Line ${place}. ${'And more of it. '.repeat(4)}` };
    const answer = await page.request.post(`/api/live/${lives[0].id}/chat`, { data, headers });
    expect(answer.ok()).toBe(true);
  }
}

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return { top: box.y, bottom: box.y + box.height };
}

test('who follows the chat goes on to where the phone is turned, and who reads further up stays there', async ({
  page,
}) => {
  await startAs(page, 'creator@likha.test');
  await goLive(page, 'While it is turned, and once more for who came late', async () => undefined);
  await talk(page, 16);
  const newest = lines(page).filter({ hasText: 'Line 16.' });
  await expect(newest).toBeInViewport({ ratio: 1 });
  const upright = page.viewportSize() ?? LYING;
  for (const size of [LYING, upright, LYING, upright]) {
    await page.setViewportSize(size);
    await expect(newest).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('log').hover();
  await page.mouse.wheel(0, -5000);
  const back = page.getByRole('button', { name: 'Jump to newest' });
  await expect(lines(page).filter({ hasText: 'Line 1.' })).toBeInViewport();
  await expect(back).toBeVisible();
  await page.setViewportSize(LYING);
  await expect(back).toBeVisible();
  await expect(newest).not.toBeInViewport();
  await back.click();
  await expect(newest).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(upright);
  await endLive(page);
});

test('who goes up the chat by a screen reader or by keyboard stays there, and is told how to come back', async ({
  page,
}) => {
  await startAs(page, 'creator@likha.test');
  await goLive(page, 'Read aloud', async () => undefined);
  await talk(page, 16);
  const line = (place: number) => lines(page).filter({ hasText: `Line ${place}.` });
  const back = page.getByRole('button', { name: 'Jump to newest' });
  await expect(line(16)).toBeInViewport({ ratio: 1 });

  // As a screen reader does: nothing is pressed.
  await page.getByRole('log').evaluate(goToTop);
  await expect(back).toBeVisible();
  const length = await page.getByRole('log').evaluate(lengthOf);
  await talk(page, 1, 17);
  await expect.poll(() => page.getByRole('log').evaluate(lengthOf)).toBeGreaterThan(length);
  await expect(line(1)).toBeInViewport();
  await back.click();
  await expect(page.getByRole('log')).toBeFocused();
  await expect(back).toHaveCount(0);

  // What comes carries the line in which somebody stands away from nobody.
  await page.keyboard.press('Tab');
  await expect(lines(page).and(page.locator(':focus'))).toHaveCount(1);
  await talk(page, 6, 18);
  await expect(back).toBeVisible();
  await expect(lines(page).and(page.locator(':focus'))).toBeInViewport();
  await endLive(page);
});

/** Runs in the page. */
function goToTop(log: unknown): void {
  (log as { scrollTop: number }).scrollTop = 0;
}
const lengthOf = (log: unknown) => (log as { scrollHeight: number }).scrollHeight;

test('what a host is told lies over nothing else, and a long word widens no field', async ({ page }) => {
  await startAs(page, 'creator@likha.test');
  await goLive(page, 'Much to read', async (host) => {
    await host.getByRole('switch', { name: /goal/ }).check();
    await host.getByLabel('Goal (credits)').fill('5000');
    await host
      .getByLabel('What it is for')
      .fill('a ring light, paint, and two months of rent for the new room');
    // Whoever took somebody out stands where the next is added.
    await host.getByRole('button', { name: 'Add somebody' }).click();
    await host.getByRole('button', { name: 'Remove person 2' }).click();
    await expect(host.getByRole('button', { name: 'Add somebody' })).toBeFocused();
  });
  await page.getByRole('button', { name: 'Turn the microphone off' }).click();

  const fan = await anotherBrowser(page);
  await startAs(fan, 'fan@likha.test');
  await fan.goto('/live/amihan_reyes');
  await expectPlaying(fan);
  await fan.getByTestId('live-tip').click();
  const tipping = fan.getByRole('dialog');
  await tipping.getByRole('textbox', { name: 'Other amount (credits)' }).fill('500');
  const words = tipping.getByRole('textbox', { name: 'Message (optional)' });
  const before = await words.boundingBox();
  await words.fill(LONG_WORD);
  expect((await words.boundingBox())?.width).toBe(before?.width);
  await tipping.getByRole('button', { name: 'Send 500 credits' }).click();

  // One so large is shown for the longest; all are measured before it goes.
  await expect(page.getByTestId('tip-banner')).toBeVisible();
  const told = page.getByTestId('on-air-notices').getByText('Your microphone is off.');
  const places = [page.getByTestId('live-goal'), told, page.getByTestId('tip-banner')];
  const [goal, notice, tip] = await Promise.all(places.map(boxOf));
  expect(notice?.top).toBeGreaterThanOrEqual(goal?.bottom ?? 0);
  expect(tip?.top).toBeGreaterThanOrEqual(notice?.bottom ?? 0);

  // Whoever let the last one write again stands where they did it.
  await write(fan, 'Good evening');
  await lines(page).filter({ hasText: 'Good evening' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mute @' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Chat settings' }).click();
  const settings = page.getByRole('dialog');
  await settings.getByRole('button', { name: /^Let .* write again$/ }).click();
  await expect(settings.getByRole('heading', { name: 'Muted people' })).toHaveCount(0);
  await expect(settings.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await endLive(page);
});
