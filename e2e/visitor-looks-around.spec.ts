import { expect, signIn, test } from './journey.ts';
import { startAs } from './signed-in.ts';

test('a visitor goes from the landing page to the creators and to one of them', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const toSignIn = page.getByRole('link', { name: 'Sign In', exact: true, includeHidden: true });
  await expect(toSignIn.first()).toBeAttached();
  await page.getByRole('link', { name: 'Browse Creators' }).first().click();
  await expect(page).toHaveURL(/\/models$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Filipino Creators' })).toBeVisible();
  await expect(page.getByTestId('creator-card').nth(7)).toBeVisible();

  await page.getByLabel('Search creators').fill('no such person');
  await expect(page.getByText('No creators found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all creators' }).click();
  await page.getByRole('tab', { name: 'List View' }).click();
  await expect(page.getByRole('tabpanel', { name: 'List View' })).toBeVisible();
  const first = page.getByTestId('creator-card').first();
  await expect(first).toBeVisible();
  await page.getByLabel('Search creators').fill('x'.repeat(90));
  await expect(page.getByText('At most 80 characters')).toBeVisible();
  await page.getByLabel('Search creators').fill('@amihan_reyes');
  await expect(page.getByTestId('creator-card')).toHaveCount(1);
  await first.click();

  await expect(page).toHaveURL(/\/amihan_reyes$/);
  const post = page.getByTestId('post-card').first();
  await expect(post).toBeVisible();
  // Pictures first: it begins on the first screen.
  if (isMobile) expect((await post.boundingBox())?.y).toBeLessThan(720);
  await expect(page.getByRole('heading', { level: 1, name: /Amihan Reyes/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Join to Subscribe' })).toHaveAttribute('href', '/register');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/models/);
});

test('a path that leads nowhere goes home; a name that nobody has says so', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/);
  await expect(page.getByRole('link', { name: 'Join as Fan' })).toBeVisible();
  await page.goto('/nobody_by_this_name');
  await expect(page.getByRole('heading', { name: 'Profile Not Found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse Creators' }).last()).toHaveAttribute('href', '/models');
});

test('a guarded page leads to sign-in and back', async ({ page }) => {
  await page.goto('/fan?tab=credits');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, 'fan@likha.test');
  await expect(page).toHaveURL(/\/fan\?tab=credits$/);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/fan$/);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await page.goto('/creator');
  await expect(page).toHaveURL(/\/fan$/);
});

test('a creator who is not verified waits', async ({ page }) => {
  await startAs(page, 'newcreator@likha.test');
  await page.goto('/creator');
  await expect(page).toHaveURL(/\/creator-verification$/);
  await expect(page.getByText('Step 2 of 2')).toBeVisible();
  await page.goto('/login');
  await expect(page).toHaveURL(/\/creator-verification$/);
  // Sign-in is for guests, so the way there leads out first.
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/creator');
  await expect(page).toHaveURL(/\/login$/);
});
