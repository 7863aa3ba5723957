import { anotherBrowser, expect, test } from './journey.ts';
import { endLive, expectPlaying, goLive, lines, write } from './live-pages.ts';
import { startAs } from './signed-in.ts';

const LINE = 'You are all stupid';

test('a host reports what somebody wrote, with the words, and blocks them', async ({ page }) => {
  await startAs(page, 'creator@likha.test');
  await goLive(page, 'Songs at night', async () => undefined);
  const fan = await anotherBrowser(page);
  await startAs(fan, 'fan@likha.test');
  await fan.goto('/live/amihan_reyes');
  await expectPlaying(fan);
  await write(fan, LINE);

  const line = lines(page).filter({ hasText: LINE });
  await line.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Report @' }).click();
  // The chat is gone soon: who looks at the report reads the line in it.
  const field = page.getByRole('dialog').getByLabel('Tell us more');
  await expect(field).toHaveValue(`In the chat of “Songs at night”: “${LINE}”`);
  await field.fill(`${await field.inputValue()} And again and again.`);
  await page.getByRole('button', { name: 'Send Report' }).dblclick();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const admin = await anotherBrowser(page);
  await startAs(admin, 'admin@likha.test');
  const { reports } = await (await admin.request.get('/api/moderation/reports?status=pending')).json();
  const told = reports.filter(({ description }: { description: string }) => description.includes(LINE));
  expect(told).toHaveLength(1);
  // Who counts what waits later finds what was there before.
  const headers = { origin: new URL(page.url()).origin };
  const decision = { status: 'dismissed', action_taken: 'no_action' };
  const decided = await admin.request.put(`/api/moderation/reports/${told[0].id}`, {
    data: decision,
    headers,
  });
  expect(decided.ok()).toBe(true);

  await line.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block @' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Block / })
    .dblclick();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(fan.getByTestId('live-stage')).toHaveCount(0);
  await expect(fan.getByRole('heading', { name: 'Creator not found' })).toBeVisible();
  await endLive(page);
  const { user } = await (await fan.request.get('/api/auth/me')).json();
  expect((await page.request.delete(`/api/users/${user.id}/block`, { headers })).ok()).toBe(true);
});
