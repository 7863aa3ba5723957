import { expect, expectAccessible, test } from './journey.ts';
import { startAs } from './signed-in.ts';

test('a creator puts a fan into a list, and writes to that list', async ({ page }) => {
  await startAs(page, 'creator@likha.test');
  await page.goto('/creator/broadcasts');
  await page.getByRole('link', { name: 'Fan lists' }).click();
  await page.getByRole('button', { name: 'New list' }).click();
  const making = page.getByRole('dialog', { name: 'New list' });
  await making.getByRole('button', { name: 'Create list' }).click();
  await expect(making.getByText('Enter a name')).toBeVisible();
  await making.getByRole('textbox', { name: 'Name' }).fill('Asks for prints');
  await expectAccessible(page);
  await making.getByRole('button', { name: 'Create list' }).click();
  const list = page.getByTestId('fan-list').filter({ hasText: 'Asks for prints' });
  await expect(list).toContainText('0 fans · Added by hand');
  await page.getByRole('button', { name: 'New list' }).click();
  await making.getByRole('textbox', { name: 'Name' }).fill('Generous');
  await making.getByLabel('Who’s in it').selectOption('Fans who used credits with me');
  await making.getByRole('textbox', { name: 'Minimum credits' }).fill('0');
  await making.getByRole('button', { name: 'Create list' }).click();
  await expect(making.getByText('A whole number from 1 to 1,000,000')).toBeVisible();
  await making.getByRole('textbox', { name: 'Minimum credits' }).fill('5000');
  await making.getByRole('button', { name: 'Create list' }).click();
  await expect(page.getByTestId('fan-list').filter({ hasText: 'Generous' })).toContainText(
    'At least 5,000 credits in 30 days',
  );
  await expectAccessible(page);

  // From the conversation with a fan they are put into it.
  await page.goto('/messages');
  await page.locator('a[href^="/messages/"]').first().click();
  await page.getByRole('button', { name: 'About this fan' }).click();
  const about = page.getByRole('dialog');
  await about.getByRole('checkbox', { name: 'Asks for prints' }).check();
  await expectAccessible(page);
  await about.getByRole('button', { name: 'Close' }).click();

  await page.goto('/creator/lists');
  await expect(list).toContainText('1 fan · Added by hand');
  await list.getByRole('button', { name: 'Who is in Asks for prints' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.goto('/creator/broadcasts/new');
  await page.getByLabel('To', { exact: true }).selectOption('List: Asks for prints');
  await expect(page.getByTestId('receivers')).toContainText('1 person would get it now');
  await page.getByRole('checkbox', { name: 'List: Generous' }).check();
  await page.getByRole('textbox', { name: 'Message' }).fill('The prints are here.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const ask = page.getByRole('dialog', { name: 'Send to 1 person?' });
  await expect(ask).toContainText('To Asks for prints, without 1 list');
  await ask.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByTestId('broadcast-state')).toHaveText('Sent');

  await page.goto('/creator/lists');
  await list.getByRole('button', { name: 'Remove Asks for prints' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(list).toHaveCount(0);
});
