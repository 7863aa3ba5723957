import type { Tx } from '../../../platform/database/index.ts';
import { accounts, readFigures } from '../../ledger/index.ts';
import type { PurchaseRow } from '../settle/purchases.queries.ts';
import { leftOf, type Refundable } from './refund-request.ts';
import { findRefundFacts, lockAsker, lockWallet, sumGiftsSince } from './refund-requests.queries.ts';
import { sumRefunds } from './refunds.queries.ts';

/**
 * What decides whether a purchase that is locked can be refunded. Locks its fan and the wallet, so that neither another request nor a
 * spend comes between (P291).
 */
export async function readRefundable(tx: Tx, purchase: PurchaseRow): Promise<Refundable> {
  const { id, fan_id: fanId, status, settled_at: settledAt } = purchase;
  await lockAsker(tx, fanId);
  const facts = await findRefundFacts(tx, id);
  await lockWallet(tx, fanId);
  const wallet = await readFigures(tx, accounts.fanWallet(fanId));
  return {
    status,
    settledAt,
    left: leftOf(purchase, await sumRefunds(tx, id)),
    isAsked: facts.request_id !== null,
    // What others gave meanwhile is not what was bought: it does not go out as money (P735).
    balance: wallet.balance - (await sumGiftsSince(tx, fanId, settledAt)),
    askedElsewhere: facts.asked_elsewhere,
  };
}
