import { expect, expectAccessible, newWord, test } from './journey.ts';
import { findOpenPost } from './open-post.ts';
import { startAs } from './signed-in.ts';

const isComments = ({ pathname }: URL) => pathname.endsWith('/comments');

test('a comment whose answer is lost keeps its words and is posted once (P895)', async ({ page }) => {
  await startAs(page, 'fan@likha.test');
  const words = `Minsan lang ito sasabihin ${newWord()}`;
  const open = await findOpenPost(page.request);
  await page.goto(`/post/${open.id}`);
  const field = page.getByLabel('Your comment');
  const post = page.getByRole('button', { name: 'Comment', exact: true });
  await field.fill(words);

  // It arrives, and its answer does not.
  await page.route(isComments, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await post.click();
  await expect(page.getByText('Not confirmed yet')).toBeVisible();
  await expect(field).toHaveValue(words);
  await expectAccessible(page);

  await page.unroute(isComments);
  await post.click();
  await expect(page.getByText('Comment posted')).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(page.getByTestId('comment').filter({ hasText: words })).toHaveCount(1);
});

test('a comment that is pasted and too long stays whole, says so, and is not sent until it fits (P900)', async ({
  page,
}) => {
  await startAs(page, 'fan@likha.test');
  const open = await findOpenPost(page.request);
  await page.goto(`/post/${open.id}`);
  const field = page.getByLabel('Your comment');
  await field.fill('a'.repeat(1002));
  await expect(page.getByText('At most 1,000 characters: 2 too many')).toBeVisible();
  await expect(page.getByText('Shorten your comment first')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Comment', exact: true })).toBeDisabled();
  await expectAccessible(page);
  await field.fill('a'.repeat(1000));
  await expect(page.getByText('too many')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Comment', exact: true })).toBeEnabled();
});
