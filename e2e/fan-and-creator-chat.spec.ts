import type { Page } from '@playwright/test';
import { anotherBrowser, expect, expectAccessible, newEmail, newWord, register, test } from './journey.ts';
import { startAs } from './signed-in.ts';

const FAN = 'fan@likha.test';
const CREATOR = 'creator@likha.test';

const messagesOf = (page: Page) => page.getByTestId('message');
const lastOf = (page: Page) => messagesOf(page).last();

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

test('a fan and a creator write to each other, also while one of them is without a connection', async ({
  page,
  context,
}) => {
  await startAs(page, FAN);
  await page.goto('/amihan_reyes');
  await page.getByRole('button', { name: 'Message Amihan Reyes' }).click();
  await expect(page).toHaveURL(/\/messages\/[0-9a-f-]{36}$/);
  await expect(messagesOf(page).first()).toBeVisible();
  const creator = await anotherBrowser(page);
  await startAs(creator, CREATOR);
  await creator.goto(page.url());
  await expect(creator.getByText('cotton one, then!')).toBeVisible();

  await write(page, 'Good morning! See https://likha.example for the frame.');
  await expect(lastOf(page)).toContainText('Good morning!');
  await expect(creator.getByRole('log')).toContainText('Good morning!');
  await expect(creator.getByRole('log').getByRole('link')).toHaveCount(0);
  await expect(lastOf(page).getByText('Seen')).toBeVisible();
  await expectAccessible(page);

  // A tip is paid once, and stands in the conversation for both.
  await page.getByRole('button', { name: 'Give a tip' }).click();
  const tipping = page.getByRole('dialog', { name: 'Send Amihan Reyes a tip' });
  await tipping.getByRole('textbox', { name: 'Other amount (credits)' }).fill('5');
  await tipping.getByRole('textbox', { name: 'Message (optional)' }).fill('For the frame');
  await expectAccessible(page);
  await tipping.getByRole('button', { name: 'Send 5 credits' }).dblclick();
  await expect(page.getByTestId('toast').getByText('Tip Sent!')).toBeVisible();
  await expect(lastOf(page)).toContainText('Tip · 5 credits');
  await expect(lastOf(page)).toContainText('For the frame');
  await expect(creator.getByTestId('tip-mark')).toHaveText(['Tip · 5 credits']);
  await expect(page.getByTestId('tip-mark')).toHaveCount(1);

  // A voice note is listened to, sent, and heard by the other.
  await page.getByRole('button', { name: 'Record a voice note' }).click();
  const recorder = page.getByTestId('voice-recorder');
  await expect(recorder.getByTestId('voice-time')).toHaveText('0:01');
  await expectAccessible(page);
  await recorder.getByRole('button', { name: 'Stop recording' }).click();
  await recorder.getByRole('button', { name: 'Play the voice note' }).click();
  await expect(recorder.getByRole('button', { name: 'Pause' })).toBeVisible();
  await recorder.getByRole('button', { name: 'Send the voice note' }).dblclick();
  await expect(lastOf(page).getByTestId('voice-note')).toBeVisible();
  await expectAccessible(page);
  const note = lastOf(creator).getByTestId('voice-note');
  await note.getByRole('button', { name: 'Play the voice note' }).click();
  await expect
    .poll(() =>
      note.locator('audio').evaluate((audio) => (audio as unknown as { duration: number }).duration),
    )
    .toBeGreaterThan(1);
  await expect(creator.getByTestId('voice-note')).toHaveCount(1);

  // Without a connection they wait, in order, also when the page was closed meanwhile.
  await context.setOffline(true);
  await write(page, 'first of two');
  await write(page, 'second of two');
  await expect(lastOf(page).getByText('Waiting for a connection')).toBeVisible();
  await page.getByRole('textbox', { name: 'Message' }).fill('a third, not sent yet');
  await context.setOffline(false);
  await expect(lastOf(page).getByText(/^(Sent|Delivered|Seen)$/)).toBeVisible();
  const arrived = creator.getByRole('log').getByText(/of two/);
  await expect(arrived).toHaveText(['first of two', 'second of two']);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('a third, not sent yet');
  await expect(page.getByRole('log').getByText(/of two/)).toHaveText(['first of two', 'second of two']);

  // Answered where it belongs, and counted elsewhere.
  await page.goto('/library');
  const greeting = messagesOf(creator).filter({ hasText: 'Good morning!' });
  const more = greeting.getByRole('button', { name: /More about this message/ });
  await more.click();
  await greeting.getByRole('button', { name: 'Love' }).click();
  await more.click();
  await expect(greeting.getByRole('button', { name: 'Love' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(creator);
  await greeting.getByRole('button', { name: 'Reply' }).click();
  await write(creator, 'Thank you, I will look at it.');
  const place = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: /Messages/ });
  await expect(place).toContainText('1 unread conversation');
  await place.click();
  await page.getByTestId('conversation').filter({ hasText: 'I will look at it' }).click();
  await expect(lastOf(page)).toContainText('Good morning!');
  await expect(place).not.toContainText('unread');
  const greeted = messagesOf(page).filter({ hasText: 'See https://' });
  await expect(greeted.getByTestId('reactions')).toContainText('Amihan Reyes’s reaction: Love');

  // What the creator calls the fan is theirs alone.
  await creator.getByRole('button', { name: 'About this fan' }).click();
  const about = creator.getByRole('dialog');
  await about.getByRole('textbox', { name: 'Nickname' }).fill('Suki');
  await expectAccessible(creator);
  await about.getByRole('button', { name: 'Save' }).click();
  await about.getByRole('button', { name: 'Close' }).click();
  await expect(creator.getByRole('heading', { name: /Suki.*@/ })).toBeVisible();

  // Unsent, it is gone for both.
  await lastOf(creator)
    .getByRole('button', { name: /More about this message/ })
    .click();
  await creator.getByRole('button', { name: 'Unsend' }).click();
  await creator.getByRole('dialog').getByRole('button', { name: 'Unsend' }).click();
  await expect(lastOf(page)).toContainText('Message unsent');

  // Of what was not looked at it is said that it came; the creator's page is elsewhere.
  await creator.goto('/messages');
  await expect(creator.getByTestId('conversation').first()).toBeVisible();
  await write(page, 'Not looked at yet.');
  // Once the other's page, which has just been opened, asks for what is new.
  await expect(creator.getByTestId('conversation').filter({ hasText: 'Not looked at yet.' })).toBeVisible();
  await expect(lastOf(page).getByText('Delivered')).toBeVisible();
  await creator.getByTestId('conversation').filter({ hasText: 'Not looked at yet.' }).click();
  await expect(lastOf(page).getByText('Seen')).toBeVisible();
});

test('what waits to be sent outlives the page, and what is refused goes back to be changed', async ({
  page,
}) => {
  await startAs(page, FAN);
  await page.goto('/messages');
  await page.getByTestId('conversation').filter({ hasText: 'Tala Villanueva' }).click();
  await page.route('**/api/conversations/*/messages', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.fallback(),
  );
  await write(page, 'from before the reload');
  await expect(lastOf(page).getByText('Waiting for a connection')).toBeVisible();
  await page.reload();
  await expect(lastOf(page)).toContainText('from before the reload');
  await page.unroute('**/api/conversations/*/messages');
  await page.reload();
  // What was there before was sent as well, and what waits is shown after it.
  const waited = messagesOf(page).filter({ hasText: 'from before the reload' });
  await expect(waited.getByText('Sent', { exact: true })).toBeVisible();

  // Refused, it says why, and goes back to where it was written.
  await page.route('**/api/conversations/*/messages', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 403, json: { code: 'messages_closed', status: 403, detail: 'Closed now.' } })
      : route.fallback(),
  );
  await write(page, 'not wanted');
  await expect(lastOf(page)).toContainText('Closed now.');
  await lastOf(page).getByRole('button', { name: 'Edit' }).click();
  const field = page.getByRole('textbox', { name: 'Message' });
  await expect(field).toHaveValue('not wanted');
  await expect(page.getByText('Closed now.')).toHaveCount(0);

  // However long a word is, the button beside it stays in reach; tapped twice it sends once, and begins no voice note.
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await field.fill('W'.repeat(4000));
  await expect(send).toBeInViewport({ ratio: 1 });
  await page.unroute('**/api/conversations/*/messages');
  await field.fill('tapped twice');
  await send.dblclick();
  await expect(lastOf(page).getByText('Sent', { exact: true })).toBeVisible();
  await expect(messagesOf(page).filter({ hasText: 'tapped twice' })).toHaveCount(1);
  await expect(page.getByTestId('voice-recorder')).toHaveCount(0);

  // Where it closes meanwhile, what was begun is not lost.
  await field.fill('half a sentence');
  await page.route('**/api/conversations/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), may_write: false } });
  });
  await page.reload();
  await expect(page.getByText('You cannot write here right now.')).toBeVisible();
  await expect(page.getByText('half a sentence')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(field).toHaveValue('half a sentence');
  await field.fill('');
});

