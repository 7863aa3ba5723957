import { type Journal, openJournal } from './journal.ts';
import { type Order, orderFromJournal, type StoredOrder } from './order.ts';
import type { SavedPayer } from './paypal/saved-payer.ts';
import type { PayerProviderName, ProviderName } from './settings.ts';
import type { SentPayout } from './xendit/sent-payout.ts';

/** A webhook to be sent, with the exact text that is signed. */
export interface WebhookRecord {
  readonly id: string;
  readonly provider: ProviderName;
  /** The order or payout that it is about. */
  readonly orderId: string;
  readonly kind: string;
  readonly body: string;
  /** `suppressed`: webhooks were off when it happened; it can still be replayed. */
  readonly status: 'waiting' | 'delivered' | 'given_up' | 'suppressed';
}

/** What changes together: on disk entirely, or not at all. */
export interface Change {
  order?: Order;
  payout?: SentPayout;
  savedPayer?: SavedPayer;
  webhooks?: WebhookRecord[];
  signingKeyPem?: string;
}

/** A change as an earlier version of this program may have written it. */
type StoredChange = Omit<Change, 'order' | 'savedPayer'> & {
  order?: StoredOrder;
  savedPayer?: Omit<SavedPayer, 'accountId'> & Partial<Pick<SavedPayer, 'accountId'>>;
};

/** Everything that outlives the process. */
export interface Store {
  readonly orders: ReadonlyMap<string, Order>;
  readonly payouts: ReadonlyMap<string, SentPayout>;
  /** By the ids of their setups. */
  readonly savedPayers: ReadonlyMap<string, SavedPayer>;
  readonly webhooks: ReadonlyMap<string, WebhookRecord>;
  readonly signingKeyPem: string | null;
  /** The order that was made under an idempotency key. */
  findByCreateKey(provider: PayerProviderName, createKey: string): Order | undefined;
  /** Durable when it returns. */
  save(change: Change): void;
  close(): void;
}

/** @param statePath null keeps everything in memory */
export function openStore(statePath: string | null): Store {
  const orders = new Map<string, Order>();
  const payouts = new Map<string, SentPayout>();
  const savedPayers = new Map<string, SavedPayer>();
  const webhooks = new Map<string, WebhookRecord>();
  const orderIdByCreateKey = new Map<string, string>();
  let signingKeyPem: string | null = null;

  function apply(change: Change): void {
    const { order, payout, savedPayer } = change;
    if (payout) payouts.set(payout.id, payout);
    if (savedPayer) savedPayers.set(savedPayer.id, savedPayer);
    if (order) orders.set(order.id, order);
    if (order?.createKey) orderIdByCreateKey.set(`${order.provider} ${order.createKey}`, order.id);
    for (const webhook of change.webhooks ?? []) webhooks.set(webhook.id, webhook);
    signingKeyPem = change.signingKeyPem ?? signingKeyPem;
  }

  const journal: Journal | null = statePath === null ? null : openJournal(statePath);
  // Only this process writes the file, and only through `save`.
  for (const entry of journal?.entries ?? []) {
    const { order, savedPayer, ...change } = entry as StoredChange;
    apply({
      ...change,
      ...(order && { order: orderFromJournal(order) }),
      ...(savedPayer && { savedPayer: { accountId: null, ...savedPayer } }),
    });
  }

  return {
    orders,
    payouts,
    savedPayers,
    webhooks,
    get signingKeyPem() {
      return signingKeyPem;
    },
    findByCreateKey: (provider, createKey) =>
      orders.get(orderIdByCreateKey.get(`${provider} ${createKey}`) ?? ''),
    save(change) {
      journal?.append(change);
      apply(change);
    },
    close: () => journal?.close(),
  };
}
