import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { accounts, readFigures } from '../../ledger/index.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { boughtCredits } from './bought-credits.ts';
import { findReceiptFacts } from './purchases.queries.ts';
import { receiptText } from './receipt.ts';

/** Mails a completed purchase's receipt to its fan. Repeating it sends the same message again, under the same id. */
export async function mailReceipt(deps: CreditsDeps, purchaseId: string): Promise<void> {
  const facts = await findReceiptFacts(deps.db, purchaseId);
  if (!facts?.settled_at) {
    deps.log.warn({ purchase_id: purchaseId }, 'there is no completed purchase to send a receipt for');
    return;
  }
  const { balance } = await readFigures(deps.db, accounts.fanWallet(facts.fan_id));
  const written = receiptText({
    language: facts.language ?? DEFAULT_LANGUAGE,
    purchaseId,
    reference: facts.reference,
    fullName: facts.full_name,
    ...boughtCredits(facts),
    finalCentavos: facts.final_centavos,
    paymentMethod: facts.payment_method,
    charge: facts.charge,
    settledAt: facts.settled_at,
    balance,
    publicUrl: deps.publicUrl,
    isSandboxPayment: deps.isSandboxPayment,
  });
  await deps.mail.send({ key: `receipt-${purchaseId}`, to: facts.email, ...written });
}
