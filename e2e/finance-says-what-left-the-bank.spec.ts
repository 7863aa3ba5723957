import { expect, expectAccessible, settleHistory, test } from './journey.ts';
import { startAs } from './signed-in.ts';
import { apiOf, askForPayout } from './two-people.ts';

test('finance says what left the bank for a payout, and clearing is at zero until that is taken back', async ({
  page,
  baseURL,
}) => {
  await payOne(baseURL ?? '');
  await startAs(page, 'admin@likha.test');
  await page.goto('/admin/settlements');
  const part = page.getByRole('region', { name: 'Left the bank for payouts' });
  await expect(part).toContainText('Paid out, bank not recorded yet');
  await expect(part).toContainText('The oldest payout is from');
  await part.getByRole('button', { name: 'Record what left the bank' }).click();
  const ask = page.getByRole('dialog');
  const amount = ask.getByLabel('Amount in pesos');
  const record = ask.getByRole('button', { name: 'Record', exact: true });
  const open = Number(await amount.inputValue());
  await amount.fill(String(open + 500));
  await expect(ask).toContainText('₱500.00 more than was paid out');
  await amount.fill(open.toFixed(2));
  await record.click();
  await expect(ask).toContainText('Choose the day');
  await expect(ask.getByLabel('Day it left')).toBeFocused();
  await expectAccessible(page);
  await ask.getByLabel('Day it left').fill(philippineDay(86_400_000));
  await ask.getByLabel('Bank reference').fill('BPI 7042');
  await record.click();
  await expect(ask).toContainText('This day has not come yet.');
  await expect(ask.getByLabel('Day it left')).toBeFocused();
  // What was typed is kept where it is closed, too.
  await ask.getByRole('button', { name: 'Not now' }).click();
  await settleHistory(page);
  await part.getByRole('button', { name: 'Record what left the bank' }).click();
  await expect(ask.getByLabel('Bank reference')).toHaveValue('BPI 7042');
  await ask.getByLabel('Day it left').fill(philippineDay());
  await ask.getByLabel('Fee in pesos').fill('15');
  await record.dblclick();
  await expect(ask).toHaveCount(0);
  const funding = part.getByTestId('funding').filter({ hasText: 'BPI 7042' });
  await expect(funding).toHaveCount(1);
  await expect(funding).toContainText('In the books');
  await expect(part).toContainText('Everything that was paid out is recorded');
  await settleHistory(page);
  await expectAccessible(page);

  await page.goto('/admin/books?tab=balance');
  const account = page.getByRole('link', { name: 'Clearing for payouts' });
  const clearing = page.getByRole('listitem').filter({ has: account });
  await expect(clearing.getByRole('definition').last()).toHaveText('₱0.00');
  await account.click();
  await page
    .getByTestId('movement')
    .filter({ hasText: 'Payout arrived' })
    .last()
    .getByRole('link', { name: 'Payout arrived' })
    .click();
  const story = page.getByRole('main').getByRole('listitem');
  await expect(story.filter({ hasText: 'Left the bank on' })).toContainText('BPI 7042');
  await expect(story.filter({ hasText: 'Kept as a fee' })).toContainText('₱15.00');
  await expectAccessible(page);

  await page.goto('/admin/settlements');
  await funding.getByRole('button', { name: 'Take back' }).click();
  await ask.getByRole('button', { name: 'Take back' }).click();
  await expect(ask).toContainText('Enter the reason');
  await ask.getByLabel('Why is it wrong?').fill('It was another transfer');
  await ask.getByRole('button', { name: 'Take back' }).dblclick();
  await expect(ask).toHaveCount(0);
  await expect(funding).toContainText('Taken back by Luz Administrador');
  await expect(funding).toContainText('It was another transfer');
  await expect(part).toContainText('The oldest payout is from');
  await settleHistory(page);
  await expectAccessible(page);
});

const philippineDay = (ahead = 0) => new Date(Date.now() + 8 * 3_600_000 + ahead).toISOString().slice(0, 10);

/** A creator of the demo is paid by hand. */
async function payOne(baseURL: string): Promise<void> {
  await (await askForPayout(baseURL, 'amihan_reyes', 'creator@likha.test')).dispose();
  const finance = await apiOf(baseURL, 'admin@likha.test');
  const { payout_requests } = await (await finance.get('/api/admin/payouts')).json();
  const path = `/api/admin/payouts/${payout_requests.at(-1).id}/decision`;
  for (const data of [
    { decision: 'approve', by_hand: true },
    { decision: 'paid', reference: 'GC-7042' },
  ])
    expect((await finance.post(path, { data })).ok()).toBe(true);
  await finance.dispose();
}
