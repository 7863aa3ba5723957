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

/** Names that a column may have, by their letters and digits; the first one is said where it is missing. */
const COLUMNS = {
  id: ['ID', 'Transaction ID', 'Reference ID', 'Resource ID'],
  type: ['Type', 'Transaction Type', 'Resource Type'],
  gross: ['Gross Amount', 'Amount', 'Gross'],
  fee: ['Fee', 'Fees', 'Total Fees'],
  net: ['Net Amount', 'Net'],
  currency: ['Currency'],
  at: ['Paid at', 'Created at', 'Date', 'Transaction Date'],
  payment: ['Payment ID', 'Source ID', 'Parent ID'],
} as const;
type Column = keyof typeof COLUMNS;

/**
 * The transactions of a payout of PayMongo, as its dashboard exports them (CSV with one header, pesos with two decimals). There is
 * no footer: each row has as many fields as the header and adds up, or the file is cut or broken.
 */
export function payMongoReport(header: readonly string[]): ReportReader {
  const places = placesIn(header);
  return {
    read(record, line) {
      if (record.length !== header.length) throw new ReportRefused({ kind: 'broken', line });
      return rowOf((column) => record[places[column]], line);
    },
    end: () => undefined,
  };
}

/** Whether a header could be one of PayMongo's: judged by what only its rows have together. */
export function isPayMongoHeader(header: readonly string[]): boolean {
  const names = columnsOf(header);
  const has = (column: Column) => COLUMNS[column].some((name) => names.has(plainName(name)));
  return has('type') && has('net') && has('gross');
}

function placesIn(header: readonly string[]): Record<Column, number> {
  const names = columnsOf(header);
  const placeOf = (column: Column) => {
    const name = COLUMNS[column].map(plainName).find((each) => names.has(each));
    const place = name === undefined ? undefined : names.get(name);
    if (place !== undefined) return place;
    // Only what went back names the payment that it is of.
    if (column === 'payment') return -1;
    throw new ReportRefused({ kind: 'column_missing', column: COLUMNS[column][0] });
  };
  const columns = Object.keys(COLUMNS) as Column[];
  return Object.fromEntries(columns.map((column) => [column, placeOf(column)])) as Record<Column, number>;
}

function rowOf(field: (column: Column) => string | undefined, line: number): ReportRow {
  const reference = referenceIn(field('id'), line);
  const type = (field('type') ?? '').trim().toLowerCase();
  const kind = kindOf(type);
  const gross = centavosIn(field('gross'), line);
  const fee = centavosIn(field('fee') || '0', line);
  const net = centavosIn(field('net'), line);
  // In some exports what leaves us has no sign of its own: the net amount says which way it went.
  const amountCentavos = net < 0 && gross > 0 ? 0 - gross : gross;
  if (amountCentavos - fee !== net) throw new ReportRefused({ kind: 'broken', line });
  const payment = (field('payment') ?? '').trim();
  return {
    line,
    key: `${reference}:${type}`,
    kind,
    captureRef: kind === 'capture' ? reference : payment === '' ? null : referenceIn(payment, line),
    reference,
    currency: currencyIn(field('currency'), line),
    amountCentavos,
    feeCentavos: fee,
    at: momentIn(dateOf(field('at')), line),
  };
}

/** Without a zone it is the time in the Philippines. */
function dateOf(text: string | undefined): string {
  const moment = (text ?? '').trim().replace(' ', 'T');
  const whole = /^\d{4}-\d\d-\d\d$/.test(moment) ? `${moment}T00:00:00` : moment;
  return /(Z|[+-]\d\d:?\d\d)$/.test(whole) ? whole : `${whole}+08:00`;
}

/** Pesos with at most two decimals, as `-1,234.50` or `₱1,234.50`. */
function centavosIn(text: string | undefined, line: number): number {
  const [, sign, whole, cents = ''] =
    /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec((text ?? '').replace(/[₱,\s]/g, '')) ?? [];
  if (whole === undefined) throw new ReportRefused({ kind: 'broken', line });
  const centavos = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  return sign === '-' ? 0 - centavos : centavos;
}

function kindOf(type: string): RowKind {
  if (type === 'payment') return 'capture';
  if (type.startsWith('refund')) return 'refund';
  if (type.startsWith('dispute') || type.startsWith('chargeback')) return 'dispute';
  if (type.includes('fee')) return 'fee';
  return type === 'payout' ? 'payout' : 'other';
}
