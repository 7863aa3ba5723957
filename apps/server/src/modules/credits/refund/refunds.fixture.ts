import type { Person } from '../../../../test/factory.ts';
import type { Harness } from '../../../../test/harness.ts';
import { checkCapture } from '../disputes/check-capture.ts';
import { type BuyOptions, comeBack, openPurchase } from '../settle/purchase.fixture.ts';

/** A fan who has just bought, by PayPal unless told otherwise. */
export async function bought(harness: Harness, options: BuyOptions = {}, fan?: Person) {
  const buyer = fan ?? (await harness.factory.fan());
  const { id, orderId } = await openPurchase(harness, buyer, options);
  (harness.paypal.created.has(id) ? harness.paypal : harness.paymongo).pay(id);
  await comeBack(harness, buyer, id);
  return { fan: buyer, id, orderId };
}

/** Asking as the screen does. */
export function ask(
  harness: Harness,
  fan: Person,
  id: string,
  payload: object = { reason: 'Napindot ko lang' },
) {
  return harness.app.inject({
    method: 'POST',
    url: `/api/credits/purchases/${id}/refund-request`,
    headers: fan.headers,
    payload,
  });
}

/** The requests that wait, as an admin sees them. */
export async function listed(harness: Harness, admin: Person, status: 'open' | 'decided' = 'open') {
  const url = `/api/admin/refund-requests?limit=50&status=${status}`;
  return (await harness.app.inject({ url, headers: admin.headers })).json().refund_requests;
}

export async function requestOf(harness: Harness, purchaseId: string) {
  return harness.deps.db
    .selectFrom('refund_requests')
    .selectAll()
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirstOrThrow();
}

/** Deciding as the screen does. */
export async function decide(
  harness: Harness,
  admin: Person,
  purchaseId: string,
  decision: 'approve' | 'decline' = 'approve',
  also: object = {},
) {
  const { id } = await requestOf(harness, purchaseId);
  return harness.app.inject({
    method: 'POST',
    url: `/api/admin/refund-requests/${id}/decision`,
    headers: admin.headers,
    payload: { decision, answer: 'Tiningnan namin', ...also },
  });
}

/** A part is approved: so many credits. */
export function decidePart(harness: Harness, admin: Person, purchaseId: string, credits: number) {
  return decide(harness, admin, purchaseId, 'approve', { credits });
}

/** What became of a purchase's refund, as its fan sees it. */
export async function seen(harness: Harness, fan: Person, id: string) {
  const { status, balance, refund } = (await comeBack(harness, fan, id)).json();
  return { status, balance, until: refund.offer?.until ?? null, request: refund.request?.status ?? null };
}

/** A part goes back as it does in production: a person gives it in the provider's screens, and it is found. */
export async function giveBackPart(harness: Harness, purchaseId: string, centavos: number): Promise<void> {
  const provider = harness.paypal.created.has(purchaseId) ? harness.paypal : harness.paymongo;
  await checkCapture(harness.deps, provider.name, provider.refundByHand(purchaseId, centavos), false);
}

/** All that is left goes back, as a fan asks and an admin approves. */
export async function giveBackAll(harness: Harness, fan: Person, purchaseId: string): Promise<void> {
  await ask(harness, fan, purchaseId);
  const answer = await decide(harness, await harness.factory.admin(), purchaseId);
  if (answer.statusCode !== 200) throw new Error(answer.body);
}
