import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, expect, expectAccessible, test } from './journey.ts';
import { startInAnotherTime } from './server-of-another-time.ts';
import { apiOf, askForPayout } from './two-people.ts';

/** A month of tax is withheld, over, and paid to the tax office; by one person in two tabs, as it happens. */
test('of two tabs that say a month of tax was paid, one is in the books, and the other is told', async ({
  page,
  baseURL,
}) => {
  const later = await startInAnotherTime(Number(new URL(baseURL ?? '').port) + 6);
  try {
    await withholdAMonth(later);
    const login = { email: 'admin@likha.test', password: DEMO_PASSWORD };
    expect((await page.request.post(`${later.url}/api/auth/login`, { data: login })).ok()).toBe(true);
    const other = await page.context().newPage();
    const paidOn = philippineDay(later.now());
    for (const tab of [page, other]) {
      await tab.goto(`${later.url}/admin/tax`);
      await tab.locator('html[data-live]').waitFor({ state: 'attached' });
      await periodOf(tab).getByRole('button', { name: 'Record payment' }).click();
    }
    const fill = async (tab: Page, reference: string) => {
      const ask = tab.getByRole('dialog');
      await ask.getByLabel('Paid on').fill(paidOn);
      await ask.getByLabel('Reference of the payment').fill(reference);
      return ask.getByRole('button', { name: 'Record payment' });
    };
    const [first, second] = [await fill(page, 'eFPS 1'), await fill(other, 'eFPS 2')];
    await expectAccessible(page);
    await first.dblclick();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(periodOf(page)).toContainText('eFPS 1');
    await second.click();
    await expect(other.getByTestId('toast')).toContainText('Luz Administrador');
    await expect(other.getByRole('dialog')).toHaveCount(0);
    await expect(periodOf(other)).toContainText('eFPS 1');

    // Taken back in both: one reversing entry, and the month is owed again.
    for (const tab of [page, other]) {
      await periodOf(tab).getByRole('button', { name: 'Take back' }).click();
      await tab.getByRole('dialog').getByRole('textbox').fill('It was the amount of another month');
    }
    const takeBack = (tab: Page) => tab.getByRole('dialog').getByRole('button', { name: 'Take back' });
    await takeBack(page).dblclick();
    await expect(periodOf(page).getByRole('button', { name: 'Record payment' })).toBeVisible();
    await takeBack(other).click();
    await expect(other.getByRole('dialog')).toHaveCount(0);
    await expect(periodOf(other).getByRole('button', { name: 'Record payment' })).toBeVisible();
    const { lines } = await (await page.request.get(`${later.url}/api/admin/books/journal`)).json();
    const reasons = lines.map(({ reason }: { reason: string }) => reason);
    const ofTax = reasons.filter((reason: string) => ['reversal', 'tax_remittance'].includes(reason));
    expect(ofTax).toEqual(['reversal', 'tax_remittance']);
  } finally {
    await later.stop();
  }
});

const periodOf = (tab: Page) => tab.getByTestId('tax-period').last();
const philippineDay = (at: Date) => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);

/** A rule from tomorrow on, a payout that is approved then, and the month is over. */
async function withholdAMonth(later: Awaited<ReturnType<typeof startInAnotherTime>>): Promise<void> {
  const rule = { is_on: true, rate_basis_points: 100, share_basis_points: 5_000, threshold: 0 };
  const before = await apiOf(later.url, 'admin@likha.test');
  const from_day = philippineDay(new Date(later.now().getTime() + 86_400_000));
  const said = await before.post('/api/admin/tax/withholding-rules', {
    data: { ...rule, from_day, source: 'RR 16-2023' },
  });
  expect(said.ok()).toBe(true);
  await later.pass(1);
  await (await askForPayout(later.url, 'amihan_reyes', 'creator@likha.test')).dispose();
  const finance = await apiOf(later.url, 'admin@likha.test');
  const { payout_requests } = await (await finance.get('/api/admin/payouts')).json();
  const decision = { decision: 'approve', by_hand: true };
  const path = `/api/admin/payouts/${payout_requests[0].id}/decision`;
  expect((await finance.post(path, { data: decision })).ok()).toBe(true);
  // As many days as are left of this month at most, and the first of the next.
  await later.pass(32);
  await Promise.all([before.dispose(), finance.dispose()]);
}
