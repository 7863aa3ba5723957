import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import { demandPosted } from '../../ledger/index.ts';
import { readSettings, shareRate } from '../../settings/index.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import type { AskedCapture } from '../disputes/asked-capture.ts';
import { lockPurchase } from '../settle/purchases.queries.ts';
import { feeEntry } from './fee-entry.ts';
import { type FeeSource, findNewestFee, findTaken, insertFee } from './fees.queries.ts';

export interface ReadFee extends FeeSource {
  purchaseId: string;
  correlationId: string;
  /** Whole centavos that the provider keeps by now. */
  feeCentavos: number;
  /** When the provider was asked. */
  seenAt: Date;
}

/**
 * Books what a provider keeps by now (P750), in the caller's transaction, which holds the lock of the purchase. Said again it
 * books nothing, said otherwise the difference; an answer that was asked for earlier than one that counts says nothing.
 * @throws when the books do not take it: a bug, as neither account can be short of it
 */
export async function recordFee(deps: CreditsDeps, tx: Tx, fee: ReadFee): Promise<void> {
  const newest = await findNewestFee(tx, fee);
  if (newest && newest.seen_at > fee.seenAt) return;
  const changeCentavos = fee.feeCentavos - (newest?.fee_centavos ?? 0);
  if (changeCentavos === 0) return;
  const { provider, correlationId } = fee;
  const id = deps.ids.next();
  await insertFee(tx, {
    id,
    provider,
    source: fee.source,
    source_id: fee.sourceId,
    purchase_id: fee.purchaseId,
    sequence: (newest?.sequence ?? 0) + 1,
    fee_centavos: fee.feeCentavos,
    change_centavos: changeCentavos,
    seen_at: fee.seenAt,
    created_at: deps.clock.now(),
  });
  await shareRate(tx);
  const entry = feeEntry({ id, provider, changeCentavos, correlationId }, await readSettings(tx));
  demandPosted(await deps.ledger.post(tx, entry), `take fee ${id}`);
}

/**
 * The same for what is kept of a capture that is on record. A fee beyond what was taken is a mistake of somebody's: it is not
 * booked, and a report of settlement will say what it was.
 * @param feeCentavos null where the provider does not say
 * @returns false where it is not booked
 */
export async function recordCaptureFee(
  deps: CreditsDeps,
  tx: Tx,
  { provider, captureId, purchaseId, askedAt }: AskedCapture,
  correlationId: string,
  feeCentavos: number | null,
): Promise<boolean> {
  if (feeCentavos === null) return false;
  const taken = await findTaken(tx, provider, captureId);
  if (taken === null || feeCentavos > taken) {
    const about = { provider, capture_id: captureId, fee_centavos: feeCentavos };
    deps.log.error(about, 'a fee is above what was taken; it is not booked');
    return false;
  }
  const source = { provider, source: 'capture', sourceId: captureId } as const;
  await recordFee(deps, tx, { ...source, purchaseId, correlationId, feeCentavos, seenAt: askedAt });
  return true;
}

/** What a provider says later of a capture that is booked: a refund may have given the fee back, or a part of it. */
export async function recordChangedFee(
  deps: CreditsDeps,
  capture: AskedCapture,
  feeCentavos: number | null,
): Promise<void> {
  if (feeCentavos === null) return;
  await inTransaction(deps.moneyDb, async (tx) => {
    const purchase = await lockPurchase(tx, capture.purchaseId);
    await recordCaptureFee(deps, tx, capture, purchase.correlation_id, feeCentavos);
  });
}

/**
 * Books what a report of settlement says of a capture's fee, in the caller's transaction: the provider's last word, as nothing is
 * paid out by another. @returns false where it is above what was taken
 */
export async function bookReportedFee(
  deps: CreditsDeps,
  tx: Tx,
  { feeCentavos, ...capture }: Omit<AskedCapture, 'askedAt'> & { feeCentavos: number },
): Promise<boolean> {
  const { correlation_id: correlationId } = await lockPurchase(tx, capture.purchaseId);
  const asked = { ...capture, askedAt: deps.clock.now() };
  return recordCaptureFee(deps, tx, asked, correlationId, feeCentavos);
}
