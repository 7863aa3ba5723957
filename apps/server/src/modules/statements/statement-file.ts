import { Readable } from 'node:stream';
import type { Language } from '@likha/contract';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { type CsvLine, csvLine, csvOf } from '../../platform/csv.ts';
import { csvText, type SentFile } from '../../platform/http/file-route.ts';
import { oneLine } from '../../platform/letter/mail-words.ts';
import { drawInThread } from '../../platform/paper/draw-in-thread.ts';
import type { Paper } from '../../platform/paper/paper.ts';
import type { Month } from '../../platform/philippine-months.ts';
import { findHolder } from './readers.queries.ts';
import { monthName } from './statement-words.ts';
import { listMovements, type MovementRow, type Span } from './statements.queries.ts';
import { statementsTexts } from './statements.texts.generated.ts';

/** Whose month is asked for, and in which language. */
export interface AskedFile {
  ownerId: string;
  month: Month;
  language: Language;
}

/** A month on paper, drawn when it is asked for. @param rows the last of which is what it comes to */
export function drawMonth(
  deps: BaseDeps,
  asked: AskedFile,
  figures: Pick<Paper, 'rows' | 'notes' | 'sections'>,
): Promise<SentFile> {
  const t = statementsTexts[asked.language];
  const title = t.title({ month: monthName(asked.month, asked.language) });
  return drawFigures(deps, asked, { title, name: `likha-statement-${asked.month}`, ...figures });
}

/** Somebody's figures on paper. @param name of the file, without its ending @param rows the last of which is what it comes to */
export async function drawFigures(
  deps: BaseDeps,
  { ownerId, language }: Pick<AskedFile, 'ownerId' | 'language'>,
  {
    title,
    name,
    rows,
    notes,
    sections = [],
  }: Pick<Paper, 'title' | 'rows' | 'notes' | 'sections'> & { name: string },
): Promise<SentFile> {
  const t = statementsTexts[language];
  const holder = await findHolder(deps.db, ownerId);
  const body = await drawInThread({
    language,
    title,
    seller: t.of({ name: oneLine(holder?.full_name ?? ''), username: holder?.username ?? '' }),
    rows: rows.slice(0, -1),
    sections,
    total: rows.at(-1) ?? null,
    notes,
    at: deps.clock.now(),
  });
  return { type: 'application/pdf', name: `${name}.pdf`, body };
}

/** Rows at once: what stays in memory, however busy a month was. */
const PAGE = 500;

/** Every movement of a span in its order, read page by page as it is sent. */
export async function listMonth(
  deps: BaseDeps,
  { month, span }: { month: Month; span: Span },
  { columns, lineOf }: { columns: CsvLine; lineOf: (row: MovementRow) => CsvLine },
): Promise<SentFile> {
  return csvText(`likha-statement-${month}`, Readable.from(csvLines(deps, span, { columns, lineOf })));
}

async function* csvLines(
  deps: BaseDeps,
  span: Span,
  { columns, lineOf }: { columns: CsvLine; lineOf: (row: MovementRow) => CsvLine },
): AsyncGenerator<string> {
  yield csvOf([columns]);
  for (let after = 0; ; ) {
    const rows = await listMovements(deps.db, span, { after, limit: PAGE });
    for (const row of rows) yield csvLine(lineOf(row));
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.posting_id ?? after;
  }
}
