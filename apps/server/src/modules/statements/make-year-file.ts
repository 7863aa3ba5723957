import type { Language } from '@likha/contract';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { csvOf } from '../../platform/csv.ts';
import { csvText, type SentFile } from '../../platform/http/file-route.ts';
import { monthOf } from '../../platform/philippine-months.ts';
import { findYear } from './read-years.ts';
import { drawFigures } from './statement-file.ts';
import { statementRows, taxNote } from './statement-words.ts';
import { yearOf } from './statement-year.ts';
import { statementsTexts } from './statements.texts.generated.ts';
import { monthCells, monthColumns, monthRows, salesRows } from './year-words.ts';

interface AskedYear {
  ownerId: string;
  year: string;
  language: Language;
}

/** A creator's year on paper, with its months (P800). @throws AppError `statement_not_found` */
export async function drawYear(deps: BaseDeps, { ownerId, year, language }: AskedYear): Promise<SentFile> {
  const t = statementsTexts[language];
  const found = await findYear(deps, ownerId, year);
  const sales = salesRows(found, language);
  const isRunning = year === yearOf(monthOf(deps.clock.now()));
  return drawFigures(
    deps,
    { ownerId, language },
    {
      title: t.yearTitle({ year }),
      name: `likha-summary-${year}`,
      rows: statementRows(found, language),
      sections: [
        ...(sales.length > 0 ? [{ title: t.salesInAll, rows: sales }] : []),
        { title: t.byMonth, rows: monthRows(found, language) },
      ],
      notes: [...(isRunning ? [t.noteRunning] : []), t.noteBooks, taxNote(found, language)],
    },
  );
}

/** A creator's year as a table, a line of each month. @throws AppError `statement_not_found` */
export async function listYearFile(
  deps: BaseDeps,
  { ownerId, year, language }: AskedYear,
): Promise<SentFile> {
  const { months } = await findYear(deps, ownerId, year);
  return csvText(`likha-summary-${year}`, csvOf([monthColumns(language), ...months.map(monthCells)]));
}
