import {
  anotherBrowser,
  expect,
  expectAccessible,
  newEmail,
  register,
  settleHistory,
  test,
} from './journey.ts';
import { startAs } from './signed-in.ts';

test('a fan gives another one a subscription, who is told, reads what was written, and sees the creator’s posts', async ({
  page,
}) => {
  await startAs(page, 'fan@likha.test');
  await page.goto('/dakila_soriano');
  const receiver = await anotherBrowser(page);
  await register(receiver, { name: 'Regalo Tinanggap', email: newEmail() });
  await page.getByTestId('subscribe-button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give as a gift' }).click();
  const ask = page.getByRole('dialog', { name: 'Dakila Soriano’s subscription, as a gift' });
  const press = ask.getByRole('button', { name: /^Give for/ });
  await expect(ask.getByText('Balance after')).toBeVisible();
  await expect(press).toBeDisabled();
  await ask.getByLabel('For whom').fill('@nobody_of_this_name');
  await ask.getByLabel('Message (optional)').fill('Maligayang kaarawan!');
  await press.click();
  await expect(page.getByTestId('toast')).toContainText('This gift cannot be given to that account');
  await ask.getByLabel('For whom').fill('@regalo_tinanggap');
  await ask.getByText('Say that it is from me').click();
  await expectAccessible(page);
  await press.click();
  await expect(page.getByTestId('toast').getByText('Gift given!')).toBeVisible();
  await expect(ask).toHaveCount(0);
  await settleHistory(page);
  await page.goto('/credit-history');
  await expect(page.getByText('Gift: one month of Dakila Soriano').first()).toBeVisible();

  await receiver.goto('/notifications');
  await receiver.getByText(/gave you a gift/).click();
  await expect(receiver).toHaveURL(/\/my-subscriptions$/);
  await expect(receiver.getByTestId('subscription')).toContainText(/Dakila Soriano.*Ends on/);
  await expect(receiver.getByText('Maligayang kaarawan!')).toBeVisible();
  await expectAccessible(receiver);
  await receiver.goto('/dakila_soriano');
  await expect(receiver.getByTestId('subscribed-button')).toBeVisible();
  await receiver.context().close();
});
