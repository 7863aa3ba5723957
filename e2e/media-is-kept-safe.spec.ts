import type { Locator, Page, Route } from '@playwright/test';
import { expect, expectAccessible, newWord, test } from './journey.ts';
import { startAs } from './signed-in.ts';

const PICTURE = 'apps/demo/src/clips/parol.webp';

test('the clip of a locked post plays again each time that the pointer comes to it', async ({ page }) => {
  // All others ask for less motion.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/amihan_reyes');
  const post = page
    .getByTestId('locked-post')
    .filter({ has: page.getByTestId('preview-clip') })
    .first();
  const clip = post.getByTestId('preview-clip');
  await post.scrollIntoViewIfNeeded();
  await expect(clip).toHaveJSProperty('ended', true);
  await clip.evaluate(countPlays);
  for (const plays of [1, 2]) {
    await page.mouse.move(0, 0);
    await post.hover();
    await expect(clip).toHaveJSProperty('plays', plays);
    await expect(clip).toHaveJSProperty('ended', true);
  }
});

/** Runs in the page. */
function countPlays(clip: unknown): void {
  const counted = clip as EventTarget & { plays: number };
  counted.plays = 0;
  counted.addEventListener('playing', () => {
    counted.plays += 1;
  });
}

test('a guest tries an upload out: refused in words, then judged, named and given back', async ({ page }) => {
  await page.goto('/media-test');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('Please select a file')).toBeVisible();
  await expect(page.getByText('Content title is required')).toBeVisible();
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(
    page.getByText('Only images (JPEG, PNG, WebP) and videos (MP4, WebM, MOV) are allowed'),
  ).toBeVisible();
  await file.setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(10 * 1024 ** 2 + 1),
  });
  await expect(page.getByText('Image file too large. Maximum size: 10MB')).toBeVisible();
  // What its name says is not what it is: the server looks.
  await file.setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.from('words and no picture'),
  });
  await expect(page.getByText('This file cannot be shown here')).toBeVisible();
  await page.getByLabel('Content title').fill('Parol in the wind');
  await page.getByRole('switch', { name: 'Pay-per-view (PPV)' }).check();
  const upload = page.getByRole('button', { name: 'Upload', exact: true });
  await upload.click();
  await expect(page.getByText('Valid PPV price is required')).toBeVisible();
  await page.getByLabel('PPV price (₱)').fill('25.50');
  await upload.click();
  await expect(page.getByTestId('toast').getByText('Upload Failed')).toBeVisible();
  await expect(page.getByLabel('Content title')).toHaveValue('Parol in the wind');
  await file.setInputFiles(PICTURE);
  // What could not be shown was the file before it.
  const preview = page.getByRole('img', { name: 'Chosen file' });
  await expect(preview).not.toHaveJSProperty('naturalWidth', 0);
  await page.getByLabel('Fan username (optional)').fill('@ben_cruz');
  await upload.click();
  const tried = page.getByTestId('tried-upload');
  await expect(tried).toContainText('image/webp');
  await expect(tried).toContainText('likha · @ben_cruz');
  await expect(tried).toContainText('₱25.50');
  await expect(tried.getByRole('img')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Creator View' }).click();
  await expect(page.getByTestId('secure-viewer').and(page.locator('[data-state="playable"]'))).toHaveCount(4);
  await expect(tried).toContainText('Parol in the wind');
});

