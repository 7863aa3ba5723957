/** What Likha earned of a creator in a month, by what for and by the VAT of its days; negative where it went back. */
export interface Earned {
  kind: InvoiceLineKind;
  /** Hundredths of a percent on top of what is without VAT; 0 where no rule was on. */
  rate_bp: number;
  centavos: number;
}

export type InvoiceLineKind = 'share' | 'payout_fees';

export interface InvoiceLine extends Earned {
  vat_centavos: number;
}

export interface Invoice {
  kind: 'invoice' | 'credit_note';
  lines: readonly InvoiceLine[];
  centavos: number;
  vatCentavos: number;
}

/**
 * The paper of a month: an invoice, or a credit note where more went back than was earned (P804). VAT of each line in whole centavos, cut towards
 * zero as that of days is (P806).
 * @returns null where nothing is left to be paid or to go back
 */
export function invoiceOf(
  earned: readonly Earned[],
  vatOf: (rateBp: number, centavos: number) => number,
): Invoice | null {
  const lines = earned
    .filter(({ centavos }) => centavos !== 0)
    .map((line) => ({ ...line, vat_centavos: vatOf(line.rate_bp, line.centavos) }));
  const centavos = lines.reduce((sum, line) => sum + line.centavos, 0);
  if (centavos === 0) return null;
  const vatCentavos = lines.reduce((sum, line) => sum + line.vat_centavos, 0);
  return { kind: centavos > 0 ? 'invoice' : 'credit_note', lines, centavos, vatCentavos };
}
