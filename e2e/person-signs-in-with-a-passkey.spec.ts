import { expect, expectAccessible, newEmail, register, settleHistory, test } from './journey.ts';

const PASSWORD = 'gabi ng mga ilaw 94';

// A passkey belongs to a name and to no number.
test.use({ baseURL: ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

test('a person adds a passkey, comes back by it alone, and removes it', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  await register(page, { name: 'Luningning Cruz', email: newEmail() });
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await section.getByLabel('Current password').fill(PASSWORD);
  await section.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByTestId('toast')).toContainText('Passkey added');
  await expect(section.getByText('Not used yet')).toBeVisible();
  await section.getByRole('button', { name: /^Rename/ }).click();
  await section.getByLabel('Name').fill('Lola’s phone');
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByText('Lola’s phone')).toBeVisible();
  await expectAccessible(page);
  await settleHistory(page);
  await page.evaluate('localStorage.clear()');
  // A page that asks for something once its session is gone leads to sign-in, and back to itself from there.
  await page.goto('about:blank');
  await page.context().clearCookies();
  // What the browser offers by itself would be taken at once by a device that is always touched: only the button is meant here.
  await page.addInitScript('PublicKeyCredential.isConditionalMediationAvailable = async () => false');
  await page.goto('/login');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL('**/fan');
  await page.goto('/settings');
  await expect(section.getByText(/^Last used/)).toBeVisible();
  await section.getByRole('button', { name: 'Remove Lola’s phone' }).click();
  await section.getByLabel('Current password').fill(PASSWORD);
  await section.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(page.getByTestId('toast')).toContainText('Passkey removed');
  await expect(section.getByText('You have no passkey yet.')).toBeVisible();
});
