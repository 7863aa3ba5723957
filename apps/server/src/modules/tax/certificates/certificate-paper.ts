import { formatCentavos } from '@likha/contract/money';
import { formatTin } from '@likha/contract/tin';
import { oneLine } from '../../../platform/letter/mail-words.ts';
import type { Paper, PaperTable } from '../../../platform/paper/paper.ts';
import { lastDayOf, monthsOf, type Quarter } from '../../../platform/philippine-quarters.ts';
import { philippineTime } from '../../../platform/philippine-time.ts';
import type { TaxDetails } from '../details/tax-details.ts';
import type { TaxIdentity } from '../identity.queries.ts';
import type { Line } from './lines.queries.ts';

export interface Certified {
  certificate: { quarter: Quarter; issued_at: Date };
  number: string;
  replacedBy: string | null;
  replaces: string | null;
  payee: TaxDetails;
  payor: TaxIdentity;
  lines: readonly Line[];
}

type Named = Pick<TaxIdentity, 'tin' | 'registered_name' | 'address' | 'zip_code'>;

const DECLARATION =
  'We declare under the penalties of perjury that this certificate has been made in good faith, verified by us, and to the best of our knowledge and belief, is true and correct, pursuant to the provisions of the National Internal Revenue Code, as amended, and the regulations issued under authority thereof.';

/** A certificate as BIR form 2307 is divided. The form is English, and so is this. */
export function certificatePaper(certified: Certified): Paper {
  const { certificate, number, replacedBy, replaces, payee, payor, lines } = certified;
  const { quarter, issued_at: issuedAt } = certificate;
  return {
    language: 'en',
    title: 'Certificate of Creditable Tax Withheld at Source',
    seller: 'BIR Form No. 2307',
    rows: [
      ['Certificate number', number],
      ['For the period', `${dayName(quarter)} to ${dayName(lastDayOf(quarter))}`],
      ...row('Replaces certificate', replaces),
      ...row('Not valid any more: replaced by', replacedBy),
    ],
    sections: [
      { title: 'Part I – Payee information', rows: named('Payee', payee) },
      { title: 'Part II – Payor information', rows: named('Payor', payor) },
      {
        title: 'Part III – Details of monthly income payments and taxes withheld',
        rows: [],
        table: tableOf(quarter, lines),
      },
      { title: 'Declaration', rows: [] },
    ],
    total: null,
    notes: [
      DECLARATION,
      `Issued by the computer system of ${oneLine(payor.registered_name)} on ${dayName(philippineTime(issuedAt).slice(0, 10))}, out of its books. It was not signed by hand.`,
    ],
    at: issuedAt,
  };
}

const row = (name: string, value: string | null): [string, string][] =>
  value === null ? [] : [[name, value]];

function named(who: 'Payee' | 'Payor', { tin, registered_name: name, address, zip_code: zip }: Named) {
  return [
    ['Taxpayer identification number (TIN)', formatTin(tin)],
    [`${who}’s name`, oneLine(name)],
    ['Registered address', oneLine(address)],
    ['ZIP code', zip],
  ] as const;
}

/** A row for each code, and what they come to. */
function tableOf(quarter: Quarter, lines: readonly Line[]): PaperTable {
  const months = monthsOf(quarter);
  const codes = [...new Set(lines.map(({ atc }) => atc))];
  const ofCode = (own: readonly Line[], what: string, atc: string) => {
    const bases = months.map((month) =>
      sum(
        own.filter((line) => line.month.startsWith(month)),
        'base_centavos',
      ),
    );
    const whole = sum(own, 'base_centavos');
    return [what, atc, ...[...bases, whole, sum(own, 'withheld_centavos')].map(decimal)];
  };
  return {
    columns: [
      { label: 'Income payments subject to expanded withholding tax', share: 22 },
      { label: 'ATC', share: 8 },
      { label: '1st month of the quarter', share: 14, isFigure: true },
      { label: '2nd month of the quarter', share: 14, isFigure: true },
      { label: '3rd month of the quarter', share: 14, isFigure: true },
      { label: 'Total', share: 14, isFigure: true },
      { label: 'Tax withheld for the quarter', share: 14, isFigure: true },
    ],
    rows: [
      ...codes.map((atc) =>
        ofCode(
          lines.filter((line) => line.atc === atc),
          'Remittances of an online platform to its sellers',
          atc,
        ),
      ),
      ofCode(lines, 'Total', ''),
    ],
  };
}

function sum(lines: readonly Line[], field: 'base_centavos' | 'withheld_centavos'): number {
  return lines.reduce((total, line) => total + line[field], 0);
}

/** `1,234.50` */
function decimal(centavos: number): string {
  return formatCentavos(centavos).replace('₱', '');
}

/** `October 1, 2026` @param day `2026-10-01` */
function dayName(day: string): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-PH', options);
}
