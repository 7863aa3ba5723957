import {
  anotherBrowser,
  expect,
  expectAccessible,
  newEmail,
  settleHistory,
  signUp,
  test,
} from './journey.ts';
import { startAs } from './signed-in.ts';

test('a guest joins to subscribe, buys what is missing, subscribes, cancels, goes on, and tips', async ({
  page,
}) => {
  await page.goto('/dakila_soriano');
  await page.getByRole('link', { name: 'Join to Subscribe' }).click();
  await signUp(page, { name: 'Suki Ng Bayan', email: newEmail() });
  await expect(page).toHaveURL(/\/dakila_soriano$/);
  const tooFew = page.getByRole('dialog', { name: 'Not enough credits' });
  await expect(tooFew.getByTestId('insufficient-credits')).toContainText('more to subscribe');
  await tooFew.getByRole('link', { name: 'Buy credits' }).click();

  await expect(page.getByTestId('wanted-post')).toContainText('Subscription to Dakila Soriano');
  await page.getByRole('radio', { name: /Popular/ }).check();
  await page.getByRole('radio', { name: /PayPal/ }).check();
  await page.getByRole('button', { name: /Pay ₱500\.00/ }).click();
  await page.getByRole('button', { name: /Approve/ }).click();
  const ask = page.getByRole('dialog', { name: 'Subscribe to Dakila Soriano?' });
  await expect(ask).toBeVisible();
  await expect(ask).toContainText('It renews every month until you cancel.');
  await expect(ask.getByText('Balance after')).toBeVisible();
  await expectAccessible(page);
  await ask.getByRole('button', { name: /^Subscribe for/ }).click();
  await expect(page.getByTestId('toast').getByText('Subscribed!')).toBeVisible();
  await expect(ask).toHaveCount(0);
  await settleHistory(page);
  await expect(page.getByText(/^Renews on /)).toBeVisible();
  await expect(page.getByTestId('follow-button')).toHaveCount(0);

  await page.getByTestId('subscribed-button').click();
  const own = page.getByRole('dialog', { name: 'Your subscription' });
  await own.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(own.getByText(/^Ends on /)).toBeVisible();
  await expectAccessible(page);
  await own.getByRole('button', { name: 'Renew again' }).click({ delay: 50 });
  await expect(own.getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
  await page.keyboard.press('Escape');
  await settleHistory(page);

  await page.goto('/my-subscriptions');
  await expect(page.getByTestId('subscription')).toContainText(/Dakila Soriano.*Renews on/);
  await expectAccessible(page);
  await page.goto('/dakila_soriano');

  await page.getByTestId('tip-button').click();
  const tip = page.getByRole('dialog', { name: 'Send Dakila Soriano a tip' });
  await tip.getByRole('radio', { name: '20 credits' }).check();
  await tip.getByLabel('Message (optional)').fill('Salamat sa mga litrato!');
  await expect(tip.getByText('Balance after')).toBeVisible();
  await expectAccessible(page);
  await tip.getByRole('button', { name: 'Send 20 credits' }).click();
  await expect(page.getByTestId('toast').getByText('Tip Sent!')).toBeVisible();

  const creator = await anotherBrowser(page);
  await startAs(creator, 'dakila.soriano@likha.test');
  await creator.goto('/creator?tab=earnings');
  await creator.getByRole('button', { name: 'Block Suki Ng Bayan' }).click();
  await expect(creator.getByRole('dialog')).toContainText('A subscription ends at once, and what is left');
  await expectAccessible(creator);
  await creator.getByRole('dialog').getByRole('button', { name: 'Block Suki Ng Bayan' }).click();
  await expect(creator.getByTestId('toast')).toContainText('Blocked');
  await page.goto('/dakila_soriano');
  await expect(page.getByText('Profile Not Found')).toBeVisible();
  await creator.goto('/creator?tab=settings');
  await creator.getByRole('button', { name: 'Unblock Suki Ng Bayan' }).click();
  await expect(creator.getByText('You have blocked nobody.')).toBeVisible();
  await page.reload();
  await expect(page.getByTestId('tip-button')).toBeVisible();
  await creator.context().close();
});
