import { expect, test } from './journey.ts';
import { startAs } from './signed-in.ts';

test('a locked tile leads to its own post, and every way back to where one was', async ({ page }) => {
  await startAs(page, 'fan@likha.test');
  await page.goto('/fan?tab=for-you');
  const card = page
    .getByTestId('post-card')
    .filter({ has: page.getByTestId('locked-post') })
    .first();
  const creator = (await card.getByRole('link').first().getAttribute('href')) ?? '';
  // By the picture, which says nothing that the name does not.
  await card.locator('a[aria-hidden]').click();
  await expect(page).toHaveURL(new RegExp(`${creator}$`));
  await page.getByRole('tab', { name: 'Media' }).click();
  const tile = page.getByRole('link', { name: /^Locked: / }).last();
  const title = (await tile.getAttribute('aria-label'))?.replace('Locked: ', '') ?? '';
  await tile.click();
  await expect(page).toHaveURL(/\?post=[0-9a-f-]{36}$/);
  // By its id: a creator may have two posts of one title.
  const heading = page.locator(`[id="post-${new URL(page.url()).searchParams.get('post')}"]`);
  await expect(heading).toHaveText(title);
  await expect(heading).toBeFocused();
  await expect(page.getByTestId('post-card').filter({ has: heading })).toBeInViewport();

  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Media' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/fan\?tab=for-you$/);
  // Where there is nowhere to go back to, the link leads to where its reader belongs.
  await page.goto(creator);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/fan$/);
});

test('a post that an address names is there, however old it is', async ({ page }) => {
  await startAs(page, 'fan@likha.test');
  const { id } = await (await page.request.get('/api/users/by-username/dakila_soriano')).json();
  const { posts } = await (await page.request.get(`/api/creators/${id}/posts?limit=50`)).json();
  const oldest = posts.findLast((post: { lock_reason: string | null }) => post.lock_reason === 'ppv');
  // The list comes in pages of two.
  await page.route('**/posts?*limit=20*', (route) =>
    route.continue({ url: route.request().url().replace('limit=20', 'limit=2') }),
  );
  await page.goto(`/dakila_soriano?post=${oldest.id}`);
  await expect(page.getByRole('heading', { name: oldest.title, exact: true })).toBeFocused();
  await page.goto(`/dakila_soriano?unlock=${oldest.id}`);
  await expect(page.getByRole('dialog')).toContainText(oldest.title);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: oldest.title, exact: true })).toBeVisible();
});

/** Why a browser of journeys keeps no page for Back: by its own settings. */
const OWN_REASONS = /^(BackForwardCacheDisabled|BrowsingInstanceNotSwapped)/;

test('nothing in a page for everybody keeps a browser from showing it on Back as it was left', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  const told: string[][] = [];
  browser.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    told.push(notRestoredExplanations.map(({ reason }) => reason)),
  );
  for (const path of ['/', '/models', '/amihan_reyes', '/login']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-live');
    await page.waitForLoadState('networkidle');
    await page.goto('/favicon.svg');
    await page.goBack();
    await expect.poll(() => told.length, { message: path }).toBe(1);
    expect(
      told.pop()?.filter((reason) => !OWN_REASONS.test(reason)),
      path,
    ).toEqual([]);
  }
});
