const WHOLE = 10_000n;

/**
 * The VAT that is within a share (P806): of ₱112.00 at 12 % it is ₱12.00. Cut to whole centavos towards zero, once for each day, so that
 * what goes back takes as much as it brought.
 * @param rateBp hundredths of a percent, on top of what is without VAT
 */
export function vatOf(rateBp: number, shareCentavos: number): number {
  const rate = BigInt(rateBp);
  return Number((BigInt(shareCentavos) * rate) / (WHOLE + rate));
}
