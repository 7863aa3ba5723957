import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { type Month, monthOf } from '../../platform/philippine-months.ts';
import { monthsAsked } from './months-asked.ts';
import { noStatement } from './read-statements.ts';
import { findHolder } from './readers.queries.ts';
import { heldOf, REFERRAL_FORM, type ReferralStatement, referralTotalsOf } from './referral-statement.ts';
import { spanIn } from './span-in.ts';
import { statementOf, statementsOf } from './statement.ts';
import { POCKETS, readCrossings, type SellerRow, type Span, sumBySeller } from './statements.queries.ts';

type Listed = CallResponse<Calls['listReferralStatements']>;
type Shown = CallResponse<Calls['getReferralStatement']>;

/** A referrer's months, the newest first, each read from the books (P771). */
export async function listReferralStatements(
  { db, clock }: BaseDeps,
  owner: string,
  page: CallInput<Calls['listReferralStatements']>['query'],
): Promise<Listed> {
  const now = clock.now();
  const holder = await findHolder(db, owner);
  const { months, next } = monthsAsked(page, { now, since: holder?.created_at ?? now });
  const [month, since] = [months[0], months.at(-1)];
  if (!month || !since) return { statements: [], next_cursor: null };
  const span = await spanIn(db, { owner, pockets: POCKETS.referrer, month, since });
  const statements = statementsOf(REFERRAL_FORM, { months, ...(await readCrossings(db, span)) });
  return { statements: statements.map((each) => summarise(each, now)), next_cursor: next };
}

/** @throws AppError `statement_not_found` for a month of which there is none */
export async function getReferralStatement(deps: BaseDeps, owner: string, month: Month): Promise<Shown> {
  const { statement, held, sellers } = await readReferralStatement(deps, owner, month);
  return {
    ...summarise(statement, deps.clock.now()),
    opening: pesosFromCentavos(statement.opening),
    opening_held: pesosFromCentavos(held.opening),
    closing_held: pesosFromCentavos(held.closing),
    released: pesosFromCentavos(held.released),
    lines: statement.lines.map(({ kind, count, amount }) => ({
      kind,
      count,
      amount: pesosFromCentavos(amount),
    })),
    creators: sellers.map(({ username, count, amount }) => ({
      username,
      count,
      amount: pesosFromCentavos(amount),
    })),
  };
}

/** @throws AppError `statement_not_found` */
export async function readReferralStatement(
  { db, clock }: BaseDeps,
  owner: string,
  month: Month,
): Promise<{
  statement: ReferralStatement;
  held: ReturnType<typeof heldOf>;
  sellers: SellerRow[];
  span: Span;
}> {
  const holder = await findHolder(db, owner);
  if (!holder || month > monthOf(clock.now()) || month < monthOf(holder.created_at)) throw noStatement();
  const span = await spanIn(db, { owner, pockets: POCKETS.referrer, month });
  return {
    statement: statementOf(REFERRAL_FORM, { month, ...(await readCrossings(db, span)) }),
    held: heldOf(await readCrossings(db, { ...span, pockets: POCKETS.held })),
    sellers: await sumBySeller(db, span),
    span,
  };
}

function summarise(statement: ReferralStatement, now: Date): Listed['statements'][number] {
  const { earned, asked } = referralTotalsOf(statement);
  return {
    month: statement.month,
    is_open: statement.month === monthOf(now),
    earned: pesosFromCentavos(earned),
    asked: pesosFromCentavos(asked),
    closing: pesosFromCentavos(statement.closing),
  };
}
