import type { CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { addMonths, firstDayOf, type Month, monthOf } from '../../platform/philippine-months.ts';
import { readStatementOf } from './make-statements.ts';
import { presentLines, summarise } from './present-statement.ts';
import { listUnmade, readOpen } from './read-unmade.ts';
import type { Statement } from './statement.ts';
import { isEmpty } from './statement-year.ts';
import { listKept } from './statements.queries.ts';
import { statementsTexts } from './statements.texts.generated.ts';

type Listed = CallResponse<Calls['listStatements']>;
type Shown = CallResponse<Calls['getStatement']>;

/** A creator's months, the newest first; this one as it stands, and one that is over and not made yet as the books have it. */
export async function listStatements(
  deps: BaseDeps,
  creatorId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Listed> {
  const current = monthOf(deps.clock.now());
  const before = cursor && cursor < current ? cursor : current;
  const over = await listOver(deps, creatorId, { current, before, limit: limit + 1 });
  const isFirst = cursor === undefined;
  const first = isFirst ? [await readStatementOf(deps.db, creatorId, current)] : [];
  const shown = [...first, ...over].slice(0, limit);
  const hasMore = first.length + over.length > limit;
  return {
    statements: shown.map((statement) => summarise(statement, current)),
    next_cursor: hasMore ? (shown.at(-1)?.month ?? null) : null,
  };
}

/** Months that are over and of which there is anything to say, the newest first. */
async function listOver(
  { db }: BaseDeps,
  creatorId: string,
  { current, before, limit }: { current: Month; before: Month; limit: number },
): Promise<Statement[]> {
  // Asked before what they have: a month that is made in between is found there as well.
  const unmade = await listUnmade(db, current);
  const made = await listKept(db, creatorId, { before: firstDayOf(before), limit: limit + unmade.length });
  const kept = new Set(made.map(({ month }) => month));
  const asked = unmade.filter((month) => month < before && !kept.has(month));
  const open = await readOpen(db, creatorId, asked);
  const read = asked.flatMap((month) => open.get(month) ?? []).filter((statement) => !isEmpty(statement));
  return [...made, ...read].sort((one, other) => (one.month < other.month ? 1 : -1)).slice(0, limit);
}

/** @throws AppError `statement_not_found` for a month of which there is none */
export async function getStatement(deps: BaseDeps, creatorId: string, month: Month): Promise<Shown> {
  const statement = await findStatement(deps, creatorId, month);
  return {
    ...summarise(statement, monthOf(deps.clock.now())),
    opening: pesosFromCentavos(statement.opening),
    lines: presentLines(statement.lines),
  };
}

/** One that was made, or this month's as it stands. A month that is over and has none yet is made of the books, and not kept. */
export async function findStatement(deps: BaseDeps, creatorId: string, month: Month): Promise<Statement> {
  const current = monthOf(deps.clock.now());
  if (month > current) throw noStatement();
  const [kept] = await listKept(deps.db, creatorId, { before: firstDayOf(addMonths(month, 1)), limit: 1 });
  if (kept?.month === month) return kept;
  const made = await readStatementOf(deps.db, creatorId, month);
  if (month !== current && made.lines.length === 0 && made.closing === 0) throw noStatement();
  return made;
}

export function noStatement(): AppError {
  return new AppError('statement_not_found', { detail: (language) => statementsTexts[language].none });
}
