import { TransactionConflict, type Tx } from '../../platform/database/index.ts';
import type { SaleTerms } from './sale-terms.ts';
import { addToStripe, fillStripes, lockReferral, readReferral, setStripes } from './sales.queries.ts';

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

function shareOf(capCentavos: number): number {
  return (capCentavos - (capCentavos % REFERRAL_STRIPES)) / REFERRAL_STRIPES;
}

/** Does it fit into this stripe? Not while another holds more than its share, as after a cap was lowered. */
function hasRoom(
  stripes: readonly ReferralStripe[],
  own: number,
  wanted: number,
  capCentavos: number,
): boolean {
  const share = shareOf(capCentavos);
  const held = stripes.find(({ stripe }) => stripe === own)?.earned_centavos;
  const isEven = stripes.every(({ earned_centavos }) => earned_centavos < share + REFERRAL_STRIPES);
  return held !== undefined && isEven && held + wanted <= share;
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
  const share = shareOf(capCentavos);
  const filled = rows.map((row, index) => {
    // The last one has room for what does not divide.
    const room = (index === rows.length - 1 ? capCentavos - share * index : share) - row.earned_centavos;
    const part = Math.max(0, Math.min(left, room));
    left -= part;
    return { stripe: row.stripe, earned_centavos: row.earned_centavos + part };
  });
  return { filled, taken: taken - left };
}
