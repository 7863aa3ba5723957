import type { Month } from '../../platform/philippine-months.ts';
import { CREATOR_FORM, type Statement, type StatementLine } from './statement.ts';

/** A creator's Philippine year: its months in a row, and what they come to together. */
export interface StatementYear extends Omit<Statement, 'month'> {
  /** As `2026`. */
  year: string;
  /** From January on, the oldest first; of a year that is running, as far as it is. */
  months: readonly Statement[];
}

/**
 * The sums of months, so that a year is never another than they are (P800).
 * @param months of one year, the oldest first, at least one, each beginning with what the one before ended with
 */
export function statementYearOf(months: readonly Statement[]): StatementYear {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) throw new Error('a year has months');
  const all = months.flatMap(({ lines }) => lines);
  const lines = CREATOR_FORM.lines.flatMap((kind) => {
    const own = all.filter((line) => line.kind === kind);
    return own.length === 0 ? [] : [own.reduce(addUp)];
  });
  return {
    year: yearOf(first.month),
    opening: first.opening,
    closing: last.closing,
    lines,
    months,
  };
}

function addUp(sum: StatementLine, line: StatementLine): StatementLine {
  const hasGross = sum.gross !== null || line.gross !== null;
  return {
    kind: sum.kind,
    count: sum.count + line.count,
    gross: hasGross ? (sum.gross ?? 0) + (line.gross ?? 0) : null,
    amount: sum.amount + line.amount,
  };
}

/** The year of a month, as `2026`. */
export const yearOf = (month: Month): string => month.slice(0, 4);

/** A month in which nothing moved and nothing was owed. */
export const emptyMonth = (month: Month): Statement => ({ month, opening: 0, closing: 0, lines: [] });

/** Whether there is nothing to say of a month, or of a year. */
export function isEmpty({
  lines,
  opening,
  closing,
}: Pick<Statement, 'lines' | 'opening' | 'closing'>): boolean {
  return lines.length === 0 && opening === 0 && closing === 0;
}
