import { expect, test } from '../journey.ts';
import { findOpenPost } from '../open-post.ts';
import { startAs } from '../signed-in.ts';

const MENU_CODE = /\/assets\/more-dialog-[^/]+\.js$/;

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

test('after a release, a page on which words were typed is not opened afresh for a part that is gone', async ({
  page,
}) => {
  await startAs(page, 'fan@likha.test');
  const open = await findOpenPost(page.request);
  await page.goto(`/post/${open.id}`);
  const field = page.getByLabel('Your comment');
  const more = page.getByRole('button', { name: `More about ${open.title}` });
  await field.fill('Not sent yet');
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  // The old file is gone; the new document asks for it again, where it stands for a file of the new release.
  await page.route(MENU_CODE, (route) =>
    documents === 0 ? route.fulfill({ status: 404, body: '{}' }) : route.continue(),
  );
  await page.route(
    ({ pathname }) => pathname === '/',
    (route) => route.fulfill({ body: '<script type="module" src="/assets/index-another.js"></script>' }),
  );
  await more.click();
  await expect(page.getByTestId('toast')).toContainText(/That did not open.*load the page again/s);
  await page.waitForTimeout(1000);
  expect([await field.inputValue(), documents]).toEqual(['Not sent yet', 0]);

  // Once there is nothing to lose, the next press brings the new release.
  await field.fill('');
  await expect(async () => {
    if (documents === 0) await more.click();
    expect(documents).toBe(1);
  }).toPass();
  await more.click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Report this post' })).toBeVisible();
});
