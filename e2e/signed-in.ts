import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from './journey.ts';

/** Opens the browser as somebody who signed in before, for journeys about something else. */
export async function startAs(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: { email, password: DEMO_PASSWORD } });
  const { user, access_token } = await answer.json();
  await page.context().addInitScript(
    ([token, person]) => {
      // Once for each tab: whoever signs out stays signed out.
      if (sessionStorage.getItem('likha.started')) return;
      sessionStorage.setItem('likha.started', 'yes');
      localStorage.setItem('likha.token', token);
      localStorage.setItem('likha.user', person);
    },
    [access_token, JSON.stringify(user)] as const,
  );
}

/** Another browser, of a guest or of somebody else, at the same size. */
export async function anotherBrowser(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('there is no browser');
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: page.viewportSize(),
  });
  return context.newPage();
}
