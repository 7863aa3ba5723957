/** A row as a test names it: what its provider would write, by what is left out. */
export interface WrittenRow {
  id: string;
  /** PayPal's event code, PayMongo's type. */
  type?: string;
  /** Centavos; below zero what left us. */
  amount: number;
  fee?: number;
  currency?: string;
  /** The payment that it is of. */
  of?: string;
  at?: string;
}

const decimal = (centavos: number) => (centavos / 100).toFixed(2);

/** PayMongo's export of a payout's transactions. */
export function payMongoCsv(rows: readonly WrittenRow[]): string {
  const lines = rows.map(({ id, type = 'payment', amount, fee = 0, currency = 'PHP', of = '', at }) =>
    [
      id,
      type,
      of,
      decimal(amount),
      decimal(fee),
      decimal(amount - fee),
      currency,
      at ?? '2026-06-14 09:00:00',
    ].join(','),
  );
  return ['ID,Type,Payment ID,Gross Amount,Fee,Net Amount,Currency,Paid at', ...lines, ''].join('\n');
}

const COLUMNS = [
  'Transaction ID',
  'Invoice ID',
  'PayPal Reference ID',
  'PayPal Reference ID Type',
  'Transaction Event Code',
  'Transaction Initiation Date',
  'Transaction Completion Date',
  'Transaction  Debit or Credit',
  'Gross Transaction Amount',
  'Gross Transaction Currency',
  'Fee Debit or Credit',
  'Fee Amount',
  'Fee Currency',
  'Custom Field',
] as const;

/** PayPal's settlement report, with its headers and footers. @param said how many rows it says it has */
export function payPalCsv(rows: readonly WrittenRow[], said: number = rows.length): string {
  const quoted = (fields: readonly (string | number)[]) =>
    fields.map((field) => (typeof field === 'number' ? String(field) : `"${field}"`)).join(',');
  const body = rows.map(({ id, type = 'T0006', amount, fee = 0, currency = 'PHP', of = '', at }) => {
    const when = at ?? '2026/06/14 09:00:00 +0800';
    const direction = amount < 0 ? 'DR' : 'CR';
    const feeDirection = fee === 0 ? '' : fee > 0 ? 'DR' : 'CR';
    return quoted([
      'SB',
      id,
      '',
      of,
      of === '' ? '' : 'TXN',
      type,
      when,
      when,
      direction,
      Math.abs(amount),
      currency,
      feeDirection,
      fee === 0 ? '' : Math.abs(fee),
      fee === 0 ? '' : currency,
      '',
    ]);
  });
  return [
    quoted(['RH', '2026/06/15 02:16:38 -0700', 'H', 'FMQ6CNT94X7CL', 9]),
    quoted(['FH', 1]),
    quoted(['SH', '2026/06/14 00:00:00 +0800', '2026/06/15 00:00:00 +0800', 'FMQ6CNT94X7CL', '']),
    quoted(['CH', ...COLUMNS]),
    ...body,
    quoted(['SF', 'PHP', 0, 0, 0, 0]),
    quoted(['SC', said]),
    quoted(['RF', 'PHP', 0, 0, 0, 0]),
    quoted(['RC', said]),
    quoted(['FF', said]),
    '',
  ].join('\n');
}
