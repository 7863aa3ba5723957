import { expect, test } from '../journey.ts';
import { startAs } from '../signed-in.ts';

const FRAME_CODE = /\/assets\/fan-shell-[^/]+\.js$/;

test('a page that came empty stands in its frame from the beginning, so that nothing opened on it is taken away', async ({
  page,
}) => {
  await startAs(page, 'fan@likha.test');
  // As a server sends it that has too much to do: without content, and not saying for whom.
  await page.route(
    ({ pathname }) => pathname === '/amihan_reyes',
    (route) =>
      route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer of-a-program' } }),
  );
  const late = Promise.withResolvers<void>();
  await page.route(FRAME_CODE, async (route) => {
    await late.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(FRAME_CODE);
  await page.goto('/amihan_reyes');
  await asked;
  // A page that was there by now would be put up anew with its frame.
  await expect(page.getByRole('main')).toHaveCount(0);
  late.resolve();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'Sections' }).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByTestId('post-card').first()).toBeVisible();
});
