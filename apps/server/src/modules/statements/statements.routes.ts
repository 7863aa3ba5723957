import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { getStatement, listStatements } from './read-statements.ts';

export function statementsHandlers(deps: BaseDeps): Pick<Handlers, 'listStatements' | 'getStatement'> {
  return {
    listStatements: ({ viewer, query }) => listStatements(deps, viewer.id, query),
    getStatement: ({ viewer, params }) => getStatement(deps, viewer.id, params.month),
  };
}
