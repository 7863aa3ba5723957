import { expect, expectAccessible, settleHistory, test } from './journey.ts';
import { startAs } from './signed-in.ts';

test('what is refused of a rule is said at its field, and nothing that was typed is lost', async ({
  page,
}) => {
  await startAs(page, 'admin@likha.test');
  await page.goto('/admin/tax');
  const form = page.locator('form', { has: page.getByRole('heading', { name: 'New rule' }) });
  const day = form.getByLabel('Holds from');
  const above = form.getByLabel('Only above this amount a year (PHP)');
  await day.fill('2026-01-01');
  await above.fill('1,250,000');
  await form.getByRole('button', { name: 'Save rule' }).click();
  const ask = page.getByRole('dialog', { name: 'Save this rule?' });
  await expect(ask).toContainText('above ₱1,250,000.00 a year');
  await ask.getByRole('button', { name: 'Save rule' }).click();
  await expect(form).toContainText('A rule can begin tomorrow or later.');
  await expect(day).toBeFocused();
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  await expect(above).toHaveValue('1,250,000');
  await settleHistory(page);
  await expectAccessible(page);
});
