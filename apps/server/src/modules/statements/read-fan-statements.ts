import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { type Month, monthOf } from '../../platform/philippine-months.ts';
import { FAN_FORM, type FanStatement, fanTotalsOf } from './fan-statement.ts';
import { monthsAsked } from './months-asked.ts';
import { noStatement } from './read-statements.ts';
import { findHolder } from './readers.queries.ts';
import { spanIn } from './span-in.ts';
import { statementOf, statementsOf } from './statement.ts';
import { POCKETS, readCrossings, type SellerRow, type Span, sumBySeller } from './statements.queries.ts';

type Listed = CallResponse<Calls['listFanStatements']>;
type Shown = CallResponse<Calls['getFanStatement']>;

/** A fan's months, the newest first, each read from the books (P770). */
export async function listFanStatements(
  { db, clock }: BaseDeps,
  fanId: string,
  page: CallInput<Calls['listFanStatements']>['query'],
): Promise<Listed> {
  const now = clock.now();
  const holder = await findHolder(db, fanId);
  const { months, next } = monthsAsked(page, { now, since: holder?.created_at ?? now });
  const [month, since] = [months[0], months.at(-1)];
  if (!month || !since) return { statements: [], next_cursor: null };
  const crossed = await readCrossings(
    db,
    await spanIn(db, { owner: fanId, pockets: POCKETS.fan, month, since }),
  );
  const statements = statementsOf(FAN_FORM, { months, ...crossed });
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
  { db, clock }: BaseDeps,
  fanId: string,
  { month, byCreator }: { month: Month; byCreator: boolean },
): Promise<{ statement: FanStatement; sellers: SellerRow[] | null; span: Span }> {
  const holder = await findHolder(db, fanId);
  if (!holder || month > monthOf(clock.now()) || month < monthOf(holder.created_at)) throw noStatement();
  const span = await spanIn(db, { owner: fanId, pockets: POCKETS.fan, month });
  const statement = statementOf(FAN_FORM, { month, ...(await readCrossings(db, span)) });
  return { statement, sellers: byCreator ? await sumBySeller(db, span) : null, span };
}

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
