import type { Page } from '@playwright/test';
import { anotherBrowser, expect, expectAccessible, test } from './journey.ts';
import { startAs } from './signed-in.ts';

const PHOTO = 'apps/demo/src/clips/parol.webp';
const WORDS = 'For those who stay: the one that nobody has seen yet';

/** A figure of the message, by what it counts. */
const figure = (page: Page, name: string) =>
  page.locator('dl > *').filter({ has: page.getByText(name, { exact: true }) });

test('a creator asks subscribers for credits for a photo; one of them gets it, and the figures know', async ({
  page: creator,
}) => {
  await startAs(creator, 'tala.villanueva@likha.test');
  await creator.goto('/messages');
  await creator.getByRole('link', { name: 'Message many' }).click();
  await creator.getByRole('link', { name: 'New message' }).click();
  await creator.getByRole('textbox', { name: 'Message' }).fill(WORDS);
  await creator.getByLabel('To', { exact: true }).selectOption('Expired subscribers');
  await expect(creator.getByTestId('receivers')).toContainText('Nobody would get it now');
  await expect(creator.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  await creator.getByLabel('To', { exact: true }).selectOption('Subscribers');
  await expect(creator.getByTestId('receivers')).toContainText('1 person would get it now');
  await creator.getByTestId('message-input').setInputFiles(PHOTO);
  await expect(creator.getByTestId('attached-file')).toHaveCount(1);
  await creator.getByTestId('record-voice').click();
  const recorder = creator.getByTestId('voice-recorder');
  await expect(recorder.getByTestId('voice-time')).toHaveText('0:01');
  await recorder.getByRole('button', { name: 'Stop recording' }).click();
  await recorder.getByRole('button', { name: 'Add the voice note' }).click();
  await expect(creator.getByTestId('attached-file')).toHaveCount(2);
  await creator.getByRole('button', { name: 'Set a price' }).click();
  await creator.getByRole('dialog').getByLabel('Credits').fill('5');
  await creator.getByRole('dialog').getByRole('button', { name: 'Set price' }).click();

  // Nothing of it is lost with the page, and a double press sends it once.
  await creator.reload();
  await expect(creator.getByTestId('attached-file')).toHaveCount(2);
  await expect(creator.getByRole('button', { name: 'Price: 5 credits' })).toBeVisible();
  await creator.getByRole('button', { name: 'Send', exact: true }).click();
  const ask = creator.getByRole('dialog', { name: 'Send to 1 person?' });
  await expect(ask).toContainText('5 credits to unlock');
  await expectAccessible(creator);
  const sent: string[] = [];
  creator.on('request', (call) => {
    if (call.method() === 'POST' && call.url().endsWith('/api/messages/broadcasts')) sent.push(call.url());
  });
  await ask.getByRole('button', { name: 'Send', exact: true }).dblclick();
  await expect(creator).toHaveURL(/\/creator\/broadcasts\/[0-9a-f-]{36}$/);
  expect(sent).toHaveLength(1);
  await expect(creator.getByTestId('broadcast-state')).toHaveText('Sent');
  await expect(figure(creator, 'Sent to')).toContainText('of 1');
  await expectAccessible(creator);

  const fan = await anotherBrowser(creator);
  await startAs(fan, 'fan@likha.test');
  await fan.goto('/messages');
  await fan
    .getByRole('link')
    .filter({ hasText: WORDS.slice(0, 20) })
    .click();
  const locked = fan.getByTestId('message').filter({ hasText: WORDS });
  await expect(locked).toHaveCount(1);
  await expect(locked).toContainText('Paid message · 5 credits');
  await locked.getByRole('button', { name: /Unlock Now/ }).click();
  await fan.getByRole('dialog').getByRole('button', { name: 'Unlock for 5 credits' }).click();
  await expect(fan.getByTestId('toast').getByText('Content Unlocked!')).toBeVisible();
  await expect(locked.getByTestId('voice-note')).toBeVisible();

  await creator.getByRole('link', { name: 'All messages to many' }).click();
  await expect(creator.getByTestId('broadcast')).toContainText('1 sent · 1 opened · 1 bought');
  await creator.getByTestId('broadcast').click();
  await expect(figure(creator, 'Total paid')).toContainText('5 credits');
});
