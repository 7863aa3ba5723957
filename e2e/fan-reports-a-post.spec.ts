import type { Page } from '@playwright/test';
import {
  anotherBrowser,
  DEMO_PASSWORD,
  expect,
  expectAccessible,
  newWord,
  settleHistory,
  test,
} from './journey.ts';
import { findOpenPost } from './open-post.ts';
import { startAs } from './signed-in.ts';

/** What another journey left waiting on this server is decided, so that only what follows waits. */
async function clearReports(moderator: Page, origin: string): Promise<void> {
  const { reports } = await (await moderator.request.get('/api/moderation/reports?status=pending')).json();
  for (const { id } of reports)
    await moderator.request.put(`/api/moderation/reports/${id}`, {
      data: { status: 'dismissed', action_taken: 'no_action' },
      headers: { origin },
    });
}

test('a fan reports a post, a profile and a comment, and a moderator acts', async ({ page }) => {
  const words = `Ads of another site ${newWord()}`;
  await startAs(page, 'fan@likha.test');
  const post = await findOpenPost(page.request);
  await page.goto(`/post/${post.id}`);
  const moderator = await anotherBrowser(page);
  await startAs(moderator, 'admin@likha.test');
  await clearReports(moderator, new URL(page.url()).origin);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: `More about ${post.title}` }).click();
  await dialog.getByRole('button', { name: 'Report this post' }).click();
  await expect(dialog).toContainText('Nobody is told who reported them.');
  await dialog.getByLabel('What is wrong?').selectOption('spam');
  await dialog.getByLabel('Tell us more').fill(words);
  await settleHistory(page, true);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send Report' }).click();
  await expect(page.getByTestId('toast')).toContainText('Thank you. We will look at it.');
  await settleHistory(page);
  await page.goto(`/${post.creator.username}`);
  await page.getByRole('button', { name: `More about ${post.creator.full_name}` }).click();
  await dialog.getByRole('button', { name: `Report ${post.creator.full_name}` }).click();
  await dialog.getByRole('button', { name: 'Send Report' }).click();
  await expect(page.getByTestId('toast')).toContainText('Report sent');

  const said = await moderator.request.post(`/api/content/${post.id}/comments`, {
    data: { text: 'Comment of staff' },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(said.status()).toBe(201);
  await page.goto(`/post/${post.id}`);
  const comment = page.getByTestId('comment').filter({ hasText: 'Comment of staff' });
  await comment.getByRole('button', { name: /^Report the comment/ }).click();
  await dialog.getByRole('button', { name: 'Send Report' }).click();
  await expect(page.getByTestId('toast')).toContainText('Report sent');

  await moderator.goto('/admin?tab=moderation');
  const tab = moderator.getByRole('tab', { name: /^Reports/ });
  await expect(tab).toContainText('3');
  await tab.click();
  const ofPost = moderator.getByTestId('queue-item').filter({ hasText: words });
  await expect(ofPost).toContainText('SPAM');
  await expect(ofPost).toContainText(post.title);
  await expectAccessible(moderator);
  await expectAccessible(moderator);
  // The address says which part is open: a reload and Back keep it, and each asks for the counters anew.
  await expect(moderator).toHaveURL(/part=reports$/);
  await moderator.reload();
  await expect(ofPost).toBeVisible();
  const counted = () => moderator.waitForResponse('**/api/moderation/stats');
  for (const name of [/^Content/, 'Spam Control', 'Warnings', 'Dashboard', /^Reports/])
    await Promise.all([counted(), moderator.getByRole('tab', { name }).click()]);
  await Promise.all([counted(), moderator.goBack()]);
  await expect(moderator.getByText('Auto-blocked messages')).toBeVisible();
  await Promise.all([counted(), moderator.goForward()]);
  const asked = moderator.getByRole('dialog');
  await ofPost.focus();
  await moderator.keyboard.press('w');
  await asked.getByLabel('Severity').selectOption('3');
  await asked.getByLabel('What they are told').fill('Please leave other sites out.');
  await settleHistory(moderator, true);
  await expectAccessible(moderator);
  await asked.getByRole('button', { name: 'Issue Warning' }).click();
  await expect(moderator.getByTestId('toast')).toContainText('Report warned successfully');
  await expect(ofPost).toHaveCount(0);
  await settleHistory(moderator);
  const waiting = moderator.getByTestId('queue-item');
  await expect(waiting).toHaveCount(2);
  await waiting.first().getByRole('button', { name: 'Ban User' }).click();
  await expect(asked).toContainText('payouts stop');
  await moderator.keyboard.press('Escape');
  await settleHistory(moderator);
  for (const box of await waiting.getByRole('checkbox').all()) await box.check();
  await expect(moderator.getByText('2 selected')).toBeVisible();
  await moderator.getByRole('button', { name: 'Dismiss' }).first().click();
  // Meanwhile somebody else decides about one of the two: what became of each is said.
  const { reports } = await (await moderator.request.get('/api/moderation/reports?status=pending')).json();
  const decided = await moderator.request.put(`/api/moderation/reports/${reports[0].id}`, {
    data: { status: 'dismissed', action_taken: 'no_action' },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(decided.status()).toBe(200);
  await asked.getByRole('button', { name: 'Dismiss' }).click();
  await expect(asked).toContainText('1 of 2 decided');
  await expect(moderator.getByTestId('not-decided')).toContainText('was first: this is dismissed.');
  await settleHistory(moderator, true);
  await expectAccessible(moderator);
  await asked.getByRole('button', { name: 'Close' }).last().click();
  await settleHistory(moderator);
  await expect(moderator.getByText('No reports to review')).toBeVisible();
  await expect(tab).toHaveText('Reports');
  await moderator.getByLabel('Status').selectOption('resolved');
  await expect(ofPost).toContainText('Decided by');
  await expect(ofPost.getByRole('button')).toHaveCount(0);

  await moderator.getByRole('tab', { name: 'Warnings' }).click();
  const warning = moderator.getByTestId('warning').filter({ hasText: 'Please leave other sites out.' });
  await expect(warning).toContainText(post.creator.full_name);
  await expect(warning).toContainText('High');
  await moderator.getByRole('tab', { name: 'Spam Control' }).click();
  const keyword = moderator.getByLabel('Keyword', { exact: true });
  await keyword.fill('paluwagan agad');
  await moderator.getByLabel('Severity').selectOption('2');
  await moderator.getByRole('button', { name: 'Add Keyword' }).click();
  await expect(moderator.getByTestId('toast')).toContainText('Spam keyword added successfully');
  await expect(keyword).toHaveValue('');
  const line = moderator.getByTestId('keyword').filter({ hasText: 'paluwagan agad' });
  await expect(line).toContainText('Medium');
  await expect(line).toContainText('Records only');
  await line.getByRole('button').click();
  await expect(line).toHaveCount(0);

  await moderator.goto(`/admin/users/${post.creator.id}`);
  const lines = moderator.getByTestId('person-report');
  await expect(lines.filter({ hasText: words })).toContainText('Warning issued');
  await expect(moderator.getByText('About them: 0 waiting, 1 resolved, 1 dismissed')).toBeVisible();
  await expectAccessible(moderator);
  await moderator.context().close();
});

test('a guest who reports a post signs in first, and comes back to it', async ({ page }) => {
  await page.goto('/amihan_reyes');
  const more = page
    .getByTestId('post-card')
    .first()
    .getByRole('button', { name: /^More about/ });
  await more.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Report this post' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill('fan@likha.test');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/amihan_reyes$/);
  await more.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Report this post' }).click();
  await expect(page.getByRole('dialog')).toContainText('Nobody is told who reported them.');
  await page.keyboard.press('Escape');
  await settleHistory(page);
});

test('a guest shares a post and a profile', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/amihan_reyes');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'More about Amihan Reyes' }).click();
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(dialog.getByRole('img', { name: 'QR code of this link' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const copied = () => page.evaluate('navigator.clipboard.readText()');
  expect(await copied()).toMatch(/^http.*\/amihan_reyes$/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await settleHistory(page);
  await page
    .getByTestId('post-card')
    .first()
    .getByRole('button', { name: /^More about/ })
    .click();
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await copied()).toMatch(/\/post\/[0-9a-f-]{36}$/);
});
