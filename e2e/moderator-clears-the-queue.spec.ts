import { setTimeout as pause } from 'node:timers/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD, expect, expectAccessible, test } from './journey.ts';
import { findOpenPost } from './open-post.ts';
import { startAs } from './signed-in.ts';

const KEYWORD = 'biglang yaman';
/** Who says so many things: nobody may say more within a minute. */
const SPEAKERS = {
  'fan@likha.test': 24,
  'creator@likha.test': 28,
  'newcreator@likha.test': 28,
  'admin@likha.test': 20,
};
const ALL = 100;

async function tokenOf(request: APIRequestContext, email: string): Promise<{ authorization: string }> {
  const answer = await request.post('/api/auth/login', { data: { email, password: DEMO_PASSWORD } });
  return { authorization: `Bearer ${(await answer.json()).access_token}` };
}

/** A hundred comments with a keyword in them, in spellings of all kinds. */
async function fillQueue(request: APIRequestContext): Promise<void> {
  const admin = await tokenOf(request, 'admin@likha.test');
  await request.post('/api/moderation/spam-keywords', {
    headers: admin,
    data: { keyword: KEYWORD, severity: 3 },
  });
  const fan = await tokenOf(request, 'fan@likha.test');
  const post = await findOpenPost(request, fan);
  for (const [email, count] of Object.entries(SPEAKERS)) {
    const headers = await tokenOf(request, email);
    const said = await Promise.all(
      Array.from({ length: count }, (_, at) =>
        request.post(`/api/content/${post.id}/comments`, {
          headers,
          data: { text: `${at % 2 ? 'B1GLANG  yaman' : 'Biglang y\u200baman'} ${at}` },
        }),
      ),
    );
    for (const answer of said) expect(answer.status(), await answer.text()).toBe(201);
  }
}

const waiting = (page: Page) => page.getByTestId('queue-item');

test('a moderator clears a hundred items by keyboard, without a reload', async ({
  page,
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
  await fillQueue(request);
  await request.dispose();
  await startAs(page, 'admin@likha.test');
  // Others of this server removed some, too.
  const { content_removed: before } = await (await page.request.get('/api/moderation/stats')).json();
  await page.goto('/admin?tab=moderation');
  await expect(page.getByText('Auto-blocked messages')).toBeVisible();
  const tab = page.getByRole('tab', { name: /^Content/ });
  await expect(tab).toContainText(String(ALL));
  await tab.click();
  await expect(waiting(page).first()).toContainText(`Flagged keywords: ${KEYWORD}`);
  await expectAccessible(page);
  await page.evaluate('globalThis.isTheSamePage = true');
  // The second page comes after the first was cleared: the keys go on with it.
  await page.route(/moderation\/content\?.*cursor=/, async (route) => {
    await pause(3000);
    await route.continue();
  });

  await waiting(page).first().focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Keyboard shortcuts');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await waiting(page).first().focus();
  await page.keyboard.press('j');
  await expect(waiting(page).nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('f');
  await expect(page.getByTestId('toast')).toContainText('Content flagged successfully');
  for (let count = 0; count < ALL; count += 1) {
    await expect(waiting(page).first()).toBeFocused();
    const name = await waiting(page).first().getAttribute('data-id');
    await page.keyboard.press(count % 10 === 9 ? 'r' : 'a');
    await expect(page.locator(`[data-id="${name}"]`)).toHaveCount(0);
  }
  await expect(page.getByText('No content requiring moderation')).toBeVisible();
  await expect(tab).toHaveText('Content');
  expect(await page.evaluate('globalThis.isTheSamePage')).toBe(true);
  await page.getByRole('tab', { name: 'Dashboard' }).click();
  await expect(page.locator('dl > div', { hasText: 'Content Removed' })).toContainText(
    `Content Removed${before + ALL / 10}`,
  );
});
