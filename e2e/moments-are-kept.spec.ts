import type { Page } from '@playwright/test';
import { submitIdentity } from './identity.ts';
import { anotherBrowser, expect, newEmail, signUp, test } from './journey.ts';
import { startAs } from './signed-in.ts';

/** How late code comes on a slow line. */
const LATE_MS = 1000;

test('Send Tip that is pressed before the code is there waits for all to see, and asks when it is', async ({
  page,
}) => {
  await startAs(page, 'fan@likha.test');
  // A page of its own: `goto` of the usual one waits for the code.
  const early = await page.context().newPage();
  await bringCodeLate(early, LATE_MS);
  await early.goto('/dakila_soriano', { waitUntil: 'commit' });
  const tip = early.getByTestId('tip-button');
  await tip.click();
  await expect(early.locator('html')).not.toHaveAttribute('data-live');
  await expect(tip).toHaveAttribute('aria-busy', 'true');
  await expect(early.getByRole('dialog', { name: 'Send Dakila Soriano a tip' })).toBeVisible();
});

test('a link is handed to the device’s own sheet where it has one, and copied where it has none', async ({
  page,
}) => {
  const openShare = async (where: Page) => {
    await where.goto('/amihan_reyes');
    await where.getByRole('button', { name: 'More about Amihan Reyes' }).click();
    await where.getByRole('dialog').getByRole('button', { name: 'Share', exact: true }).click();
    await expect(where.getByRole('dialog').getByRole('button', { name: 'Copy link' })).toBeVisible();
  };
  await page.addInitScript('delete Navigator.prototype.share');
  await openShare(page);
  const byApp = { name: 'Share with an app' };
  await expect(page.getByRole('button', byApp)).toHaveCount(0);

  const other = await anotherBrowser(page);
  await other.addInitScript('Navigator.prototype.share = async (data) => { globalThis.handedOn = data; }');
  await openShare(other);
  await other.getByRole('button', byApp).click();
  expect(await other.evaluate('globalThis.handedOn.url')).toMatch(/^http.*\/amihan_reyes$/);
  expect(await other.evaluate('globalThis.handedOn.title')).toContain('Amihan Reyes');
});

test('an unlocked post lights up once, and not at all where motion is unwelcome', async ({ page }) => {
  await page.goto('/');
  const lively = await anotherBrowser(page, { reducedMotion: 'no-preference' });
  await startAs(lively, 'fan@likha.test');
  await lively.goto('/dakila_soriano');
  await lively
    .getByRole('button', { name: /Unlock Now/ })
    .first()
    .click();
  await lively
    .getByRole('dialog')
    .getByRole('button', { name: /Unlock for/ })
    .click();
  const opened = lively.locator('[data-opened="now"]');
  const lantern = opened.getByTestId('lantern');
  await expect(lantern).toHaveCount(1);
  const animations = () => lantern.evaluate(roundsOf);
  expect(await animations()).toEqual([1]);
  await expect(lantern).toBeHidden();
  await lively.emulateMedia({ reducedMotion: 'reduce' });
  await expect(lantern).toHaveCSS('display', 'none');
  expect(await animations()).toEqual([]);
  // Who comes back finds it open, and no light.
  await lively.reload();
  await expect(lively.getByTestId('post-card').first()).toBeVisible();
  await expect(opened).toHaveCount(0);
});

test('the pack that is chosen can be told from the others where the system chooses the colours', async ({
  page,
}) => {
  await startAs(page, 'fan@likha.test');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/buy-credits');
  await page.getByRole('radio', { name: /Popular/ }).check();
  await expect(page.getByTestId('pack-popular')).toHaveCSS('outline-style', 'solid');
  await expect(page.getByTestId('pack-popular')).toHaveCSS('outline-width', '3px');
  await expect(page.getByTestId('pack-starter')).toHaveCSS('outline-style', 'none');
  await page.getByRole('radio', { name: /Starter/ }).check();
  await expect(page.getByTestId('pack-starter')).toHaveCSS('outline-style', 'solid');
  await expect(page.getByTestId('pack-popular')).toHaveCSS('outline-style', 'none');
});

test('the page is never empty after signing up, being verified and paying', async ({ page }) => {
  const empty = await watchForEmptiness(page);
  await bringCodeLate(page, LATE_MS / 3);
  await page.goto('/register?type=creator');
  await signUp(page, { name: 'Tala Walang Puwang', email: newEmail() });
  await expect(page).toHaveURL(/\/creator-verification$/);
  await submitIdentity(page);
  await expect(page).toHaveURL(/\/creator$/);
  await expect(page.getByRole('heading', { name: 'No posts yet' })).toBeVisible();
  expect(empty).toEqual([]);

  const fan = await anotherBrowser(page);
  const emptyOfFan = await watchForEmptiness(fan);
  await bringCodeLate(fan, LATE_MS / 3);
  await startAs(fan, 'fan@likha.test');
  await fan.goto('/buy-credits');
  await fan.getByRole('button', { name: /^Pay ₱/ }).click();
  await fan.getByRole('button', { name: /Approve/ }).click();
  await expect(fan).toHaveURL(/\/buy-credits\?purchase=/);
  await expect(fan.getByText(/550 credits/).first()).toBeVisible();
  expect(emptyOfFan).toEqual([]);
});

async function bringCodeLate(page: Page, delay: number): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  });
}

/** Looks at every frame that is drawn. @returns the addresses at which nothing was to be seen or heard */
async function watchForEmptiness(page: Page): Promise<string[]> {
  const empty: string[] = [];
  await page.exposeFunction('sayEmpty', (path: string) => void empty.push(path));
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
    const look = () => {
      const parts = document.querySelectorAll('main, [role=status]');
      const isSaid = [...parts].some((part) => part.textContent.trim() !== '');
      if (document.getElementById('root') && !isSaid) sayEmpty(location.pathname);
      requestAnimationFrame(look);
    };
    look();
  })`);
  return empty;
}

interface Lit {
  getAnimations(): { effect: { getTiming(): { iterations: number } } | null }[];
}

/** How often each of what moves it plays. */
function roundsOf(part: unknown): number[] {
  return (part as Lit).getAnimations().map(({ effect }) => effect?.getTiming().iterations ?? 0);
}
