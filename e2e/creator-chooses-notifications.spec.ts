import { request } from '@playwright/test';
import { anotherBrowser, DEMO_PASSWORD, expect, expectAccessible, test } from './journey.ts';
import { linkInMail } from './mailbox.ts';
import { startAs } from './signed-in.ts';

const EMAIL = 'himig.bautista@likha.test';

test('a creator chooses what to be told of; the link of a mail turns one off without signing in', async ({
  page,
  context,
  baseURL,
}) => {
  // A tip is told of within a minute.
  await startAs(page, EMAIL);
  const { user } = await (await page.request.get('/api/auth/me')).json();
  await sendTip(baseURL ?? '', user.id);

  await page.goto('/creator?tab=settings');
  const toast = page.getByTestId('toast');
  const comments = page.getByRole('switch', { name: 'Comments' });
  await comments.click();
  await expect(toast).toContainText('We will no longer send you these emails.');
  await page.reload();
  await expect(comments).not.toBeChecked();
  await comments.press('Space');
  await expect(toast).toContainText('From now on, we will email you about this.');
  await expect(comments).toBeChecked();
  await expect(comments).toBeFocused();
  await context.setOffline(true);
  await comments.click();
  await expect(toast).toContainText('Not saved');
  await expect(comments).toBeChecked();
  await context.setOffline(false);
  // What lies over the page, as the head of it does, may cover half a switch wherever it was scrolled to.
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toHaveCount(0);
  await page.evaluate('scrollTo(0, 0)');
  await expectAccessible(page);

  const address = await linkInMail(page, EMAIL, 'You got a tip', 75_000);
  const guest = await anotherBrowser(page);
  await guest.goto(address);
  await expect(guest.getByRole('heading', { name: 'Emails about tips' })).toBeVisible();
  await expectAccessible(guest);
  await page.goto('/settings');
  const tips = page.getByRole('switch', { name: 'Tips' });
  await expect(tips).toBeChecked();
  await guest.getByRole('button', { name: 'Turn off' }).click();
  await expect(guest.getByRole('status').filter({ hasText: 'These are off.' })).toBeFocused();
  await expectAccessible(guest);
  await page.reload();
  await expect(tips).not.toBeChecked();
  await expect(comments).toBeChecked();
  await guest.goto(`${address}x`);
  await expect(guest.getByRole('alert').filter({ hasText: 'This link does not work.' })).toBeVisible();
});

async function sendTip(baseURL: string, creatorId: string): Promise<void> {
  const api = await request.newContext({ baseURL });
  await api.post('/api/auth/login', { data: { email: 'fan@likha.test', password: DEMO_PASSWORD } });
  // The cookie counts for our own pages alone.
  const headers = { origin: baseURL };
  const answer = await api.post(`/api/creators/${creatorId}/tips`, { headers, data: { credits: 1 } });
  expect(answer.status(), await answer.text()).toBe(201);
}
