import type { Page } from '@playwright/test';
import { anotherBrowser, expect, expectAccessible, newWord, test } from './journey.ts';
import { startAs } from './signed-in.ts';

test('a visitor writes to us, and an admin marks it as answered', async ({ page }) => {
  const words = `Kumusta kayo? <b>${newWord()}</b>`;
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeVisible();
  const send = page.getByRole('button', { name: 'Send Message' });
  await expect(send).toBeDisabled();
  await expect(send).toHaveAccessibleDescription('Please complete the reCAPTCHA verification');
  await page.getByRole('checkbox', { name: "I'm not a robot" }).click();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await send.click();
  await expect(page.getByTestId('toast')).toContainText('Validation Error');
  await expect(page.getByTestId('toast')).toContainText('Please fill in all fields');
  await page.getByLabel('Name').fill('Ana Reyes');
  await page.getByLabel('Email').fill('ana@example.test');
  await page.getByLabel('Message').fill(words);
  await expectAccessible(page);
  await page.getByText('How much does a creator keep?').click();
  await expect(page.getByText(/^70% of/)).toBeVisible();
  await send.click();
  const thanks = page.getByTestId('contact-thanks');
  await expect(thanks).toContainText('Thank You!');
  await expect(thanks.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await thanks.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('');

  const admin = await anotherBrowser(page);
  await startAs(admin, 'admin@likha.test');
  await admin.goto('/admin?tab=moderation');
  // What a visitor wrote is text, whatever it looks like.
  const message = admin.getByTestId('contact-message').filter({ hasText: words });
  await expect(message).toContainText('ana@example.test');
  await message.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(message).toHaveCount(0);
  await admin.getByLabel('Which messages').selectOption('answered');
  await expect(message).toContainText('Answered by');
  await admin.reload();
  await expect(admin.getByLabel('Which messages')).toHaveValue('answered');
  await expect(message).toContainText('Answered by');
});

test('a message whose answer is lost keeps its words and arrives once (P948)', async ({ page }) => {
  const words = `Minsan lang ito darating ${newWord()}`;
  const call = '**/api/contact/submit';
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ana Reyes');
  await page.getByLabel('Email').fill('ana@example.test');
  await page.getByLabel('Message').fill(words);
  const press = async () => {
    await page.getByRole('checkbox', { name: "I'm not a robot" }).click();
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Send Message' }).click();
  };
  // It arrives, and its answer does not.
  await page.route(call, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await press();
  await expect(page.getByTestId('toast')).toContainText('Failed to send message. Please try again.');
  await expect(page.getByLabel('Message')).toHaveValue(words);
  await page.unroute(call);
  await press();
  await expect(page.getByTestId('contact-thanks')).toBeVisible();

  const admin = await anotherBrowser(page);
  await startAs(admin, 'admin@likha.test');
  await admin.goto('/admin?tab=moderation');
  await expect(admin.getByTestId('contact-message').filter({ hasText: words })).toHaveCount(1);
});

test('what became of a form is said to who has left its page meanwhile', async ({ page, consoleErrors }) => {
  for (const { path, call, button, refused, sent } of [
    {
      path: '/contact',
      call: '**/api/contact/submit',
      button: 'Send Message',
      refused: ['Message not sent', 'Failed to send message. Please try again.'],
      sent: 'Thank You!',
    },
    {
      path: '/legal/removal-request',
      call: '**/api/removal-requests',
      button: 'Send request',
      refused: ['The request was not sent', 'Please try again.'],
      sent: 'Request received',
    },
  ]) {
    for (const status of [500, 201]) {
      let answer = () => {};
      const left = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(call, async (route) => {
        await left;
        await route.fulfill({
          status,
          json: { id: '1', message: 'Thanks', due_at: '2026-06-01T00:00:00.000Z' },
        });
      });
      await page.goto(path);
      await page.getByLabel('Name').fill('Ana Reyes');
      await page.getByLabel('Email').fill('ana@example.test');
      if (path === '/contact') await page.getByLabel('Message').fill('Kumusta?');
      else await fillRequest(page);
      await page.getByRole('checkbox', { name: "I'm not a robot" }).click();
      await expect(page.getByText('Verified', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: button }).click();
      await page.getByRole('banner').getByRole('link', { name: 'Likha home' }).click();
      await expect(page).toHaveURL(/\d\/$/);
      answer();
      for (const words of status === 201 ? [sent] : refused)
        await expect(page.getByTestId('toast')).toContainText(words);
      await page.unroute(call);
    }
  }
  // What the browser says of a server that could not answer.
  consoleErrors.length = 0;
});

async function fillRequest(page: Page): Promise<void> {
  await page.getByLabel('How it concerns you').selectOption('depicted');
  await page.getByLabel('Where it is').fill('https://likha.test/post/x');
  await page.getByLabel('Why it should be removed').fill('Ako ang nasa larawan.');
  await page.getByRole('checkbox', { name: /What I have written is true/ }).check();
}