test('the viewer of secure media: locked, playable, gone, at fault; and nothing of it is carried off', async ({
  page,
}) => {
  await page.goto('/media-test?tab=fan');
  const viewers = page.getByTestId('secure-viewer');
  const states = () => viewers.evaluateAll((all) => all.map((viewer) => viewer.getAttribute('data-state')));
  await expect.poll(states).toEqual(['playable', 'locked', 'locked', 'locked', 'not available']);
  await viewers.nth(2).getByRole('button', { name: 'Unlock for ₱50.00' }).click();
  await expect(page.getByTestId('toast').getByText('Content Unlocked!')).toBeVisible();
  await expect.poll(states).toEqual(['playable', 'locked', 'playable', 'locked', 'not available']);
  await viewers.nth(1).getByRole('button', { name: 'Subscribe to Access' }).click();
  await expect.poll(states).toEqual(['playable', 'playable', 'playable', 'locked', 'not available']);
  await expectAccessible(page);
  await expectProtected(page, viewers.first());

  await page.route('**/api/media-test/access', (route) => route.abort('connectionreset'));
  await page.getByText('Buyer').click();
  await expect(viewers.first().getByRole('alert')).toHaveText('Failed to load media');
  await page.unroute('**/api/media-test/access');
  await viewers.first().getByRole('button', { name: 'Try again' }).click();
  await expect(viewers.first()).toHaveAttribute('data-state', 'playable');
});

/** No menu, no dragging, no saving by keys, and nothing on paper. */
async function expectProtected(page: Page, viewer: Locator): Promise<void> {
  const picture = viewer.locator('img').last();
  const isPrevented = (kind: string) =>
    picture.evaluate((element, type) => {
      const { Event } = globalThis as unknown as { Event: new (type: string, init: object) => object };
      return !(element as unknown as { dispatchEvent(event: object): boolean }).dispatchEvent(
        new Event(type, { bubbles: true, cancelable: true }),
      );
    }, kind);
  expect(await isPrevented('contextmenu')).toBe(true);
  expect(await isPrevented('dragstart')).toBe(true);
  await expect(picture).toHaveAttribute('draggable', 'false');
  expect(await isKeyPrevented(page, 's')).toBe(true);
  expect(await isKeyPrevented(page, 'p')).toBe(true);
  expect(await isKeyPrevented(page, 'f')).toBe(false);
  await page.emulateMedia({ media: 'print' });
  await expect(picture).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(picture).toBeVisible();
  // Where nothing protected is shown, the keys are the browser's again.
  await page.getByRole('tab', { name: 'Access Control' }).click();
  expect(await isKeyPrevented(page, 's')).toBe(false);
  await page.getByRole('tab', { name: 'Fan View' }).click();
  await expect(viewer).toHaveAttribute('data-state', 'playable');
}

function isKeyPrevented(page: Page, key: string): Promise<boolean> {
  return page.locator('body').evaluate((body, pressed) => {
    const { KeyboardEvent } = globalThis as unknown as {
      KeyboardEvent: new (type: string, init: object) => object;
    };
    return !(body as unknown as { dispatchEvent(event: object): boolean }).dispatchEvent(
      new KeyboardEvent('keydown', { key: pressed, ctrlKey: true, bubbles: true, cancelable: true }),
    );
  }, key);
}

test('an address is renewed 30 seconds before it ends', async ({ page }) => {
  await page.clock.install();
  await page.goto('/media-test?tab=fan');
  const open = page.getByTestId('secure-viewer').first();
  await expect(open).toHaveAttribute('data-state', 'playable');
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/media-test/access')) asked += 1;
  });
  await page.clock.runFor(80_000);
  expect(asked).toBe(0);
  await page.clock.runFor(15_000);
  await expect.poll(() => asked).toBe(1);
  await expect(open).toHaveAttribute('data-state', 'playable');
});

test('a video plays in the size that is chosen, and has no way to download it', async ({ page }) => {
  const parts: string[] = [];
  page.on('request', (request) => {
    const size = /\/(high|low)\.mp4\?/.exec(request.url())?.[1];
    if (size) parts.push(size);
  });
  await page.goto('/media-test?tab=creator');
  await page.getByRole('button', { name: 'Play video: Waves at night' }).click();
  const video = page.locator('video');
  await expect(video).toHaveAttribute('controlslist', /nodownload/);
  await expect(page.getByTestId('watermark')).toHaveText('@likha');
  const menu = page.getByRole('combobox', { name: 'Quality' });
  await expect(menu.locator('option')).toHaveText(['Auto', '720p', '480p']);
  for (const [size, file] of [
    ['480p', 'low'],
    ['720p', 'high'],
    ['480p', 'low'],
  ] as const) {
    parts.length = 0;
    await menu.selectOption(size);
    await expect.poll(() => parts).toContain(file);
  }
  await expectAccessible(page);
});

