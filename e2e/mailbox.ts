import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** The address in the newest mail to somebody under a subject, as the demo's mailbox shows it. */
export async function linkInMail(page: Page, to: string, subject: string, timeout = 20_000): Promise<string> {
  let address = '';
  await expect(async () => {
    const list = await (await page.request.get('/dev/mailbox')).text();
    const items = [...list.matchAll(/<li><a href="([^"]+)">([^<]+)<\/a><br><small>([^ ]+) /g)];
    const mail = items.find(([, , title, whom]) => title === subject && whom === to);
    expect(mail, `a mail to ${to}`).toBeDefined();
    const text = await (await page.request.get(mail?.[1] ?? '')).text();
    address = /href="(http[^"]+#[\w-]{43,})"/.exec(text)?.[1] ?? '';
    expect(address).not.toBe('');
  }).toPass({ timeout });
  return address;
}
