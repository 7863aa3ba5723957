import type { Language } from '@likha/contract';
import { STATEMENT_LINES, type StatementLineKind } from '@likha/contract/late-limits';
import { formatCentavos } from '@likha/contract/money';
import type { CsvLine } from '../../platform/csv.ts';
import { CREATOR_FORM, type Statement, totalsOf } from './statement.ts';
import { decimal, lineName, monthName } from './statement-words.ts';
import type { StatementYear } from './statement-year.ts';
import { statementsTexts } from './statements.texts.generated.ts';

type Row = readonly [name: string, value: string];

const SALES = STATEMENT_LINES.filter((kind) => CREATOR_FORM.withGross.has(kind));

/** What fans paid in all, what of it was kept, and what of it was the creator's. */
export function salesRows({ lines }: Pick<Statement, 'lines'>, language: Language): Row[] {
  const t = statementsTexts[language];
  const sales = lines.filter(({ gross }) => gross !== null);
  if (sales.length === 0) return [];
  const paid = sales.reduce((sum, { gross }) => sum + (gross ?? 0), 0);
  const own = sales.reduce((sum, { amount }) => sum + amount, 0);
  return [
    [t.fansPaid, formatCentavos(paid)],
    [t.kept, formatCentavos(own - paid)],
    [t.yours, formatCentavos(own)],
  ];
}

/** A line of each month: what was earned, what was paid out, and what was owed at its end. */
export function monthRows({ months }: StatementYear, language: Language): Row[] {
  const t = statementsTexts[language];
  return months.map((statement) => {
    const { earned, paidOut } = totalsOf(statement);
    const figures = {
      earned: formatCentavos(earned),
      paid: formatCentavos(paidOut),
      closing: formatCentavos(statement.closing),
    };
    return [monthName(statement.month, language), t.monthLine(figures)];
  });
}

/** Above the lines of months: each kind has its column, whatever a year had. */
export function monthColumns(language: Language): CsvLine {
  const t = statementsTexts[language];
  const named = (name: string) => t.inPesos({ name });
  return [
    t.columnMonth,
    named(t.opening),
    ...SALES.map((kind) => named(t.paidFor({ kind: lineName(kind, language) }))),
    named(t.kept),
    ...STATEMENT_LINES.map((kind) => named(lineName(kind, language))),
    named(t.closing),
  ];
}

/** A month as a line below them. */
export function monthCells({ month, opening, closing, lines }: Statement): CsvLine {
  const of = (kind: StatementLineKind) => lines.find((line) => line.kind === kind);
  const kept = SALES.reduce((sum, kind) => sum + (of(kind)?.amount ?? 0) - (of(kind)?.gross ?? 0), 0);
  return [
    month,
    decimal(opening),
    ...SALES.map((kind) => decimal(of(kind)?.gross ?? 0)),
    decimal(kept),
    ...STATEMENT_LINES.map((kind) => decimal(of(kind)?.amount ?? 0)),
    decimal(closing),
  ];
}
