import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { type Month, monthOf } from '../../platform/philippine-months.ts';
import { FAN_FORM, type FanStatement, fanTotalsOf } from './fan-statement.ts';
import { findMonth, readMonths } from './read-months.ts';
import { statementOf } from './statement.ts';
import { POCKETS, readCrossings, type SellerRow, type Span, sumBySeller } from './statements.queries.ts';

type Listed = CallResponse<Calls['listFanStatements']>;
type Shown = CallResponse<Calls['getFanStatement']>;

/** A fan's months, the newest first (P770). */
export async function listFanStatements(
  deps: BaseDeps,
  fanId: string,
  page: CallInput<Calls['listFanStatements']>['query'],
): Promise<Listed> {
  const { statements, next } = await readMonths(deps, FAN_FORM, walletOf(fanId), page);
  const now = deps.clock.now();
  return { statements: statements.map((each) => summarise(each, now)), next_cursor: next };
}

/** @throws AppError `statement_not_found` for a month of which there is none */
export async function getFanStatement(
  deps: BaseDeps,
  fanId: string,
  { month, byCreator }: { month: Month; byCreator: boolean },
): Promise<Shown> {
  const { statement, sellers } = await readFanStatement(deps, fanId, { month, byCreator });
  return {
    ...summarise(statement, deps.clock.now()),
    opening: statement.opening,
    lines: statement.lines.map(({ kind, count, gross, amount }) => ({
      kind,
      count,
      credits: amount,
      pesos: gross === null ? null : pesosFromCentavos(gross),
    })),
    creators: sellers?.map(({ amount, ...seller }) => ({ ...seller, credits: amount })) ?? null,
  };
}

/** With whom it was spent is looked up where the fan wants it, and else not. @throws AppError `statement_not_found` */
export async function readFanStatement(
  deps: BaseDeps,
  fanId: string,
  { month, byCreator }: { month: Month; byCreator: boolean },
): Promise<{ statement: FanStatement; sellers: SellerRow[] | null }> {
  const span = await findFanMonth(deps, fanId, month);
  const statement = statementOf(FAN_FORM, { month, ...(await readCrossings(deps.db, span)) });
  return { statement, sellers: byCreator ? await sumBySeller(deps.db, span) : null };
}

/** @throws AppError `statement_not_found` */
export function findFanMonth(deps: BaseDeps, fanId: string, month: Month): Promise<Span> {
  return findMonth(deps, walletOf(fanId), month);
}

const walletOf = (owner: string) => ({ owner, pockets: POCKETS.fan });

function summarise(statement: FanStatement, now: Date): Listed['statements'][number] {
  const { paid, spent } = fanTotalsOf(statement);
  return {
    month: statement.month,
    is_open: statement.month === monthOf(now),
    paid: pesosFromCentavos(paid),
    spent,
    closing: statement.closing,
  };
}
