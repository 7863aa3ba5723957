import type { Page } from '@playwright/test';
import { expect, expectAccessible, settleHistory, test } from './journey.ts';
import { startAs } from './signed-in.ts';

const isPicture = ({ pathname }: URL) => pathname.startsWith('/media/');
const CORNER = { position: { x: 8, y: 8 } };

test('pictures that could not be loaded are tried again one by one, and open all the same (P860)', async ({
  page,
}) => {
  await startAs(page, 'fan@likha.test');
  // What a server has rendered may have failed before anybody could hear of it: tabs are what is opened afterwards.
  await page.goto('/amihan_reyes?tab=media');
  await cutPictures(page);
  await page.getByRole('tab', { name: 'Posts' }).click();
  const card = page.getByTestId('post-card').filter({ has: again(page) });
  await card.first().scrollIntoViewIfNeeded();
  await expect(again(page).first()).toBeVisible();
  await expectAccessible(page);
  await expect(again(page.getByTestId('locked-post')).filter({ visible: true })).toHaveCount(0);

  await page.goto('/amihan_reyes');
  await page.getByRole('tab', { name: 'Media' }).click();
  const tile = page
    .getByTestId('media-grid')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Open: / }) })
    .first();
  await expect(again(tile)).toBeVisible();
  await expectAccessible(page);
  // All around it is pressed what it always was.
  await tile.getByRole('button', { name: /^Open: / }).click(CORNER);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await settleHistory(page);

  await page.unroute(isPicture);
  // By keys: it comes before what lies over the picture.
  await tile.getByRole('button', { name: /^Open: / }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(again(tile)).toBeFocused();
  await again(tile).click();
  await expect(tile.locator('img').last()).not.toHaveJSProperty('naturalWidth', 0);
  await expect(again(tile)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

function again(within: Pick<Page, 'getByRole'>) {
  return within.getByRole('button', { name: 'Try again' });
}

async function cutPictures(page: Page): Promise<void> {
  await page.route(isPicture, (route) => route.abort('connectionreset'));
}
