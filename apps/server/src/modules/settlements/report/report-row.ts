/** What a row of a report is about. */
export type RowKind = 'capture' | 'refund' | 'dispute' | 'fee' | 'payout' | 'reserve' | 'other';

/** A row of a report of settlement, as its provider wrote it. Amounts in the smallest unit of its currency. */
export interface ReportRow {
  /** In the file, from 1. */
  readonly line: number;
  /** By which the provider names it in every report that it is in. */
  readonly key: string;
  readonly kind: RowKind;
  /** The capture that it is of; null where it names none. */
  readonly captureRef: string | null;
  /** The provider's own id of it. */
  readonly reference: string;
  readonly currency: string;
  /** Above zero what came to us, below zero what left. */
  readonly amountCentavos: number;
  /** Above zero what the provider kept, below zero what it gave back of that. */
  readonly feeCentavos: number;
  readonly at: Date;
}

/** Why a file is no report that can be taken: nothing of it is. */
export type ReportProblem =
  | { readonly kind: 'not_a_report' }
  | { readonly kind: 'column_missing'; readonly column: string }
  | { readonly kind: 'broken'; readonly line: number }
  | { readonly kind: 'cut' }
  | { readonly kind: 'rows_missing'; readonly said: number; readonly found: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'too_many' };

export class ReportRefused extends Error {
  readonly problem: ReportProblem;
  constructor(problem: ReportProblem) {
    super(`the report is refused: ${problem.kind}`);
    this.problem = problem;
  }
}

/** A reader of one provider's reports, fed record by record. */
export interface ReportReader {
  /** Null for a record that is no row. @throws ReportRefused */
  read(record: readonly string[], line: number): ReportRow | null;
  /** After the last record. @throws ReportRefused where the file ends too early */
  end(): void;
}

const REFERENCE = /^[\x21-\x7e]{1,100}$/;

/** An id, as providers make them. @throws ReportRefused */
export function referenceIn(text: string | undefined, line: number): string {
  const id = (text ?? '').trim();
  if (!REFERENCE.test(id)) throw new ReportRefused({ kind: 'broken', line });
  return id;
}

/** @throws ReportRefused */
export function currencyIn(text: string | undefined, line: number): string {
  const currency = (text ?? '').trim().toUpperCase();
  if (!/^[A-Z]{3}$/.test(currency)) throw new ReportRefused({ kind: 'broken', line });
  return currency;
}

/** @throws ReportRefused */
export function momentIn(text: string | undefined, line: number): Date {
  const moment = new Date(text ?? '');
  if (Number.isNaN(moment.getTime()) || moment.getUTCFullYear() < 2000 || moment.getUTCFullYear() > 9000)
    throw new ReportRefused({ kind: 'broken', line });
  return moment;
}

/** Where each column is, by the letters and digits of its name. */
export function columnsOf(header: readonly string[]): Map<string, number> {
  return new Map(header.map((name, place) => [plainName(name), place]));
}

export function plainName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}