test('a file that is on its way to who blocks meanwhile closes the conversation at once (P816)', async ({
  page,
}) => {
  await startAs(page, CREATOR);
  await page.goto('/messages');
  const fan = await anotherBrowser(page);
  await register(fan, { name: `Fan ${newWord()}`, email: newEmail() });
  await fan.goto('/amihan_reyes');
  await fan.getByRole('button', { name: 'Follow', exact: true }).click();
  await fan.getByRole('button', { name: 'Message Amihan Reyes' }).click();
  await write(fan, 'Is the blue one still there?');
  await expect(lastOf(fan).getByText(/^(Sent|Delivered|Seen)$/)).toBeVisible();
  await page.goto(fan.url());
  await write(page, 'It is. Show me your wall!');
  await expect(fan.getByRole('log')).toContainText('Show me your wall!');

  // Two photos, of which the first is not through yet as the creator blocks.
  const answers: number[] = [];
  let letThrough = (_: unknown) => {};
  const isBlocked = new Promise((resolve) => {
    letThrough = resolve;
  });
  await fan.route('**/api/conversations/*/files', async (route) => {
    await isBlocked;
    await route.continue();
  });
  // Not of what is given up, and asked for once more, as this takes long.
  fan.on('response', (response) => {
    if (response.url().endsWith('/files')) answers.push(response.status());
  });
  await fan.getByRole('textbox', { name: 'Message' }).fill('Here it is');
  const photo = 'apps/demo/src/clips/parol.webp';
  await fan.getByTestId('message-input').setInputFiles([photo, photo]);
  await expect(fan.getByRole('progressbar', { name: 'Uploading parol.webp' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Conversation settings' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Block @/ })
    .click();
  const asking = page.getByRole('dialog', { name: /^Block @/ });
  await asking.getByRole('button', { name: /^Block @/ }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveCount(0);
  // Of the block itself nothing is told.
  await expect(fan.getByRole('textbox', { name: 'Message' })).toBeVisible();
  letThrough(null);

  await expect(fan.getByText('You cannot write here right now.').first()).toBeVisible();
  await expect(fan.getByRole('textbox', { name: 'Message' })).toHaveCount(0);
  await expect(fan.getByRole('progressbar')).toHaveCount(0);
  await expect(fan.getByText('Here it is')).toBeVisible();
  await expectAccessible(fan);
  // So it stands after a reload, and nothing is tried once more.
  await fan.reload();
  await expect(fan.getByText('Here it is')).toBeVisible();
  await expect(fan.getByRole('progressbar')).toHaveCount(0);
  expect(answers).toEqual([403]);
});
