import { expect, expectAccessible, test } from './journey.ts';
import { likerOf } from './likes.ts';
import { startAs } from './signed-in.ts';

const CREATOR = 'creator@likha.test';
// Nobody else likes anything as this one: what was liked and taken back before is told of no more.
const LIKER = 'isko.manalo@likha.test';

test('a creator is told of a like at once, and not once likes are switched off', async ({
  page,
  baseURL,
}) => {
  await startAs(page, CREATOR);
  const { user } = await (await page.request.get('/api/auth/me')).json();
  const like = await likerOf(user.id, { baseURL: baseURL ?? '', email: LIKER });
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();
  const bell = (count: string) => page.getByRole('link', { name: `Notifications, ${count}` });
  await expect(bell('0 unread')).toBeVisible();

  await page.goto('/creator');
  await like(0);
  await expect(bell('1 unread')).toBeVisible();
  await bell('1 unread').click();
  const likes = page.getByTestId('notification').filter({ hasText: 'liked your post' });
  await expect(likes.first()).toContainText('Unread');
  await expect(bell('0 unread')).toBeVisible();
  await expectAccessible(page);
  const before = await likes.count();

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Choose notifications in the app' }).click();
  const inApp = page.getByRole('region', { name: 'Notifications in the app' });
  await inApp.getByRole('switch', { name: 'Likes' }).click();
  await expect(page.getByTestId('toast')).toContainText('Saved');
  await expect(page.getByRole('switch', { name: 'Account security' })).toBeDisabled();
  await expectAccessible(page);

  await like(1);
  await page.goto('/notifications');
  await expect(likes).toHaveCount(before);
  await expect(bell('0 unread')).toBeVisible();
});
