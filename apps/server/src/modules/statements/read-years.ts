import type { CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import {
  addMonths,
  firstDayOf,
  type Month,
  monthOf,
  monthsBetween,
} from '../../platform/philippine-months.ts';
import { presentLines, summarise, summariseYear } from './present-statement.ts';
import { listUnmade, readOpen } from './read-unmade.ts';
import { findHolder } from './readers.queries.ts';
import type { Statement } from './statement.ts';
import { emptyMonth, isEmpty, type StatementYear, statementYearOf, yearOf } from './statement-year.ts';
import { listKept } from './statements.queries.ts';
import { statementsTexts } from './statements.texts.generated.ts';

type Listed = CallResponse<Calls['listStatementYears']>;
type Shown = CallResponse<Calls['getStatementYear']>;

/** A creator's years of which there is anything to say, the newest first; this one as it stands, and always. */
export async function listStatementYears(deps: BaseDeps, creatorId: string): Promise<Listed> {
  const now = deps.clock.now();
  const current = monthOf(now);
  const holder = await findHolder(deps.db, creatorId);
  const since = `${yearOf(monthOf(holder?.created_at ?? now))}-01`;
  const months = await readMonthsSince(deps, creatorId, { since, until: current });
  const years = Map.groupBy(months, ({ month }) => yearOf(month));
  const shown = [...years.values()]
    .map((own) => statementYearOf(own))
    .filter((year) => year.year === yearOf(current) || !isEmpty(year));
  return { years: shown.reverse().map((year) => summariseYear(year, yearOf(current))) };
}

/** @throws AppError `statement_not_found` for a year of which there is none */
export async function getStatementYear(deps: BaseDeps, creatorId: string, year: string): Promise<Shown> {
  const found = await findYear(deps, creatorId, year);
  const current = monthOf(deps.clock.now());
  return {
    ...summariseYear(found, yearOf(current)),
    opening: pesosFromCentavos(found.opening),
    lines: presentLines(found.lines),
    months: found.months.map((statement) => ({
      ...summarise(statement, current),
      opening: pesosFromCentavos(statement.opening),
      lines: presentLines(statement.lines),
    })),
  };
}

/**
 * A creator's year of its months (P800), this year's as far as it is.
 * @throws AppError `statement_not_found` for a year that has not begun, was over before they came, or is over and of which there is nothing to say
 */
export async function findYear(deps: BaseDeps, creatorId: string, year: string): Promise<StatementYear> {
  const now = deps.clock.now();
  const current = monthOf(now);
  const holder = await findHolder(deps.db, creatorId);
  if (!holder || year > yearOf(current) || year < yearOf(monthOf(holder.created_at))) throw noYear();
  const until = year === yearOf(current) ? current : `${year}-12`;
  const months = await readMonthsSince(deps, creatorId, { since: `${year}-01`, until });
  const found = statementYearOf(months);
  if (year !== yearOf(current) && isEmpty(found)) throw noYear();
  return found;
}

/**
 * A creator's months in a row, the oldest first: those that were made as they were made, those that are not made yet as the books have
 * them, in one look. Before the books began, and where a month was made for everybody and they have none, nothing moved and nothing was owed.
 */
async function readMonthsSince(
  { db }: BaseDeps,
  creatorId: string,
  { since, until }: { since: Month; until: Month },
): Promise<Statement[]> {
  const months = monthsBetween(since, until);
  const next = addMonths(until, 1);
  // Asked before what they have: a month that is made in between is found there as well.
  const unmade = new Set(await listUnmade(db, next));
  const made = await listKept(db, creatorId, { before: firstDayOf(next), limit: months.length });
  const kept = new Map(made.map((statement) => [statement.month, statement]));
  const isOpen = (month: Month) => unmade.has(month) && !kept.has(month);
  const open = await readOpen(db, creatorId, months.filter(isOpen));
  return months.map((month) => kept.get(month) ?? open.get(month) ?? emptyMonth(month));
}

export function noYear(): AppError {
  return new AppError('statement_not_found', { detail: (language) => statementsTexts[language].noYear });
}
