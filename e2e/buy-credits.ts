import type { APIRequestContext } from '@playwright/test';
import { DEMO_PASSWORD, expect } from './journey.ts';

export interface Order {
  /** Who buys; without it the demo's fan. */
  email?: string;
  package_id: 'starter' | 'premium';
  credits: number;
  /** Whole pesos, what its pack costs. */
  pesos: number;
  payment_method: 'gcash' | 'paypal';
}

/**
 * Somebody of the demo buys a pack, approves it and has it credited, as a program would. @returns the fan's headers, the
 * purchase's id and where it was approved
 */
export async function buyAsProgram(api: APIRequestContext, order: Order) {
  const { package_id, payment_method, credits, pesos } = order;
  const login = { email: order.email ?? 'fan@likha.test', password: DEMO_PASSWORD };
  const { access_token } = await (await api.post('/api/auth/login', { data: login })).json();
  const headers = { authorization: `Bearer ${access_token}` };
  const figures = { credit_amount: credits, original_amount: pesos, final_amount: pesos };
  const bought = await api.post('/api/credits/purchase', {
    headers,
    data: { ...figures, payment_method, package_id },
  });
  const { purchase_id: purchaseId, approval_url } = await bought.json();
  await api.post(approval_url, { form: { action: 'approve' }, maxRedirects: 0 });
  const purchase = async () => (await api.get(`/api/credits/purchases/${purchaseId}`, { headers })).json();
  await expect.poll(async () => (await purchase()).status).toBe('completed');
  const { reference } = await purchase();
  return {
    headers,
    purchaseId: purchaseId as string,
    reference: reference as string,
    approvalUrl: approval_url as string,
  };
}

/** Brings a creator above the minimum of a payout, by a fan who buys and tips. */
export async function tipAsProgram(api: APIRequestContext, username: string): Promise<void> {
  const { headers } = await buyAsProgram(api, {
    package_id: 'premium',
    credits: 1150,
    pesos: 1000,
    payment_method: 'paypal',
  });
  const creator = await (await api.get(`/api/users/by-username/${username}`, { headers })).json();
  const tip = await api.post(`/api/creators/${creator.id}/tips`, { headers, data: { credits: 800 } });
  expect(tip.status()).toBe(201);
  await api.dispose();
}
