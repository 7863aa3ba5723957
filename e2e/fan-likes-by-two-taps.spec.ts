import { expect, expectAccessible, newEmail, register, test } from './journey.ts';

test('two taps on a picture like its post, and more of them take nothing back; one opens it', async ({
  page,
}) => {
  await page.goto('/amihan_reyes');
  await register(page, { name: 'Dalawang Tapik', email: newEmail() });
  await page.goto('/amihan_reyes');
  const card = page
    .getByTestId('post-card')
    .filter({ has: page.getByTestId('like') })
    .filter({ has: page.getByRole('button', { name: /^Open/ }) })
    .first();
  const picture = card.getByRole('button', { name: /^Open/ }).first();
  const heart = card.getByTestId('like');
  await picture.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const opened = page.getByRole('dialog');
  for (let times = 0; times < 2; times += 1)
    // A busy machine brings the second so late that the two are meant one by one: what they opened goes, and they come again.
    await expect(async () => {
      if (await opened.isVisible()) await page.keyboard.press('Escape');
      await expect(opened).toHaveCount(0, { timeout: 2000 });
      await picture.dblclick();
      await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: 2000 });
      await expect(opened).toHaveCount(0, { timeout: 2000 });
    }).toPass();
  // What the bar lies over while one reads on is no target of that size.
  await page.evaluate('window.scrollTo(0, 0)');
  await expectAccessible(page);
  await picture.click();
  await expect(opened).toBeVisible();
});
