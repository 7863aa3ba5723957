import type { Page } from '@playwright/test';
import { expect, expectAccessible, settleHistory, test } from './journey.ts';
import { startAs } from './signed-in.ts';

const isPicture = ({ pathname }: URL) => pathname.startsWith('/media/');
const CORNER = { position: { x: 8, y: 8 } };

test('pictures that could not be loaded are tried again one by one, and open all the same (P860)', async ({
  page,
}) => {
  await startAs(page, 'fan@likha.test');
  await page.goto('/fan');
  await cutPictures(page);
  // Within the app: what a server has rendered may have failed before anybody could hear of it.
  await page.locator('a[href="/amihan_reyes"]').filter({ visible: true }).first().click();
  const card = page.getByTestId('post-card').filter({ has: again(page) });
  await card.first().scrollIntoViewIfNeeded();
  await expect(again(page).first()).toBeVisible();
  await expectAccessible(page);
  await expect(again(page.getByTestId('locked-post')).filter({ visible: true })).toHaveCount(0);

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

test('the picture of a story is tried again, and the story stays', async ({ page }) => {
  await startAs(page, 'fan@likha.test');
  await page.goto('/amihan_reyes');
  const { stories } = await (await page.request.get('/api/stories/amihan_reyes')).json();
  type Story = { media: { content_type: string } | null };
  const { id } = stories.find(({ media }: Story) => media?.content_type.startsWith('image/'));
  await cutPictures(page);
  await page.getByRole('button', { name: /^Amihan Reyes’s (new )?stories/ }).click();
  const stage = page.getByTestId('story');
  for (let shown = ''; shown !== id; ) {
    if (shown) await page.keyboard.press('ArrowRight');
    await expect(stage).not.toHaveAttribute('data-story', shown);
    shown = (await stage.getAttribute('data-story')) ?? '';
  }
  await expect(again(stage)).toBeVisible();
  await expectAccessible(page);
  await page.unroute(isPicture);
  await again(stage).click();
  await expect(stage.locator('img').last()).not.toHaveJSProperty('naturalWidth', 0);
  await expect(stage).toHaveAttribute('data-story', id);
});

test('a file of the vault is chosen without its picture', async ({ page }) => {
  await startAs(page, 'creator@likha.test');
  await page.goto('/messages');
  await page.locator('a[href^="/messages/"]').first().click();
  await cutPictures(page);
  await page.getByRole('button', { name: 'Choose from your vault' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose from your vault' });
  await expect(again(picker).first()).toBeVisible();
  await expectAccessible(page);
  await picker
    .getByRole('button', { name: /^Choose /, disabled: false })
    .first()
    .click(CORNER);
  await expect(picker).toBeHidden();
  await expect(page.getByTestId('attached-file')).toHaveCount(1);
  await expectAccessible(page);
});

function again(within: Pick<Page, 'getByRole'>) {
  return within.getByRole('button', { name: 'Try again' });
}

async function cutPictures(page: Page): Promise<void> {
  await page.route(isPicture, (route) => route.abort('connectionreset'));
}
