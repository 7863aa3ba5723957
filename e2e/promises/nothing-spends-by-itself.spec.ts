import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { startAs } from '../signed-in.ts';
import { askingDialog, changePrice, countCalls, findLocked } from './money.ts';

const GAPS_MS = [100, 200, 300];

/** Where the confirmation stands once it is open. */
async function middleOfConfirm(page: Page): Promise<{ x: number; y: number }> {
  const box = await askingDialog(page)
    .getByRole('button', { name: /Unlock for/ })
    .boundingBox();
  if (!box) throw new Error('the confirmation is not there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** What a page tells of the last press in it. */
interface Pressed {
  confirmWasReady?: boolean;
  addEventListener(
    name: string,
    listener: (event: { target: Element | null }) => void,
    isFirst: boolean,
  ): void;
}
interface Element {
  closest(selector: string): { ariaDisabled: string | null } | null;
}

/** Has the page tell whether what was pressed last was ready for it. */
async function watchPresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const inPage = globalThis as unknown as Pressed;
    inPage.addEventListener(
      'pointerdown',
      ({ target }) => {
        inPage.confirmWasReady = target?.closest('button')?.ariaDisabled === 'false';
      },
      true,
    );
  });
}

/**
 * Presses where the confirmation stands, for so long. One that came too late, as on a machine that is busy, would be one of its own:
 * the finger leaves without it. @returns whether it began before the confirmation was ready
 */
async function pressEarly(page: Page, { x, y }: { x: number; y: number }, forMs = 0): Promise<boolean> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  const isEarly = await page.evaluate(() => (globalThis as unknown as Pressed).confirmWasReady === false);
  if (!isEarly) await page.mouse.move(0, 0);
  else await page.waitForTimeout(forMs);
  await page.mouse.up();
  return isEarly;
}

test('a double press on Unlock Now opens the question and spends nothing', async ({ page }) => {
  await startAs(page, 'fan@likha.test');
  const button = await findLocked(page);
  const unlocks = countCalls(page, '/api/credits/unlock');
  const dialog = askingDialog(page);
  // Once before, so that its code is there: the confirmation then opens at once, under the second press.
  await button.click();
  await expect(dialog.getByText('Balance after')).toBeVisible();
  const middle = await middleOfConfirm(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await watchPresses(page);
  for (const gapMs of GAPS_MS)
    for (let isEarly = false; !isEarly; ) {
      await button.dispatchEvent('click');
      await page.waitForTimeout(gapMs);
      isEarly = await pressEarly(page, middle);
      await page.waitForTimeout(1_000);
      expect(unlocks(), `pressed again after ${gapMs} ms`).toBe(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
});

test('Enter twice, or Enter held down, spends nothing', async ({ page }) => {
  await startAs(page, 'fan@likha.test');
  const button = await findLocked(page);
  const unlocks = countCalls(page, '/api/credits/unlock');
  const dialog = askingDialog(page);
  for (const gapMs of GAPS_MS) {
    await button.focus();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(gapMs);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(1_000);
    expect(unlocks(), `pressed again after ${gapMs} ms`).toBe(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }

  await button.focus();
  for (let repeat = 0; repeat < 20; repeat += 1) {
    await page.keyboard.down('Enter');
    await page.waitForTimeout(80);
  }
  await page.keyboard.up('Enter');
  expect(unlocks(), 'held down').toBe(0);
  await expect(dialog).toBeVisible();
});

test('a finger that is already down when the question opens spends nothing', async ({ page }) => {
  await startAs(page, 'fan@likha.test');
  const button = await findLocked(page);
  const unlocks = countCalls(page, '/api/credits/unlock');
  await button.click();
  await expect(askingDialog(page).getByText('Balance after')).toBeVisible();
  const middle = await middleOfConfirm(page);
  await page.keyboard.press('Escape');
  await expect(askingDialog(page)).toBeHidden();

  await watchPresses(page);
  for (let isEarly = false; !isEarly; ) {
    await button.dispatchEvent('click');
    await expect(askingDialog(page)).toBeVisible();
    isEarly = await pressEarly(page, middle, 1_500);
    await page.waitForTimeout(300);
    expect(unlocks()).toBe(0);
    await page.keyboard.press('Escape');
    await expect(askingDialog(page)).toBeHidden();
  }
});

test('a price that its creator changes meanwhile is said, and takes a press of its own', async ({ page }) => {
  await startAs(page, 'fan@likha.test');
  const button = await findLocked(page);
  await button.click();
  await expect(askingDialog(page).getByText('Balance after')).toBeVisible();
  await changePrice(2);
  await askingDialog(page)
    .getByRole('button', { name: /Unlock for 1 credit/ })
    .click();
  await expect(askingDialog(page).getByTestId('price-changed')).toContainText('The price has changed.');
  await askingDialog(page)
    .getByRole('button', { name: /Unlock for 2 credits/ })
    .click({ delay: 50 });
  await expect(page.getByTestId('toast')).toContainText('Content Unlocked!');
});

test('a press that is meant unlocks', async ({ page }) => {
  await startAs(page, 'fan@likha.test');
  const button = await findLocked(page);
  await button.click();
  await expect(askingDialog(page).getByText('Balance after')).toBeVisible();
  await askingDialog(page)
    .getByRole('button', { name: /Unlock for/ })
    .click();
  await expect(page.getByTestId('toast')).toContainText('Content Unlocked!');
});

test('a double press on the way to the wallet does not start a payment', async ({ page }) => {
  await startAs(page, 'fan@likha.test');
  await page.goto('/fan?tab=credits');
  await page.goto('/buy-credits');
  const pay = page.getByTestId('purchase-button');
  await expect(pay).toBeVisible();
  const box = await pay.boundingBox();
  if (!box) throw new Error('Pay is not there');
  const purchases = countCalls(page, '/api/credits/purchase');
  await page.goBack();
  await page.getByRole('link', { name: 'Buy credits' }).filter({ visible: true }).first().click();
  await expect(pay).toBeVisible();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(1_000);
  expect(purchases()).toBe(0);
});
