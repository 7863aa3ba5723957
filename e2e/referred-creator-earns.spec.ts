import { submitIdentity } from './identity.ts';
import { anotherBrowser, expect, newEmail, signUp, test } from './journey.ts';
import { startAs } from './signed-in.ts';

test('a creator comes by another one’s link, earns, and the other one gets a commission', async ({
  page,
}) => {
  await page.goto('/');
  const referrer = await anotherBrowser(page);
  await startAs(referrer, 'creator@likha.test');
  await referrer.goto('/creator?tab=affiliate');
  const link = await referrer.getByRole('textbox', { name: /referral link/i }).inputValue();
  await expect(referrer.getByText('@sinag_inirefer')).toHaveCount(0);

  const click = page.waitForResponse((answer) => answer.url().includes('/affiliates/'));
  await page.goto(link);
  // The browser keeps whose link it followed.
  expect((await click).ok()).toBe(true);
  await page.goto('/register?type=creator');
  await signUp(page, { name: 'Sinag Inirefer', email: newEmail() });
  await submitIdentity(page);
  await expect(page).toHaveURL(/\/creator$/);

  const fan = await anotherBrowser(page);
  await startAs(fan, 'fan@likha.test');
  await fan.goto('/sinag_inirefer', { waitUntil: 'networkidle' });
  await fan.getByTestId('tip-button').click();
  const tip = fan.getByRole('dialog', { name: 'Send Sinag Inirefer a tip' });
  await tip.getByRole('radio', { name: '100 credits' }).check();
  await expect(tip.getByText('Balance after')).toBeVisible();
  await tip.getByRole('button', { name: 'Send 100 credits' }).click();
  await expect(fan.getByTestId('toast').getByText('Tip Sent!')).toBeVisible();

  // Of ₱100.00 the creator has 70 %, the one who brought them 10 %.
  await page.goto('/creator?tab=earnings');
  await expect(page.getByText('₱70.00').first()).toBeVisible();
  await expect(async () => {
    await referrer.reload();
    const referred = referrer.getByRole('listitem').filter({ hasText: '@sinag_inirefer' });
    await expect(referred).toContainText('₱10.00', { timeout: 2000 });
  }).toPass();
  await referrer.context().close();
  await fan.context().close();
});
