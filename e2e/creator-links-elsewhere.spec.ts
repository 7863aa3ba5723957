import { anotherBrowser, expect, expectAccessible, test } from './journey.ts';
import { startAs } from './signed-in.ts';

test('a creator says where else they are; the profile links there and vouches for nothing', async ({
  page,
}) => {
  const address = `https://www.instagram.com/amihan-${Date.now()}/`;
  await startAs(page, 'creator@likha.test');
  await page.goto('/creator?tab=settings');
  const save = page.getByRole('button', { name: 'Save Links' });
  await page.getByLabel('Reddit', { exact: true }).fill('javascript:alert(1)');
  await page.getByLabel('Facebook', { exact: true }).fill('facebook');
  await save.click();
  await expect(page.getByTestId('toast')).toContainText('Validation Error');
  await expect(page.getByTestId('toast')).toContainText('Please fix the invalid URLs before saving.');
  await expect(page.getByText('URL must use HTTP or HTTPS')).toBeVisible();
  await expect(page.getByText('Please enter a valid URL')).toBeVisible();
  await page.getByLabel('Reddit', { exact: true }).fill('https://reddit.com/r/hidden');
  await page.getByRole('switch', { name: 'Show Reddit on my profile' }).uncheck();
  await page.getByLabel('Facebook', { exact: true }).fill('');
  await page.getByLabel('Instagram', { exact: true }).fill(address);
  await page.route('**/api/users/social-media', (route) =>
    route.fulfill({ status: 422, json: { code: 'validation_failed', status: 422 } }),
  );
  await save.click();
  await expect(page.getByTestId('toast')).toContainText('Save Failed');
  await expect(page.getByTestId('toast')).toContainText(
    'Failed to save social media links. Please try again.',
  );
  await page.unroute('**/api/users/social-media');
  await save.click();
  await expect(page.getByTestId('toast')).toContainText('Social Links Updated!');
  await expectAccessible(page);

  const guest = await anotherBrowser(page);
  await guest.goto('/amihan_reyes?tab=about');
  const link = guest.getByRole('link', { name: 'Instagram, opens in a new tab' });
  await expect(link).toHaveAttribute('href', address);
  await expect(link).toHaveAttribute('rel', 'noopener nofollow ugc');
  await expect(guest.getByRole('link', { name: /Reddit|Facebook/ })).toHaveCount(0);
});
