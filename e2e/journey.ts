import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { findViolations } from './axe.ts';

export { expect } from '@playwright/test';

export const DEMO_PASSWORD = 'Likha-Demo-2026';

/** A slow machine takes its time; a page that never can be taken over is gone on with all the same. */
const LIVE_WITHIN_MS = 15_000;
/** Whatever else lies over the page and has an entry of its own is left behind after this long. */
const HISTORY_WITHIN_MS = 2_000;

const errorsOf = new WeakMap<Page, string[]>();
/** What a journey opened besides its own browser. Left open, it would go on reading what the next journey's people write. */
const opened: BrowserContext[] = [];

/** Every journey fails on an error in the browser's console, whatever else it checks. */
export const test = base.extend<{ consoleErrors: string[] }>({
  page: async ({ page, consoleErrors }, use) => {
    prepare(page, consoleErrors);
    await use(page);
    for (const context of opened.splice(0)) await context.close();
  },
  consoleErrors: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from it what this needs.
    async ({}, use) => {
      const errors: string[] = [];
      await use(errors);
      expect(errors, 'errors in the browser’s console').toEqual([]);
    },
    { auto: true },
  ],
});

/** People read before they press; a program would press before the page has been taken over. Its errors are kept. */
function prepare(page: Page, errors: string[]): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const untilLive = () =>
    page.waitForFunction(isLive, null, { timeout: LIVE_WITHIN_MS }).catch(() => undefined);
  page.goto = async (...where) => {
    await untilNoBackIsOnItsWay(page);
    const answer = await goto(...where);
    await untilLive();
    return answer;
  };
  page.reload = async (...how) => {
    await untilNoBackIsOnItsWay(page);
    const answer = await reload(...how);
    await untilLive();
    return answer;
  };
  errorsOf.set(page, errors);
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !isExpected(text) && !isAskedAgain(text, message.location().url))
      errors.push(text);
  });
  page.on('pageerror', (error) => errors.push(error.message));
}

/** A dialog that closes takes its entry out of the history by a Back, which would cut off a page that a program asks for in the same moment. */
async function untilNoBackIsOnItsWay(page: Page): Promise<void> {
  await page.waitForFunction(hasNoEntryLeft, null, { timeout: HISTORY_WITHIN_MS }).catch(() => undefined);
}

/** Another browser, of a guest or of somebody else, at the same size. What goes wrong in it fails the journey too. */
export async function anotherBrowser(page: Page, options: BrowserContextOptions = {}): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('there is no browser');
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: page.viewportSize(),
    ...options,
  });
  opened.push(context);
  const other = await context.newPage();
  prepare(other, errorsOf.get(page) ?? []);
  return other;
}

/** What these journeys look at in a page. */
interface InPage {
  document: {
    getElementById(id: string): unknown;
    querySelector(selector: string): unknown;
    documentElement: { dataset: Record<string, string> };
  };
  history: { state: Record<string, unknown> | null };
}

/** Runs in the page; one that is not of the web app is live at once. */
function isLive(): boolean {
  const { document } = globalThis as unknown as InPage;
  return !document.getElementById('root') || 'live' in document.documentElement.dataset;
}

/** Runs in the page: nothing lies over it any more, and neither does an entry in the history. */
function hasNoEntryLeft(): boolean {
  const { document, history } = globalThis as unknown as InPage;
  return Boolean(document.querySelector('dialog[open]')) || !history.state?.['likha.overlay'];
}

/** Waits until a closed dialog has taken its own entry out of the history, or an opened one stands in it. */
export async function settleHistory(page: Page, isOpen = false): Promise<void> {
  await page.waitForFunction(
    (isThere) => Boolean((globalThis as unknown as InPage).history.state?.['likha.overlay']) === isThere,
    isOpen,
  );
}

/** The browser reports every refused request; and every connection that a journey cuts; that both are shown well is what the journey itself checks. */
function isExpected(text: string): boolean {
  // As a socket says 401: a session may end while its page comes back to it.
  if (/WebSocket connection to .* failed: HTTP Authentication failed/.test(text)) return true;
  return /Failed to load resource: (the server responded with a status of (401|402|403|404|409|422)|net::ERR_(INTERNET_DISCONNECTED|CONNECTION_RESET|TIMED_OUT))/.test(
    text,
  );
}

/** A part of a stream comes once more when no answer came for six seconds, which a busy server refuses while it still takes the first. */
function isAskedAgain(text: string, url: string): boolean {
  return text.includes('status of 429') && url.includes('/api/live-ingest/');
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const CONTRAST = ['color-contrast', 'link-in-text-block'];

/** No violation of WCAG 2.2 AA on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page, { runOnly: { type: 'tag', values: RULES } });
}

/** Enough contrast in the other colour scheme, which changes nothing but colours. */
export async function expectReadable(page: Page): Promise<void> {
  await expectNoViolation(page, { runOnly: { type: 'rule', values: CONTRAST } });
}

/** All but contrast: where the system chooses the colours, axe reads those that nobody sees. */
export async function expectAccessibleInForcedColours(page: Page): Promise<void> {
  const rules = Object.fromEntries(CONTRAST.map((rule) => [rule, { enabled: false }]));
  await expectNoViolation(page, { runOnly: { type: 'tag', values: RULES }, rules });
}

async function expectNoViolation(page: Page, options: RunOptions): Promise<void> {
  const found = await findViolations(page, { ...options, resultTypes: ['violations'] });
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

let count = 0;
/** An address that no other journey of this run uses. */
export function newEmail(): string {
  count += 1;
  return `journey-${Date.now()}-${count}@likha.test`;
}

/** A word that no other journey of this run uses: short, as what people write stands in the headings that a journey measures. */
export function newWord(): string {
  count += 1;
  return `${Date.now().toString(36)}${count}`;
}

export async function register(
  page: Page,
  person: { name: string; email: string; type?: 'fan' | 'creator' },
): Promise<void> {
  await page.goto(person.type === 'creator' ? '/register?type=creator' : '/register');
  await signUp(page, person);
  await page.waitForURL((url) => url.pathname !== '/register');
}

/** Fills the form of sign-up that is shown, and sends it. */
export async function signUp(page: Page, person: { name: string; email: string }): Promise<void> {
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Date of birth').fill('1994-05-20');
  await page.getByLabel('Password', { exact: true }).fill('gabi ng mga ilaw 94');
  await page.getByLabel('Confirm password').fill('gabi ng mga ilaw 94');
  await page.getByRole('checkbox', { name: /18 years/ }).check();
  await page.getByRole('checkbox', { name: /agree|terms/i }).check();
  // The captcha begins by itself (P780).
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Create Account' }).click();
}

/** Amounts as people read them: `1,234 credits` → 1234. */
export function creditsIn(text: string | null): number {
  return Number((text ?? '').replace(/[^\d]/g, ''));
}
