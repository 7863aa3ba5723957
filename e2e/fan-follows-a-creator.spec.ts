import { expect, expectAccessible, test } from './journey.ts';
import { startAs } from './signed-in.ts';

test('a fan follows a creator, and the count is right before and after the server has answered', async ({
  page,
}) => {
  await startAs(page, 'fan@likha.test');
  await page.goto('/himig_bautista');
  const button = page.getByTestId('follow-button');
  const count = page.getByText(/^followers?$/).locator('xpath=following-sibling::dd');
  await expect(button).toBeVisible();
  // The demo fan may follow already; the journey starts from somebody who does not.
  if ((await button.textContent()) === 'Following') await button.click();
  await expect(button).toHaveText('Follow');
  const before = Number(await count.textContent());

  let held = Promise.withResolvers<void>();
  await page.route('**/follow?*', async (route) => {
    await held.promise;
    await route.continue();
  });
  const answer = page.waitForResponse(/\/follow\?to=follow$/);
  await button.click();
  await expect(button).toHaveText('Following');
  await expect(count).toHaveText(String(before + 1));
  held.resolve();
  await answer;
  await expect(count).toHaveText(String(before + 1));
  await expectAccessible(page);

  await page.reload();
  await expect(button).toHaveText('Following');
  await expect(count).toHaveText(String(before + 1));

  // Of presses that come before the answer, the last one stays.
  let answers = 0;
  page.on('response', (each) => {
    if (/\/follow\?to=/.test(each.url())) answers += 1;
  });
  held = Promise.withResolvers();
  for (const words of ['Follow', 'Following', 'Follow']) {
    await button.click();
    await expect(button).toHaveText(words);
  }
  held.resolve();
  await expect.poll(() => answers).toBe(3);
  await page.reload();
  await expect(button).toHaveText('Follow');
  await expect(count).toHaveText(String(before));
  await button.click();
  await expect.poll(() => answers).toBe(4);
  await expect(button).toHaveText('Following');

  await page.unroute('**/follow?*');
  await page.route('**/follow?*', (route) =>
    route.fulfill({ status: 409, json: { code: 'internal_error' } }),
  );
  await button.click();
  await expect(page.getByTestId('toast')).toContainText('Failed to update follow status');
  await expect(button).toHaveText('Following');
  await expect(count).toHaveText(String(before + 1));

  await page.unroute('**/follow?*');
  await button.click();
  await expect(button).toHaveText('Follow');
  await expect(count).toHaveText(String(before));
});

test('who subscribes has no Follow button', async ({ page }) => {
  await startAs(page, 'fan@likha.test');
  await page.goto('/fan');
  await page.goto(`/${await subscribedTo(page)}`);
  await expect(page.getByRole('tab', { name: /Posts/ })).toBeVisible();
  await expect(page.getByTestId('follow-button')).toHaveCount(0);
  // The same profile by its id says which address is its own.
  const { id } = await (await page.request.get(`/api/users/by-username/amihan_reyes`)).json();
  await page.goto(`/profile/${id}`);
  await expect(page.getByRole('heading', { name: /Amihan Reyes/ })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/amihan_reyes$/);
});

async function subscribedTo(page: import('@playwright/test').Page): Promise<string> {
  const answer = await page.request.get('/api/creators?limit=50');
  const { creators } = await answer.json();
  return creators.find((creator: { is_subscribed: boolean }) => creator.is_subscribed).username;
}
