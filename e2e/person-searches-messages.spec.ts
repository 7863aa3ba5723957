import { expect, expectAccessible, test } from './journey.ts';
import { startAs } from './signed-in.ts';

test('a fan searches what was written, and is led to its place', async ({ page }) => {
  await startAs(page, 'fan@likha.test');
  await page.goto('/amihan_reyes');
  await page.getByRole('button', { name: 'Message Amihan Reyes' }).click();
  const messages = page.getByTestId('message');
  await expect(messages.first()).toBeVisible();
  const conversation = new URL(page.url()).pathname;
  const say = async (text: string) => {
    await page.getByRole('textbox', { name: 'Message' }).fill(text);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(messages.last()).toContainText(text);
    await expect(messages.last().getByText(/^(Sent|Delivered|Seen)$/)).toBeVisible();
  };
  await say('Salted caramel, not chocolate');
  for (let at = 1; at <= 40; at += 1) await say(`Line ${at} of many`);

  await page.goto('/messages');
  const search = page.getByRole('searchbox', { name: 'Search names and messages' });
  await search.fill('no such words');
  await expect(page.getByText('Nothing was written with these words.')).toBeVisible();
  await search.fill('SALTED caramel');
  const found = page.getByTestId('found-message');
  await expect(found).toContainText('You: Salted caramel, not chocolate');
  await expectAccessible(page);
  await found.click();
  await expect(page).toHaveURL(new RegExp(`${conversation}\\?seq=\\d+$`));
  await expect(messages.filter({ hasText: 'Salted caramel' })).toBeInViewport();
  await expect(messages.filter({ hasText: 'Line 40 of many' })).toHaveCount(0);
  await page.getByRole('button', { name: /newest|Newest/ }).click();
  await expect(messages.filter({ hasText: 'Line 40 of many' })).toBeInViewport();
});

test('a search goes on by a press alone where it finds nothing, and what is refused is not asked again by itself (P1002)', async ({
  page,
  consoleErrors,
}) => {
  await startAs(page, 'fan@likha.test');
  // As of somebody with more conversations than one call looks through.
  let asked = 0;
  let isRefused = false;
  await page.route(/\/api\/messages\?/, (route) => {
    asked += 1;
    if (isRefused) return route.fulfill({ status: 429, json: { status: 429, code: 'rate_limited' } });
    return route.fulfill({ json: { messages: [], next_cursor: asked < 3 ? `${asked}` : null } });
  });
  await page.goto('/messages');
  await page.getByRole('searchbox', { name: 'Search names and messages' }).fill('no such words');
  const found = page.getByRole('region', { name: 'In messages' });
  const yet = found.getByText('Nothing in the newest conversations. Load more to look further back.');
  await expect(yet).toBeVisible();
  await expectAccessible(page);
  const more = found.getByRole('button', { name: 'Load more' });
  await more.click();
  await expect.poll(() => asked).toBe(2);
  isRefused = true;
  await more.click();
  await expect(found.getByRole('alert')).toHaveText('The rest could not be loaded.');
  await expectAccessible(page);
  // Whatever goes on by itself would have been asked by then: it was 50 times a second.
  await page.waitForTimeout(500);
  expect(asked).toBe(3);
  expect(consoleErrors.splice(0).every((error) => error.includes('429'))).toBe(true);
  isRefused = false;
  await found.getByRole('button', { name: 'Try again' }).click();
  await expect(found.getByText('Nothing was written with these words.')).toBeVisible();
  expect(asked).toBe(4);
});
