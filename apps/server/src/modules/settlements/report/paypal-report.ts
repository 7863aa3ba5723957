import {
  columnsOf,
  currencyIn,
  momentIn,
  plainName,
  type ReportReader,
  ReportRefused,
  type ReportRow,
  type RowKind,
  referenceIn,
} from './report-row.ts';

/** Of the section body of PayPal's settlement report (STL). */
const COLUMNS = [
  'Transaction ID',
  'PayPal Reference ID',
  'Transaction Event Code',
  'Transaction Initiation Date',
  'Transaction Debit or Credit',
  'Gross Transaction Amount',
  'Gross Transaction Currency',
  'Fee Debit or Credit',
  'Fee Amount',
] as const;
type Column = (typeof COLUMNS)[number];

/**
 * PayPal's settlement report (STL, CSV): header rows, a header of columns (CH), a row a transaction (SB), and footers that say how
 * many rows there are (SC, RC, FF). Amounts are whole numbers of the smallest unit, their direction stands beside them.
 */
export function payPalReport(): ReportReader {
  let places: Map<string, number> | null = null;
  let found = 0;
  let inSection = 0;
  let isEnded = false;
  return {
    read(record, line) {
      const type = record[0];
      if (isEnded) throw new ReportRefused({ kind: 'broken', line });
      if (type === 'CH') places = demandColumns(record);
      else if (type === 'SC') {
        demandRows(record, inSection, line);
        inSection = 0;
      } else if (type === 'RC') demandRows(record, found, line);
      else if (type === 'FF') {
        demandRows(record, found, line);
        isEnded = true;
      } else if (type === 'SB') {
        if (!places) throw new ReportRefused({ kind: 'broken', line });
        found += 1;
        inSection += 1;
        return rowOf(record, line, places);
      } else if (!/^(RH|FH|SH|SF|RF)$/.test(type ?? '')) throw new ReportRefused({ kind: 'broken', line });
      return null;
    },
    end() {
      if (!isEnded) throw new ReportRefused({ kind: 'cut' });
    },
  };
}

function demandColumns(header: readonly string[]): Map<string, number> {
  const places = columnsOf(header);
  for (const column of COLUMNS)
    if (!places.has(plainName(column))) throw new ReportRefused({ kind: 'column_missing', column });
  return places;
}

/** The second field of a footer says how many rows there are above it. */
function demandRows(record: readonly string[], found: number, line: number): void {
  const said = Number(record[1]);
  if (!/^\d+$/.test(record[1] ?? '')) throw new ReportRefused({ kind: 'broken', line });
  if (said !== found) throw new ReportRefused({ kind: 'rows_missing', said, found });
}

function rowOf(record: readonly string[], line: number, places: ReadonlyMap<string, number>): ReportRow {
  const field = (column: Column) => record[places.get(plainName(column)) ?? -1];
  const reference = referenceIn(field('Transaction ID'), line);
  const code = referenceIn(field('Transaction Event Code'), line);
  const amountCentavos = signed(
    field('Gross Transaction Amount'),
    field('Transaction Debit or Credit'),
    line,
  );
  const kind = kindOf(code, amountCentavos);
  const other = (field('PayPal Reference ID') ?? '').trim();
  // What a debit takes from us is a fee; one that is credited came back.
  const fee = signed(field('Fee Amount') || '0', field('Fee Debit or Credit') || 'DR', line);
  return {
    line,
    key: `${reference}:${code}:${amountCentavos < 0 ? 'DR' : 'CR'}`,
    kind,
    captureRef: kind === 'capture' ? reference : other === '' ? null : referenceIn(other, line),
    reference,
    currency: currencyIn(field('Gross Transaction Currency'), line),
    amountCentavos,
    feeCentavos: 0 - fee,
    at: momentIn(dateOf(field('Transaction Initiation Date')), line),
  };
}

/** `2026/11/25 10:15:04 +0800`. */
function dateOf(text: string | undefined): string {
  const [, day, time, zone] =
    /^(\d{4}\/\d\d\/\d\d) (\d\d:\d\d:\d\d) ([+-]\d{4})$/.exec((text ?? '').trim()) ?? [];
  return day ? `${day.replaceAll('/', '-')}T${time}${zone?.slice(0, 3)}:${zone?.slice(3)}` : '';
}

function signed(amount: string | undefined, direction: string | undefined, line: number): number {
  const value = Number(amount);
  const isWhole = /^\d{1,15}$/.test((amount ?? '').trim());
  if (!isWhole || (direction !== 'CR' && direction !== 'DR'))
    throw new ReportRefused({ kind: 'broken', line });
  return direction === 'CR' ? value : 0 - value;
}

/** Kept back for a time and let go: in general, as a reserve, for a look at a payment, at one payment, and until it is available. */
const RESERVES = ['T2101', 'T2102', 'T2103', 'T2104', 'T2105', 'T2106', 'T2107', 'T2108', 'T2111', 'T2112'];

/** Refunds and reversals of a payment; holds for disputes, their end, and chargebacks; fees that came back. */
const KINDS = new Map(
  Object.entries<RowKind>({
    T1106: 'refund',
    T1107: 'refund',
    T1108: 'fee',
    T1109: 'fee',
    T1110: 'dispute',
    T1111: 'dispute',
    T1201: 'dispute',
    T1202: 'dispute',
    ...Object.fromEntries(RESERVES.map((code) => [code, 'reserve' as const])),
  }),
);
/** By the group: payments, fees, withdrawals to the bank. */
const GROUPS = new Map(Object.entries<RowKind>({ T01: 'fee', T03: 'payout', T04: 'payout' }));

function kindOf(code: string, amountCentavos: number): RowKind {
  if (code.startsWith('T00')) return amountCentavos > 0 ? 'capture' : 'other';
  return KINDS.get(code) ?? GROUPS.get(code.slice(0, 3)) ?? 'other';
}
