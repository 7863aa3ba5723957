import { Readable } from 'node:stream';
import { pesosFromCentavos } from '@likha/contract/money';
import { csvLine, csvOf } from '../../platform/csv.ts';
import { csvText, type SentFile } from '../../platform/http/file-route.ts';
import { codeOf } from './account-codes.ts';
import { type AccountingRow, listMovedByEntry } from './accounting.queries.ts';
import type { BooksDeps } from './books-deps.ts';
import { type Cut, readCut } from './cut.queries.ts';
import { daysAsked } from './days-asked.ts';

/** As programs call them that take in a general journal; in one language, as they are mapped once. */
const COLUMNS = [
  'JournalNo',
  'JournalDate',
  'AccountCode',
  'AccountName',
  'Debits',
  'Credits',
  'Description',
] as const;
/** Entries at once: what stays in memory, however long the days are. */
const PAGE = 1_000;

/**
 * The journal of some days in pesos as accounting programs take it in (P772): it adds up to the trial balance of the same days and of the
 * moment in which it is asked for, whatever is sold and closed while it is sent.
 */
export async function exportAccounting(
  deps: Pick<BooksDeps, 'db' | 'clock'>,
  asked: { from?: string | undefined; to?: string | undefined },
  page = PAGE,
): Promise<SentFile> {
  const days = daysAsked(deps.clock.now(), asked);
  const cut = await readCut(deps.db);
  return csvText(
    `likha-accounting-${days.from}-${days.to}`,
    Readable.from(lines(deps.db, { days, cut }, page)),
  );
}

async function* lines(
  db: BooksDeps['db'],
  asked: { days: { from: string; to: string }; cut: Cut },
  page: number,
): AsyncGenerator<string> {
  yield csvOf([COLUMNS]);
  for (let after: string | null = null; ; ) {
    const rows: AccountingRow[] = await listMovedByEntry(db, { ...asked, after, limit: page });
    yield rows.flatMap(linesOf).map(csvLine).join('');
    if (new Set(rows.map(({ entry_id }) => entry_id)).size < page) return;
    after = rows.at(-1)?.entry_id ?? after;
  }
}

/** One side a line: a program refuses a line that has both. */
function linesOf({ entry_id, number, day, reason, missed_month, account, debit, credit }: AccountingRow) {
  if (account === null) return [];
  const { code, name } = codeOf(account);
  const late = missed_month === null ? '' : `, of ${missed_month}`;
  return ([debit, credit] as const).flatMap((amount, side) => {
    if (amount === 0) return [];
    const pesos = pesosFromCentavos(amount).toFixed(2);
    const sides = side === 0 ? [pesos, ''] : ['', pesos];
    return [[`LK-${number}`, day, code, name, ...sides, `${reason}${late} ${entry_id}`]];
  });
}
