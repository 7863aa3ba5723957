import type { Faults } from './faults.ts';
import type { DisputeStage, Order } from './order.ts';
import type { SandboxSettings } from './settings.ts';
import type { Store } from './store.ts';
import type { NewWebhook, WebhookSender } from './webhook-sender.ts';

/** What the routes of both providers work with. */
export interface Sandbox {
  readonly settings: SandboxSettings;
  readonly store: Store;
  readonly sender: WebhookSender;
  readonly faults: Faults;
  now(): Date;
  /** How browsers reach this server, without a slash at the end. */
  publicUrl(): string;
}

/** How a provider reacts to what its payers and its own staff do. */
export interface ProviderBehaviour {
  choose(order: Order, choice: 'approve' | 'decline'): OrderChange;
  /** Ends the review of a pending payment. */
  finish(order: Order, state: 'paid' | 'failed'): OrderChange;
  /** The merchant's own staff gives a part back in the provider's screens. @throws RangeError when it is more than is left */
  refundByHand(order: Order, amountCentavos: number): OrderChange;
  /** Ends the refunds that are pending. */
  finishRefunds(order: Order, state: 'succeeded' | 'failed'): OrderChange;
  dispute(order: Order, stage: DisputeStage): OrderChange;
  returnAddress(order: Order): string;
  cancelAddress(order: Order): string;
}

export interface OrderChange {
  order: Order;
  webhooks: NewWebhook[];
}

/** Saves a changed order with the webhooks it causes, durably, and only then sends them. */
export function commit(sandbox: Sandbox, { order, webhooks }: OrderChange): Order {
  if (order === sandbox.store.orders.get(order.id)) return order;
  const prepared = webhooks.map((webhook) => sandbox.sender.prepare(webhook));
  sandbox.store.save({ order, webhooks: prepared });
  sandbox.sender.deliver(prepared);
  return order;
}

/** The address on which the payer approves, declines or turns back. */
export function approvalUrl(sandbox: Sandbox, orderId: string): string {
  return `${sandbox.publicUrl()}/pay/${orderId}`;
}
