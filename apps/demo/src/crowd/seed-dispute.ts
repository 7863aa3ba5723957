import type { Deps } from '../../../server/src/deps.ts';
import { buyCredits, settlePurchase } from '../../../server/src/modules/credits/index.ts';
import type { Viewer } from '../../../server/src/platform/viewer.ts';
import { packOrder } from '../seed/pack-order.ts';
import { unlessRefused } from '../seed/unless-refused.ts';

const KEY = 'demo-dispute';

/**
 * A fan pays, and tells their bank that it was not they: through the payment sandbox as any payer would, so that what staff does about it is
 * heard there. Passes over what is there, and a house without a sandbox.
 */
export async function seedDispute(deps: Deps, fan: Viewer): Promise<void> {
  if (!deps.isSandboxPayment || deps.env.PAYPAL_CLIENT_ID) return;
  await unlessRefused(['purchase_not_open'], () => payAndDispute(deps, fan));
}

async function payAndDispute(deps: Deps, fan: Viewer): Promise<void> {
  const { purchase_id: id, approval_url: page } = await buy(deps, fan);
  const { origin } = new URL(page);
  await send(page, new URLSearchParams({ action: 'approve' }));
  await settlePurchase(deps, id);
  const { orders } = (await (await fetch(`${origin}/sandbox/orders`)).json()) as { orders: SandboxOrder[] };
  const order = orders.find(({ purchaseId }) => purchaseId === id);
  await send(`${origin}/sandbox/orders/${order?.id}/dispute`, JSON.stringify({ stage: 'opened' }));
}

interface SandboxOrder {
  id: string;
  purchaseId: string;
}

async function buy(deps: Deps, fan: Viewer) {
  const body = await packOrder(deps, 'popular', 'paypal');
  return buyCredits(deps, fan, body, { idempotencyKey: KEY, correlationId: deps.ids.next() });
}

async function send(address: string, body: URLSearchParams | string): Promise<void> {
  const headers = typeof body === 'string' ? { 'content-type': 'application/json' } : undefined;
  const answer = await fetch(address, {
    method: 'POST',
    body,
    redirect: 'manual',
    ...(headers && { headers }),
  });
  if (answer.status >= 400) throw new Error(`the payment sandbox answered ${answer.status} at ${address}`);
}
