import { anotherBrowser, expect, expectAccessible, newWord, settleHistory, test } from './journey.ts';
import { startAs } from './signed-in.ts';

/** The day after tomorrow at six in the evening in Manila, as the field has it. */
function inTwoDays(): string {
  const day = new Date(Date.now() + 2 * 86_400_000 + 8 * 3_600_000);
  return `${day.toISOString().slice(0, 10)}T18:00`;
}

test('a creator schedules a post, edits it, publishes it early, hears a fan, and deletes it', async ({
  page,
}) => {
  const title = `Sa susunod na gabi ${newWord()}`;
  await startAs(page, 'creator@likha.test');
  await page.goto('/creator');
  await expect(page.getByText('Creator Studio').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hello, Amihan' })).toBeVisible();
  await expect(page.getByText(/^Total earnings ₱[\d,]+\.\d\d$/)).toBeVisible();
  const recent = page.getByRole('region', { name: 'Recent posts' });
  await expect(recent.getByTestId('own-post')).toHaveCount(3);
  await page.getByRole('link', { name: 'Schedule Content' }).click();
  await expect(page.getByRole('switch', { name: /^Schedule/ })).toBeChecked();
  const latest = page.getByRole('region', { name: 'Latest posts' }).getByTestId('own-post');
  await expect(latest).toHaveCount(5);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(latest.nth(5).getByRole('button').first()).toBeFocused();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Content' }).fill('Not before its time.');
  const schedule = page.getByRole('button', { name: 'Schedule Post' });
  await schedule.click();
  await expect(page.getByText('Choose a date and a time')).toBeVisible();
  await page.getByLabel('Publish at').fill(inTwoDays());
  await expectAccessible(page);
  await schedule.click();
  await expect(page.getByTestId('toast')).toContainText('Post Scheduled!');
  const own = page.getByTestId('own-post').filter({ hasText: title });
  await expect(own).toContainText('6:00 PM');

  const fan = await anotherBrowser(page);
  await startAs(fan, 'fan@likha.test');
  await fan.goto('/amihan_reyes');
  await expect(fan.getByTestId('post-card').first()).toBeVisible();
  await expect(fan.getByText(title)).toHaveCount(0);

  await own.getByRole('button', { name: /^Edit/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Content' }).fill('Not before its time, which is now.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByTestId('toast')).toContainText('Post saved');
  await expect(dialog).toBeHidden();
  await settleHistory(page);
  await own.getByRole('button', { name: /^Publish/ }).click();
  await expect(page.getByTestId('toast')).toContainText('Post published');

  await fan.reload();
  const card = fan.getByTestId('post-card').filter({ hasText: title });
  await card.getByTestId('like').click();
  await expect(card.getByTestId('like')).toHaveAttribute('aria-pressed', 'true');
  await card.getByRole('link', { name: 'Comments' }).click();
  await fan.getByLabel('Your comment').fill('Ang ganda!');
  await fan.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(fan.getByTestId('comment')).toContainText('Ang ganda!');
  await expectAccessible(fan);

  await own.getByRole('button', { name: /^Delete/ }).click();
  await dialog.getByRole('button', { name: 'Delete post' }).click();
  await expect(page.getByTestId('toast')).toContainText('Post deleted');
  await expect(own).toHaveCount(0);
  await fan.reload();
  await expect(fan.getByRole('heading', { level: 1 })).not.toContainText(title);
  await expect(fan.getByText(title)).toHaveCount(0);
  await fan.context().close();
});
