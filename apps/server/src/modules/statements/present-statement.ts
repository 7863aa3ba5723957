import type { CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import type { Month } from '../../platform/philippine-months.ts';
import { type Statement, totalsOf } from './statement.ts';
import type { StatementYear } from './statement-year.ts';

type Summary = CallResponse<Calls['listStatements']>['statements'][number];
type Lines = CallResponse<Calls['getStatement']>['lines'];
type YearSummary = CallResponse<Calls['listStatementYears']>['years'][number];

/** What of a month a list shows, in pesos. */
export function summarise(statement: Statement, current: Month): Summary {
  return { month: statement.month, is_open: statement.month === current, ...figuresOf(statement) };
}

/** What of a year a list shows, in pesos. @param current the year that is running */
export function summariseYear(found: StatementYear, current: string): YearSummary {
  return { year: found.year, is_open: found.year === current, ...figuresOf(found) };
}

function figuresOf(statement: Pick<Statement, 'lines' | 'closing'>) {
  const { earned, paidOut } = totalsOf(statement);
  return {
    earned: pesosFromCentavos(earned),
    paid_out: pesosFromCentavos(paidOut),
    closing: pesosFromCentavos(statement.closing),
  };
}

/** In pesos, with what of a sale is not the creator's. */
export function presentLines(lines: Statement['lines']): Lines {
  return lines.map(({ kind, count, gross, amount }) => ({
    kind,
    count,
    gross: gross === null ? null : pesosFromCentavos(gross),
    fees: gross === null ? null : pesosFromCentavos(gross - amount),
    amount: pesosFromCentavos(amount),
  }));
}
