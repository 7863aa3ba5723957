import { expect, expectAccessible, test } from './journey.ts';

test.use({ serviceWorkers: 'allow' });

test('without a network Likha opens with words of its own, and goes on where it was', async ({ page }) => {
  await page.goto('/models');
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  // Nothing of what was seen is kept with it.
  const kept = await page.evaluate(`caches.keys().then(async (names) => {
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  })`);
  expect(kept).toEqual(['/offline']);

  await page.context().setOffline(true);
  await page.goto('/fan');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByLabel('E-mail')).toBeVisible();
});

test('what phones install is all there', async ({ page }) => {
  const manifest = await page.request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons, start_url } = (await manifest.json()) as { icons: { src: string }[]; start_url: string };
  const asked = [start_url, '/favicon.ico', '/apple-touch-icon.png', ...icons.map(({ src }) => src)];
  for (const address of asked) expect((await page.request.get(address)).status(), address).toBe(200);
});
