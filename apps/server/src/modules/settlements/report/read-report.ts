import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import type { ProviderName } from '../../../providers/payments/payment-provider.ts';
import { isPayMongoHeader, payMongoReport } from './paymongo-report.ts';
import { payPalReport } from './paypal-report.ts';
import { type ReportReader, ReportRefused, type ReportRow } from './report-row.ts';

/** So many rows are handed over at once. */
const BATCH = 5_000;
/** PayPal's reports have at most so many in a file. */
const MOST_ROWS = 1_000_000;
const MOST_RECORD_BYTES = 16 * 1024;

export interface ReportFile {
  provider: ProviderName;
  hash: Buffer;
  rows: number;
  firstAt: Date;
  lastAt: Date;
}

/**
 * Reads a report of settlement in one go, whatever its size, judged by what is in it and not by its name.
 * @param take is handed its rows by the thousand, in their order, and awaited
 * @throws ReportRefused for what is none, is cut or broken: whoever takes rows undoes that then
 */
export async function readReport(
  path: string,
  take: (provider: ProviderName, rows: readonly ReportRow[]) => Promise<void>,
): Promise<ReportFile> {
  const hash = createHash('sha256');
  const bytes = createReadStream(path, { highWaterMark: 256 * 1024 });
  bytes.on('data', (chunk) => hash.update(chunk));
  const csv = parse({
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MOST_RECORD_BYTES,
  });
  const file = { provider: null as ProviderName | null, rows: 0, first: Infinity, last: 0 };
  await pipeline(bytes, csv, async (records: AsyncIterable<string[]>) => {
    let reader: ReportReader | null = null;
    let batch: ReportRow[] = [];
    let line = 0;
    for await (const record of records) {
      line += 1;
      if (reader === null) {
        const judged = judge(record);
        file.provider = judged.provider;
        reader = judged.reader;
        if (judged.isHeader) continue;
      }
      const row: ReportRow | null = reader.read(record, line);
      if (row === null) continue;
      file.rows += 1;
      if (file.rows > MOST_ROWS) throw new ReportRefused({ kind: 'too_many' });
      file.first = Math.min(file.first, row.at.getTime());
      file.last = Math.max(file.last, row.at.getTime());
      batch.push(row);
      if (batch.length < BATCH || file.provider === null) continue;
      await take(file.provider, batch);
      batch = [];
    }
    reader?.end();
    if (file.provider !== null && batch.length > 0) await take(file.provider, batch);
  }).catch((error: unknown) => {
    throw asRefusal(error);
  });
  const { provider, rows } = file;
  if (provider === null || rows === 0) throw new ReportRefused({ kind: 'empty' });
  return { provider, hash: hash.digest(), rows, firstAt: new Date(file.first), lastAt: new Date(file.last) };
}

/** Whose report it is, by its first record. */
function judge(first: readonly string[]): {
  provider: ProviderName;
  reader: ReportReader;
  isHeader: boolean;
} {
  if (first[0] === 'RH') return { provider: 'paypal', reader: payPalReport(), isHeader: false };
  if (isPayMongoHeader(first)) return { provider: 'paymongo', reader: payMongoReport(first), isHeader: true };
  throw new ReportRefused({ kind: 'not_a_report' });
}

/** What csv-parse complains of: a quotation mark that never ends is where a file was cut. */
function asRefusal(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return new ReportRefused({ kind: 'cut' });
  return new ReportRefused({ kind: 'broken', line: Number(error.lines ?? 1) });
}
