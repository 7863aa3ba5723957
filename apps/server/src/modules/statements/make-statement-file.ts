import { Readable } from 'node:stream';
import type { Language } from '@likha/contract';
import { formatCentavos } from '@likha/contract/money';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { type CsvLine, csvLine, csvOf } from '../../platform/csv.ts';
import { csvText, type SentFile } from '../../platform/http/file-route.ts';
import { oneLine } from '../../platform/letter/mail-words.ts';
import { drawInThread } from '../../platform/paper/draw-in-thread.ts';
import { firstDayOf, type Month, spanOf } from '../../platform/philippine-months.ts';
import { philippineTime } from '../../platform/philippine-time.ts';
import { describeMovement } from '../ledger/index.ts';
import { findStatement } from './read-statements.ts';
import { findHolder } from './readers.queries.ts';
import { kindOf } from './statement.ts';
import { lineName, monthName, statementRows } from './statement-words.ts';
import { findFirstPosting, listMovements } from './statements.queries.ts';
import { statementsTexts } from './statements.texts.generated.ts';

interface Asked {
  creatorId: string;
  month: Month;
  language: Language;
}

/** A month on paper, drawn when it is asked for. @throws AppError `statement_not_found` */
export async function drawStatement(
  deps: BaseDeps,
  { creatorId, month, language }: Asked,
): Promise<SentFile> {
  const t = statementsTexts[language];
  const statement = await findStatement(deps, creatorId, month);
  const holder = await findHolder(deps.db, creatorId);
  const rows = statementRows(statement, language);
  const body = await drawInThread({
    language,
    title: t.title({ month: monthName(month, language) }),
    seller: t.of({ name: oneLine(holder?.full_name ?? ''), username: holder?.username ?? '' }),
    rows: rows.slice(0, -1),
    total: rows.at(-1) ?? null,
    notes: [t.noteBooks, t.noteTaxes],
    at: deps.clock.now(),
  });
  return { type: 'application/pdf', name: `likha-statement-${month}.pdf`, body };
}

/** Rows at once: what stays in memory, however busy a month was. */
const PAGE = 500;

/** Every movement of a month in its order, read page by page as it is sent. @throws AppError `statement_not_found` */
export async function listStatementFile(deps: BaseDeps, asked: Asked): Promise<SentFile> {
  await findStatement(deps, asked.creatorId, asked.month);
  return csvText(`likha-statement-${asked.month}`, Readable.from(csvLines(deps, asked)));
}

async function* csvLines(deps: BaseDeps, { creatorId, month, language }: Asked): AsyncGenerator<string> {
  const t = statementsTexts[language];
  const span = {
    creatorId,
    ...spanOf(month),
    first: await findFirstPosting(deps.db, firstDayOf(month), spanOf(month).from),
  };
  yield csvOf([[t.columnTime, t.columnKind, t.columnWhat, t.columnGross, t.columnAmount]]);
  for (let after = 0; ; ) {
    const rows = await listMovements(deps.db, span, { after, limit: PAGE });
    for (const row of rows) {
      const isOut = row.amount < 0;
      const kind = kindOf({ ...row, is_out: isOut });
      const isSale = kind === 'unlocks' || kind === 'subscriptions' || kind === 'tips';
      const line: CsvLine = [
        philippineTime(row.created_at),
        lineName(kind, language),
        // What a fan is called, and what they wrote, is theirs (P44): of tips and subscriptions the kind says all.
        kind === 'unlocks' ? describeMovement(row, language) : lineName(kind, language),
        isSale ? decimal(row.gross) : '',
        decimal(row.amount),
      ];
      yield csvLine(line);
    }
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.posting_id ?? after;
  }
}

/** `-1234.50`: programs read it. */
function decimal(centavos: number): number | string {
  return formatCentavos(Math.abs(centavos))
    .replace(/[^\d.]/g, '')
    .replace(/^/, centavos < 0 ? '-' : '');
}
