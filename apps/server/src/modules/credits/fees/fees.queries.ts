import type { Tx } from '../../../platform/database/index.ts';
import type { ProviderName } from '../../../providers/payments/payment-provider.ts';

export interface FeeSource {
  provider: ProviderName;
  /** A capture, whose fee is kept of it, or a dispute, which costs one. */
  source: 'capture' | 'dispute';
  /** The provider's id of it. */
  sourceId: string;
}

/** The newest word about a fee. Who asks holds the lock of its purchase. */
export function findNewestFee(tx: Tx, { provider, source, sourceId }: FeeSource) {
  return tx
    .selectFrom('provider_fees')
    .select(['sequence', 'fee_centavos', 'seen_at'])
    .where('provider', '=', provider)
    .where('source', '=', source)
    .where('source_id', '=', sourceId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertFee(
  tx: Tx,
  fee: {
    id: string;
    provider: ProviderName;
    source: 'capture' | 'dispute';
    source_id: string;
    purchase_id: string;
    sequence: number;
    fee_centavos: number;
    change_centavos: number;
    seen_at: Date;
    created_at: Date;
  },
): Promise<void> {
  await tx.insertInto('provider_fees').values(fee).execute();
}

/** What was taken, in centavos, by the capture of an attempt of ours; null where there is none. */
export async function findTaken(tx: Tx, provider: ProviderName, captureId: string): Promise<number | null> {
  const row = await tx
    .selectFrom('payment_attempts')
    .select('captured_centavos')
    .where('provider', '=', provider)
    .where('capture_id', '=', captureId)
    .executeTakeFirst();
  return row?.captured_centavos ?? null;
}
