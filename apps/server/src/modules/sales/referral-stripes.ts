/** Rows over which what a referral has earned is spread. */
export const REFERRAL_STRIPES = 16;

export interface ReferralStripe {
  readonly stripe: number;
  readonly earned_centavos: number;
}

/** Does it fit into this stripe? Not while another holds more than its share, as after a cap was lowered. */
export function hasRoom(
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

/** Centavos that each stripe may fill by itself. */
export function shareOf(capCentavos: number): number {
  return (capCentavos - (capCentavos % REFERRAL_STRIPES)) / REFERRAL_STRIPES;
}
