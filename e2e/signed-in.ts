import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, expect } from './journey.ts';

/** Opens the browser as somebody who signed in before, for journeys about something else. */
export async function startAs(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: { email, password: DEMO_PASSWORD } });
  // The answer's cookie is the browser's from here on; its pages learn of it when they ask.
  expect(answer.ok()).toBe(true);
}
