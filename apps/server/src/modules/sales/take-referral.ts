import type { Tx } from '../../platform/database/index.ts';
import type { SaleTerms } from './sale-terms.ts';
import { addToStripe, fillStripes, lockReferral, setStripes } from './sales.queries.ts';

/** Rows over which what a referral has earned is spread. */
export const REFERRAL_STRIPES = 16;

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
  const share = Math.floor(terms.affiliate_cap_centavos / REFERRAL_STRIPES);
  const own = stripe % REFERRAL_STRIPES;
  if (await addToStripe(tx, terms.creator_id, own, wanted, share)) return wanted;
  await fillStripes(tx, terms.creator_id);
  const rows = await lockReferral(tx, terms.creator_id);
  const { filled, taken } = pourInto(rows, wanted, terms.affiliate_cap_centavos);
  if (taken > 0) await setStripes(tx, terms.creator_id, filled);
  return taken;
}

export interface ReferralStripe {
  readonly stripe: number;
  readonly earned_centavos: number;
}

/** Spreads an amount over the stripes, none above its share and all together not above the cap. */
export function pourInto(
  rows: readonly ReferralStripe[],
  wanted: number,
  capCentavos: number,
): { filled: ReferralStripe[]; taken: number } {
  const total = rows.reduce((sum, row) => sum + row.earned_centavos, 0);
  let left = Math.min(wanted, Math.max(0, capCentavos - total));
  const taken = left;
  const share = Math.floor(capCentavos / rows.length);
  const filled = rows.map((row, index) => {
    // The last one has room for what does not divide.
    const room = (index === rows.length - 1 ? capCentavos - share * index : share) - row.earned_centavos;
    const part = Math.max(0, Math.min(left, room));
    left -= part;
    return { stripe: row.stripe, earned_centavos: row.earned_centavos + part };
  });
  return { filled, taken: taken - left };
}
