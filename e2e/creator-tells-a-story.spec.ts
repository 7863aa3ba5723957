import { anotherBrowser, expect, expectAccessible, newWord, test } from './journey.ts';
import { startAs } from './signed-in.ts';

test('a creator tells a story; a fan looks at it, goes on, reports and closes; the creator sees how many saw it, and deletes it', async ({
  page,
}) => {
  const words = `Isang kuwento ${newWord()}`;
  await startAs(page, 'creator@likha.test');
  await page.goto('/creator?tab=content');
  await page.getByRole('button', { name: 'New story' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Text' }).fill(words);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Publish story' }).click();
  await expect(page.getByTestId('toast')).toContainText('Story published');
  const own = page.getByTestId('own-story').filter({ hasText: words });
  await expect(own).toContainText('Seen by 0');

  const fan = await anotherBrowser(page);
  await startAs(fan, 'fan@likha.test');
  await fan.emulateMedia({ reducedMotion: 'reduce' });
  await fan.goto('/amihan_reyes');
  await fan.getByRole('button', { name: 'Amihan Reyes’s new stories' }).click();
  const viewer = fan.getByRole('dialog');
  const stage = viewer.getByTestId('story');
  // Others of hers come first, the oldest unseen one of all.
  while (!(await stage.textContent())?.includes(words)) {
    const shown = (await stage.getAttribute('data-story')) ?? '';
    await fan.keyboard.press('ArrowRight');
    await expect(stage).not.toHaveAttribute('data-story', shown);
  }
  await expectAccessible(fan);
  await viewer.getByRole('button', { name: 'Report this story' }).click();
  await expect(fan.getByRole('heading', { name: 'Report this story' })).toBeVisible();
  await fan.keyboard.press('Escape');
  await expect(fan.getByRole('heading', { name: 'Report this story' })).toBeHidden();
  await fan.keyboard.press('Escape');
  await expect(fan.getByRole('dialog')).toHaveCount(0);
  await fan.context().close();

  await page.reload();
  await own.getByRole('button', { name: 'Seen by 1' }).click();
  await expect(dialog.getByRole('heading', { name: 'Who saw it' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await own.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByTestId('toast')).toContainText('Story deleted');
  await expect(own).toHaveCount(0);
});
