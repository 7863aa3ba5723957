import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { type Month, monthOf } from '../../platform/philippine-months.ts';
import { findMonth, readMonths } from './read-months.ts';
import { heldOf, REFERRAL_FORM, type ReferralStatement, referralTotalsOf } from './referral-statement.ts';
import { statementOf } from './statement.ts';
import { POCKETS, readCrossings, type SellerRow, type Span, sumBySeller } from './statements.queries.ts';

type Listed = CallResponse<Calls['listReferralStatements']>;
type Shown = CallResponse<Calls['getReferralStatement']>;

/** A referrer's months, the newest first (P771). */
export async function listReferralStatements(
  deps: BaseDeps,
  owner: string,
  page: CallInput<Calls['listReferralStatements']>['query'],
): Promise<Listed> {
  const { statements, next } = await readMonths(deps, REFERRAL_FORM, commissionOf(owner), page);
  const now = deps.clock.now();
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
  deps: BaseDeps,
  owner: string,
  month: Month,
): Promise<{ statement: ReferralStatement; held: ReturnType<typeof heldOf>; sellers: SellerRow[] }> {
  const { db } = deps;
  const span = await findReferralMonth(deps, owner, month);
  return {
    statement: statementOf(REFERRAL_FORM, { month, ...(await readCrossings(db, span)) }),
    held: heldOf(await readCrossings(db, { ...span, pockets: POCKETS.held })),
    sellers: await sumBySeller(db, span),
  };
}

/** @throws AppError `statement_not_found` */
export function findReferralMonth(deps: BaseDeps, owner: string, month: Month): Promise<Span> {
  return findMonth(deps, commissionOf(owner), month);
}

const commissionOf = (owner: string) => ({ owner, pockets: POCKETS.referrer });

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
