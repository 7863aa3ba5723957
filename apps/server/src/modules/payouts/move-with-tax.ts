import type { Tx } from '../../platform/database/index.ts';
import { lockEarner } from '../clawbacks/index.ts';
import { demandPosted } from '../ledger/index.ts';
import { readWithheld } from '../tax/index.ts';
import { payoutEntry } from './payout.ts';
import { setWithheld } from './payouts.queries.ts';
import type { PayoutsDeps } from './payouts-deps.ts';

type Arguments = Parameters<typeof payoutEntry>;

interface Moving {
  reason: Exclude<Arguments[0], 'payout_hold' | 'payout_withhold' | 'payout_withhold_return'>;
  payout: Arguments[1];
  by: Arguments[2];
  settings: Arguments[3];
  /** When its row says that it moved. */
  at: Date;
}

const GIVES_BACK: ReadonlySet<Moving['reason']> = new Set(['payout_fail', 'payout_bounce']);

/**
 * Moves a payout in the books, and with it what is withheld for tax (P783): that is decided once, when it leaves, and comes back to the
 * centavo when the payout does. What a creator was remitted this year is counted as of one moment, so one payout of theirs at a time.
 * @returns what of it is withheld
 */
export async function moveWithTax(
  deps: PayoutsDeps,
  tx: Tx,
  { reason, payout, by, settings, at }: Moving,
): Promise<{ withheldCentavos: number }> {
  const { id, creatorId, bucket, centavos } = payout;
  const leaves = reason === 'payout_send';
  if (leaves || GIVES_BACK.has(reason)) await lockEarner(tx, creatorId);
  const isTaxed = leaves && bucket === 'earnings';
  const decided = isTaxed ? await readWithheld(tx, { creatorId, centavos, at, payoutId: id }) : 0;
  const withheldCentavos = leaves ? decided : (payout.withheldCentavos ?? 0);
  const book = async (step: Arguments[0]) => {
    const entry = payoutEntry(step, { ...payout, withheldCentavos }, by, settings);
    demandPosted(await deps.ledger.post(tx, entry), `move payout ${id} by ${step}`);
  };
  if (decided > 0) {
    await setWithheld(tx, id, decided);
    await book('payout_withhold');
  }
  await book(reason);
  if (GIVES_BACK.has(reason) && withheldCentavos > 0) await book('payout_withhold_return');
  return { withheldCentavos };
}
