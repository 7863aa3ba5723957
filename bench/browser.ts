import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumPath } from '../e2e/chromium.ts';

const PHONE = { width: 390, height: 844 };
/** Built beforehand. */
export const WEB = process.env.BENCH_WEB ?? new URL('../apps/web/dist', import.meta.url).pathname;

/** A real Chromium. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] });
}

/** A page of the size of a phone, of somebody who is signed in. */
export async function openPage(browser: Browser, origin: string, sessionToken: string): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE });
  await context.addCookies([{ name: 'likha_session', value: sessionToken, url: origin }]);
  return context.newPage();
}
