/**
 * Writes centavos as the decimal string PayPal wants: 123450 → "1234.50". Digits are moved, never divided,
 * so no floating-point step exists (decision 12).
 * @throws RangeError when not a whole, non-negative, safe number of centavos
 */
export function toDecimalPesos(amountCentavos: number): string {
  if (!Number.isSafeInteger(amountCentavos) || amountCentavos < 0) {
    throw new RangeError('an amount must be a whole number of centavos');
  }
  const digits = String(amountCentavos).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Reads a decimal string of pesos into centavos: "1234.5" → 123450.
 * @returns null when the text is not a plain amount with at most two decimals, or is too large to be exact
 */
export function fromDecimalPesos(text: string): number | null {
  const match = /^(\d{1,15})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return null;
  const [, pesos = '', fraction = ''] = match;
  const amountCentavos = Number(`${pesos}${fraction.padEnd(2, '0')}`);
  return Number.isSafeInteger(amountCentavos) ? amountCentavos : null;
}
