/** 123450 → "1234.50", as PayPal writes amounts. Digits are moved, never divided. */
export function toDecimal(amountCentavos: number): string {
  const digits = String(amountCentavos).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** "1234.50" → 123450, or null when the text is not an amount above zero with at most two decimals. */
export function fromDecimal(text: string): number | null {
  const match = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text);
  const amountCentavos = match ? Number(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`) : 0;
  return amountCentavos > 0 ? amountCentavos : null;
}

/** A provider's fee of so many thousandths, down to a whole centavo. */
export function feeOf(amountCentavos: number, perMille: number): number {
  return Math.floor((amountCentavos * perMille) / 1_000);
}

/** 123450 → "₱1,234.50", or "USD 1,234.50", as people read it. */
export function formatAmount(amountCentavos: number, currency: string): string {
  const [whole = '', hundredths = ''] = toDecimal(amountCentavos).split('.');
  const sign = currency === 'PHP' ? '₱' : `${currency} `;
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${hundredths}`;
}
