import { join } from 'node:path';
import { submitIdentity } from './identity.ts';
import { anotherBrowser, test as base, expect, expectAccessible, newEmail, register } from './journey.ts';
import { startBeside } from './server-beside.ts';
import { startAs } from './signed-in.ts';

/** The servers of the journeys screen by themselves; here a person decides, on a node of its own beside this worker's. */
const test = base.extend({
  baseURL: async ({ baseURL }, use) => {
    const { port } = new URL(baseURL ?? '');
    const folder = join(process.env.E2E_DATA ?? '', port);
    const { url, stop } = await startBeside(folder, Number(port) + 5, { KYC_REVIEW: 'manual' });
    try {
      await use(url);
    } finally {
      await stop();
    }
  },
});

test('an admin sends a creator’s documents back, and accepts what comes instead', async ({ page }) => {
  await register(page, { name: 'Mayumi Naghihintay', email: newEmail(), type: 'creator' });
  await expect(page).toHaveURL(/\/creator-verification$/);
  await submitIdentity(page);
  await expect(page.getByTestId('verification-pending')).toContainText('SSS');
  await page.goto('/creator');
  await expect(page).toHaveURL(/\/creator-verification$/);

  const admin = await anotherBrowser(page);
  await startAs(admin, 'admin@likha.test');
  await admin.goto('/admin?tab=users&part=verifications');
  const waiting = admin.getByTestId('submission').filter({ hasText: 'Mayumi Naghihintay' });
  await waiting.getByRole('button', { name: 'Show the documents' }).click();
  for (const name of ['ID photo', 'Selfie with ID']) {
    const picture = waiting.getByRole('img', { name });
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).toHaveJSProperty('naturalWidth', 1000);
  }
  await expectAccessible(admin);
  // One form at a time, so none stands open (P759).
  const decide = waiting.getByText('Decide', { exact: true });
  await decide.click();
  const reject = waiting.getByRole('button', { name: 'Reject' });
  await expect(reject).toBeDisabled();
  await waiting.getByLabel('Reason').fill('The name on the ID is not readable.');
  await reject.click();
  await expect(admin.getByTestId('toast')).toContainText('Decided');
  await expect(waiting).toHaveCount(0);

  await page.reload();
  await expect(page.getByTestId('verification-rejected')).toContainText(
    'The name on the ID is not readable.',
  );
  await expectAccessible(page);
  await submitIdentity(page);
  await expect(page.getByTestId('verification-pending')).toBeVisible();
  await admin.reload();
  await decide.click();
  await waiting.getByRole('button', { name: 'Approve' }).click();
  await expect(admin.getByTestId('toast')).toContainText('Decided');
  // Both looks at the documents stand in the log, which names who looked.
  await admin.goto('/admin?tab=users&part=audit');
  // Not the choice in the filter of what was done.
  const listed = admin
    .getByText('Identity document viewed', { exact: true })
    .and(admin.locator(':not(option)'));
  await expect(listed.first()).toBeVisible();
  // People stand in a table at a desk: fourteen of them on its screen.
  await admin.setViewportSize({ width: 1440, height: 900 });
  await admin.goto('/admin?tab=users');
  await expect(admin.getByTestId('person').nth(13)).toBeInViewport({ ratio: 1 });
  await admin.context().close();

  await page.goto('/creator');
  await expect(page).toHaveURL(/\/creator$/);
  await expect(page.getByRole('button', { name: 'New Post', exact: true })).toBeVisible();
});
