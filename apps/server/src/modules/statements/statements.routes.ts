import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { getFanStatement, listFanStatements } from './read-fan-statements.ts';
import { getReferralStatement, listReferralStatements } from './read-referral-statements.ts';
import { getStatement, listStatements } from './read-statements.ts';
import { getStatementYear, listStatementYears } from './read-years.ts';

export function statementsHandlers(
  deps: BaseDeps,
): Pick<
  Handlers,
  | 'listStatements'
  | 'getStatement'
  | 'listStatementYears'
  | 'getStatementYear'
  | 'listFanStatements'
  | 'getFanStatement'
  | 'listReferralStatements'
  | 'getReferralStatement'
> {
  return {
    listStatements: ({ viewer, query }) => listStatements(deps, viewer.id, query),
    getStatement: ({ viewer, params }) => getStatement(deps, viewer.id, params.month),
    listStatementYears: ({ viewer }) => listStatementYears(deps, viewer.id),
    getStatementYear: ({ viewer, params }) => getStatementYear(deps, viewer.id, params.year),
    listFanStatements: ({ viewer, query }) => listFanStatements(deps, viewer.id, query),
    getFanStatement: ({ viewer, params, query }) =>
      getFanStatement(deps, viewer.id, { month: params.month, byCreator: query.by_creator }),
    listReferralStatements: ({ viewer, query }) => listReferralStatements(deps, viewer.id, query),
    getReferralStatement: ({ viewer, params }) => getReferralStatement(deps, viewer.id, params.month),
  };
}
