import { TransactionConflict, type Tx } from '../../platform/database/index.ts';
import { hasRoom, pourInto, REFERRAL_STRIPES, shareOf } from './referral-stripes.ts';
import type { SaleTerms } from './sale-terms.ts';
import { addToStripe, fillStripes, lockReferral, readReferral, setStripes } from './sales.queries.ts';

/**
 * Takes a referrer's part of a sale out of what the cap leaves (P22), so that the cap holds under any concurrency and
 * sales of one creator do not wait for one row: a stripe may fill its own share of the cap by itself, and only a sale that
 * does not fit into its stripe locks them all and takes what is left anywhere.
 * @param wanted centavos
 * @returns centavos: all of it, or what the cap leaves
 */
export async function takeReferral(
  tx: Tx,
  terms: Pick<SaleTerms, 'creator_id' | 'affiliate_cap_centavos'>,
  wanted: number,
  stripe: number,
): Promise<number> {
  if (wanted === 0) return 0;
  const { creator_id: creatorId, affiliate_cap_centavos: cap } = terms;
  const stripes = await readReferral(tx, creatorId);
  const own = stripe % REFERRAL_STRIPES;
  if (hasRoom(stripes, own, wanted, cap)) {
    // Somebody filled it meanwhile: to lock the others while holding this one could wait for who waits for this one.
    if (!(await addToStripe(tx, creatorId, own, wanted, shareOf(cap))))
      throw new TransactionConflict('a stripe of a referral filled up meanwhile');
    return wanted;
  }
  if (stripes.length < REFERRAL_STRIPES) await fillStripes(tx, creatorId);
  const { filled, taken } = pourInto(await lockReferral(tx, creatorId), wanted, cap);
  if (taken > 0) await setStripes(tx, creatorId, filled);
  return taken;
}
