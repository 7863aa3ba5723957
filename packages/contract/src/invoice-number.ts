const DIGITS = 8;

/** As papers have it (P804): `A-00000001`; of a credit note `A-CN-00000001`. */
export function invoiceNumber(
  prefix: string,
  number: number,
  kind: 'invoice' | 'credit_note' = 'invoice',
): string {
  return `${prefix}-${kind === 'credit_note' ? 'CN-' : ''}${String(number).padStart(DIGITS, '0')}`;
}
