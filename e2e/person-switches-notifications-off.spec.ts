import { request } from '@playwright/test';
import { DEMO_PASSWORD, expect, expectAccessible, test } from './journey.ts';
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
  const like = await liker(baseURL ?? '', user.id);
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();
  const bell = (count: string) => page.getByRole('link', { name: `Notifications, ${count}` });
  await expect(bell('0 unread')).toBeVisible();

  await page.goto('/creator');
  await like(0);
  await expect(bell('1 unread')).toBeVisible({ timeout: 20_000 });
  await bell('1 unread').click();
  const likes = page.getByTestId('notification').filter({ hasText: 'liked your post' });
  await expect(likes.first()).toContainText('Unread');
  await expect(bell('0 unread')).toBeVisible();
  await expectAccessible(page);
  const before = await likes.count();

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Choose notifications in the app' }).click();
  await page.getByRole('switch', { name: 'Likes' }).click();
  await expect(page.getByTestId('toast')).toContainText('Saved');
  await expect(page.getByRole('switch', { name: 'Security of your account' })).toBeDisabled();
  await expectAccessible(page);

  await like(1);
  await page.goto('/notifications');
  await expect(likes).toHaveCount(before);
  await expect(bell('0 unread')).toBeVisible();
});

/** How somebody likes one of a creator's posts that is open, from elsewhere. */
async function liker(baseURL: string, creatorId: string): Promise<(which: number) => Promise<void>> {
  const api = await request.newContext({ baseURL });
  await api.post('/api/auth/login', { data: { email: LIKER, password: DEMO_PASSWORD } });
  const { posts } = await (await api.get(`/api/creators/${creatorId}/posts`)).json();
  const open = posts.filter(
    (post: { is_locked: boolean; is_liked: boolean }) => !post.is_locked && !post.is_liked,
  );
  return async (which) => {
    // The cookie counts for our own pages alone.
    const answer = await api.put(`/api/content/${open[which].id}/like`, { headers: { origin: baseURL } });
    expect(answer.status(), await answer.text()).toBe(200);
  };
}
