import { readFile } from 'node:fs/promises';
import { paths } from '@likha/contract/addresses';
import type { Locator } from '@playwright/test';
import { expect, expectAccessible, settleHistory, test } from './journey.ts';
import { startAs } from './signed-in.ts';
import { withSecond } from './two-people.ts';

test('finance closes the first month that is over, and its statement is what the trial balance says', async ({
  page,
  baseURL,
}) => {
  await startAs(page, 'admin@likha.test');
  const month = page.getByTestId('book-month').filter({ has: page.getByRole('button') });
  await withSecond(baseURL ?? '', async () => {
    await page.goto('/admin/books?tab=balance');
    await expect(month).toHaveCount(1);
    await approveAndWithdraw(month);
  });
  await page.reload();
  await expect(month).toHaveCount(1);
  const name = (await month.locator('strong').textContent()) ?? '';
  await month.getByRole('button', { name: 'Close the month' }).click();
  const ask = page.getByRole('dialog', { name: `Close ${name}?` });
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Close it' }).click();
  await expect(page.getByTestId('toast')).toContainText('Month closed');
  await settleHistory(page);
  await expect(page.getByTestId('book-month').filter({ hasText: name })).toContainText(
    'Closed by Luz Administrador',
  );

  const first = new Date(`${name} 1 UTC`);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
  const [from, to] = [first, last].map((day) => day.toISOString().slice(0, 10));
  await page.goto(`/admin/books?tab=balance&balance_from=${from}&balance_to=${to}`);
  const deposits = page.getByTestId('balance').filter({ hasText: 'Customer deposits' });
  const figures = async () =>
    (await page.getByTestId('balance').filter(SUMS).locator('dd').allTextContents()).join();
  const SUMS = { hasText: 'On these days' };
  await expect(deposits).toBeVisible();
  const trial = (await deposits.locator('dd').allTextContents()).join();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('"PHP","deposits"');
  await deposits.getByRole('link').click();
  await expect.poll(figures).toBe(trial);
  await expect(page.getByTestId('movement').last()).toContainText('Balance');
  const desk = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.getByTestId('movement').evaluateAll(withAccountBeside)).toBe(0);
  await page.setViewportSize(desk);
  await expectAccessible(page);

  await page.goto(paths.adminAccount('PHP:promotions', {}));
  const paidFor = page.getByTestId('promotion-causes');
  await expect(paidFor).toContainText('Bonuses of packs');
  const total = (await paidFor.locator('.money').last().textContent()) ?? '';
  await expect(page.getByTestId('balance').locator('dd').last()).toHaveText(`−${total}`);
});

interface Part {
  firstElementChild: { children: Iterable<Part> } | null;
  getBoundingClientRect(): { top: number; bottom: number };
}

/** Movements that say from or to where beside when they were, and not below as the others do. */
function withAccountBeside(movements: unknown[]): number {
  const areBeside = (movement: Part) => {
    const [, when, where] = [...(movement.firstElementChild?.children ?? [])];
    return (where?.getBoundingClientRect().top ?? 0) < (when?.getBoundingClientRect().bottom ?? 0) - 1;
  };
  return (movements as Part[]).filter(areBeside).length;
}

/** As the first of two: whoever goes on by keyboard stands at the button in whose place the pressed one was (P902). */
async function approveAndWithdraw(month: Locator): Promise<void> {
  const page = month.page();
  const close = month.getByRole('button', { name: 'Close the month' });
  const withdraw = month.getByRole('button', { name: 'Withdraw my approval' });
  // A page that loads takes the focus from nobody.
  await expect(close).toBeVisible();
  await expect(close).not.toBeFocused();
  await close.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Close it' }).click();
  await expect(withdraw).toBeFocused();
  await settleHistory(page);
  await expect(withdraw).toBeFocused();
  await withdraw.press('Enter');
  await expect(close).toBeFocused();
}