test('a video of which the list is refused for a while goes on, by itself or by a press (P1022)', async ({
  page,
}) => {
  const play = page.getByRole('button', { name: 'Play video: Waves at night' });
  const isThere = () =>
    page.locator('video').evaluate((element) => 'readyState' in element && Number(element.readyState) > 1);
  let lists = 0;
  await page.route(/\/master\.m3u8\?/, (route) => {
    lists += 1;
    return lists === 1 ? route.fulfill({ status: 403, json: { status: 403 } }) : route.continue();
  });
  await page.goto('/media-test?tab=creator');
  await expect(play).toBeVisible();
  // An address of the same second would be the same.
  await page.waitForTimeout(1100);
  await play.click();
  await expect.poll(isThere).toBe(true);

  // Neither the list nor another address is to be had.
  await page.reload();
  await expect(play).toBeVisible();
  const refuse = (route: Route) => route.fulfill({ status: 403, json: { status: 403, code: 'forbidden' } });
  await page.route(/\/master\.m3u8\?/, refuse);
  await page.route('**/api/media-test/access', refuse);
  await play.click();
  const again = page.locator('[data-failed]').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute(/\/master\.m3u8\?/);
  await page.unroute('**/api/media-test/access');
  await again.click();
  await expect.poll(isThere).toBe(true);
});

for (const [status, code] of [
  [429, 'rate_limited'],
  [503, 'busy'],
] as const)
  test(`a video of which each part is answered ${status} says so soon, and a press plays it (P1038)`, async ({
    page,
    consoleErrors,
  }) => {
    const PARTS = /\/(high|low)\.mp4\?/;
    let asked = 0;
    await page.route(PARTS, (route) => {
      asked += 1;
      return route.fulfill({ status, json: { status, code } });
    });
    await page.goto('/media-test?tab=creator');
    await page.getByRole('button', { name: 'Play video: Waves at night' }).click();
    const again = page.locator('[data-failed]').getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    expect(asked, 'each of several addresses waited anew, and asked more than fifty times').toBeLessThan(20);
    await page.unroute(PARTS);
    expect(consoleErrors.splice(0).every((error) => error.includes(String(status)))).toBe(true);
    await again.click();
    await expect
      .poll(() =>
        page
          .locator('video')
          .evaluate((element) => 'readyState' in element && Number(element.readyState) > 1),
      )
      .toBe(true);
  });

test('everybody can see that what must be refused is', async ({ page }) => {
  await page.goto('/media-test?tab=access');
  await page.getByRole('button', { name: 'Run the checks' }).click();
  await expect(page.getByTestId('access-good')).toHaveText('All 18 answers are as they must be.');
  await expect(page.getByRole('row')).toHaveCount(19);
});

test('a creator publishes one file by itself, with its price, and sees it among their own', async ({
  page,
}) => {
  const title = `Parol by itself ${newWord()}`;
  await startAs(page, 'creator@likha.test');
  await page.goto('/creator?tab=content');
  await page.getByRole('link', { name: 'Your media and single-file posts' }).click();
  await expect(page.getByRole('heading', { name: 'Your media' })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(PICTURE);
  await page.getByLabel('Content title').fill(title);
  await page.getByRole('switch', { name: 'Pay-per-view (PPV)' }).check();
  await page.getByLabel('PPV price (₱)').fill('25.50');
  await page.getByLabel('Fan username (optional)').fill('nobody_by_this_name');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(
    page.getByText('None of your followers or subscribers has this username.').first(),
  ).toBeVisible();
  await page.getByLabel('Fan username (optional)').fill('');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByTestId('toast').getByText('Upload complete')).toBeVisible();
  const own = page.getByTestId('own-media').filter({ hasText: title });
  await expect(own).toContainText('₱26.00');
  await expect(own.getByTestId('secure-viewer')).toHaveAttribute('data-state', 'playable');
  await expectAccessible(page);
});
