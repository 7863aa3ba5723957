import { type APIRequestContext, request } from '@playwright/test';
import { tipAsProgram } from './buy-credits.ts';
import { DEMO_PASSWORD, expect } from './journey.ts';

/** A fan of the demo, who is staff for one journey; those of a server come one after the other. */
export const SECOND = 'tess.javier@likha.test';

/** While a second person may decide about money, and every amount takes two. */
export async function withSecond(baseURL: string, work: () => Promise<void>): Promise<void> {
  const owner = await apiOf(baseURL, 'admin@likha.test');
  const second = await apiOf(baseURL, SECOND);
  const { id } = ((await (await second.get('/api/auth/me')).json()) as { user: { id: string } }).user;
  expect((await owner.put(`/api/admin/staff/${id}`, { data: { role: 'finance' } })).ok()).toBe(true);
  const setLimit = async (pesos: number) => {
    const { version } = (await (await owner.get('/api/admin/settings')).json()).settings;
    const data = { version, payout_two_person_limit: pesos };
    expect((await owner.put('/api/admin/settings', { data })).ok()).toBe(true);
  };
  await setLimit(0);
  try {
    await work();
  } finally {
    await setLimit(50_000);
    await owner.delete(`/api/admin/staff/${id}`);
    await Promise.all([owner.dispose(), second.dispose()]);
  }
}

/** A payout of what somebody tipped, which a creator of the demo asks for. @returns what a program of theirs asks */
export async function askForPayout(
  baseURL: string,
  username: string,
  email = `${username.replace('_', '.')}@likha.test`,
): Promise<APIRequestContext> {
  await tipAsProgram(await request.newContext({ baseURL }), username);
  const creator = await apiOf(baseURL, email);
  await creator.put('/api/payouts/settings', { data: { method: 'gcash', gcash_number: '0917 123 4567' } });
  expect((await creator.post('/api/payouts', { data: { bucket: 'earnings' } })).ok()).toBe(true);
  return creator;
}

/** What a program of theirs asks, in a browser of its own. */
export async function apiOf(baseURL: string, email: string): Promise<APIRequestContext> {
  const door = await request.newContext({ baseURL });
  const login = { email, password: DEMO_PASSWORD };
  const { access_token } = await (await door.post('/api/auth/login', { data: login })).json();
  await door.dispose();
  return request.newContext({ baseURL, extraHTTPHeaders: { authorization: `Bearer ${access_token}` } });
}
