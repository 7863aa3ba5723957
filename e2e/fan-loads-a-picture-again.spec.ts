import type { Page } from '@playwright/test';
import { expect, expectAccessible, settleHistory, test } from './journey.ts';
import { startAs } from './signed-in.ts';

const isPicture = ({ pathname }: URL) => pathname.startsWith('/media/');
const isScript = ({ pathname }: URL) => pathname.endsWith('.js');
const CORNER = { position: { x: 8, y: 8 } };

test('pictures that could not be loaded are tried again one by one, and open all the same (P860)', async ({
  page,
}) => {
  await startAs(page, 'fan@likha.test');
  const creator = await whoseNewestIsAnOpenPicture(page);
  await cutPictures(page);
  // The code comes once the first picture has failed, of which nobody has heard then.
  const failed = page.waitForEvent('requestfailed', (request) => isPicture(new URL(request.url())));
  await page.route(isScript, async (route) => {
    await failed;
    await route.continue();
  });
  await page.goto(`/${creator}`);
  await page.unroute(isScript);
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
  type Story = { id: string; media: { content_type: string } | null };
  const wanted = stories.findIndex(({ media }: Story) => media?.content_type.startsWith('image/'));
  await cutPictures(page);
  await page.getByRole('button', { name: /^Amihan Reyes’s (new )?stories/ }).click();
  const stage = page.getByTestId('story');
  const shown = () => stage.getAttribute('data-story');
  const first = await shown();
  const begun = stories.findIndex(({ id }: Story) => id === first);
  for (let place = begun; place !== wanted; place += Math.sign(wanted - place)) {
    await expect.poll(shown).toBe(stories[place].id);
    await page.keyboard.press(wanted > place ? 'ArrowRight' : 'ArrowLeft');
  }
  const { id } = stories[wanted];
  await expect(stage).toHaveAttribute('data-story', id);
  await expect(again(stage)).toBeVisible();
  await expectAccessible(page);
  await page.unroute(isPicture);
  await again(stage).click();
  await expect(stage.locator('img').last()).not.toHaveJSProperty('naturalWidth', 0);
  await expect(stage).toHaveAttribute('data-story', id);
});

test('a file of the vault is chosen without its picture', async ({ page }) => {
  await startAs(page, 'creator@likha.test');
  // With a fan whom nobody shuts out: the newest conversation may be one that another journey closed.
  const { conversations } = await (await page.request.get('/api/conversations?search=bayani_lopez')).json();
  await page.goto(`/messages/${conversations[0].id}`);
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

/** Which creators that is depends on what other journeys posted on this server before. */
async function whoseNewestIsAnOpenPicture(page: Page): Promise<string> {
  const { creators } = await (await page.request.get('/api/creators?limit=50')).json();
  for (const { id, username } of creators) {
    const { posts } = await (await page.request.get(`/api/creators/${id}/posts`)).json();
    if (posts[0]?.type === 'photo' && posts[0].media_url && !posts[0].is_locked) return username;
  }
  throw new Error('nobody’s newest post is a picture that this person may see');
}

function again(within: Pick<Page, 'getByRole'>) {
  return within.getByRole('button', { name: 'Try again' });
}

async function cutPictures(page: Page): Promise<void> {
  await page.route(isPicture, (route) => route.abort('connectionreset'));
}
