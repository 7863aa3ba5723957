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
    await page.getByRole('button', { name: 'Send' }).click();
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
