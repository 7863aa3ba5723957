import type { Language } from '@likha/contract';
import { invoiceNumber } from '@likha/contract/invoice-number';
import { LOCALES } from '@likha/contract/language';
import { formatPesos, pesosFromCentavos } from '@likha/contract/money';
import { formatTin } from '@likha/contract/tin';
import { oneLine } from '../../platform/letter/mail-words.ts';
import type { Paper } from '../../platform/paper/paper.ts';
import { monthName } from '../statements/index.ts';
import type { Invoice } from './invoice.ts';
import { type InvoicesTexts, invoicesTexts } from './invoices.texts.generated.ts';

/** What an invoice says, with the seller as they were when it was issued. */
export interface InvoiceFacts extends Pick<Invoice, 'kind' | 'lines' | 'centavos'> {
  prefix: string;
  number: number;
  month: string;
  vat_centavos: number;
  issued_at: Date;
  /** Null of who was erased. */
  buyer_name: string | null;
  username: string | null;
  /** Who they are to the tax office; null where they did not say it. */
  buyer: { registered_name: string; tin: string; address: string; zip_code: string } | null;
  permit: string;
  registered_name: string;
  tin: string;
  address: string;
  zip_code: string;
}

function buyerRows(buyer: InvoiceFacts['buyer'], t: InvoicesTexts): [string, string][] {
  if (!buyer) return [];
  return [
    [t.buyerName, oneLine(buyer.registered_name)],
    [t.buyerTin, formatTin(buyer.tin)],
    [t.buyerAddress, `${oneLine(buyer.address)}, ${buyer.zip_code}`],
  ];
}

/** `August 1, 2026`: the Philippine day of a moment. */
function dayOf(moment: Date, language: Language): string {
  return moment.toLocaleDateString(LOCALES[language], { timeZone: 'Asia/Manila', dateStyle: 'long' });
}

/** An invoice on paper (P804). */
export function invoicePage(row: InvoiceFacts, language: Language): Paper {
  const t = invoicesTexts[language];
  const pesos = (centavos: number) => formatPesos(pesosFromCentavos(centavos));
  const name = row.buyer_name === null ? t.erased : oneLine(row.buyer_name);
  const ofLine = { share: t.lineShare, payout_fees: t.linePayoutFees };
  return {
    language,
    title: row.kind === 'invoice' ? t.invoice : t.creditNote,
    seller: `${oneLine(row.registered_name)} · TIN ${formatTin(row.tin)}`,
    rows: [
      [t.number, invoiceNumber(row.prefix, row.number, row.kind)],
      [t.issued, dayOf(row.issued_at, language)],
      [t.month, monthName(row.month, language)],
      [t.sellerAddress, `${oneLine(row.address)}, ${row.zip_code}`],
      [t.buyer, row.username === null ? name : `${name} (@${row.username})`],
      ...buyerRows(row.buyer, t),
    ],
    sections: [
      {
        title: t.what,
        rows: [
          ...row.lines.map(({ kind, rate_bp, centavos }): [string, string] => [
            rate_bp > 0 ? t.withVat({ line: ofLine[kind], rate: String(rate_bp / 100) }) : ofLine[kind],
            pesos(centavos),
          ]),
          [t.withoutVat, pesos(row.centavos - row.vat_centavos)],
          [t.vat, pesos(row.vat_centavos)],
        ],
      },
    ],
    total: [t.total, pesos(row.centavos)],
    notes: [row.kind === 'invoice' ? t.paid : t.given, t.permit({ permit: oneLine(row.permit) })],
    at: row.issued_at,
  };
}
