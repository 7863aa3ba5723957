import type { BaseDeps } from '../../platform/base-deps.ts';
import { defineModule } from '../../platform/server-module.ts';
import { statementsFollow } from './laws/statements-follow.law.ts';
import type { StatementsDeps } from './statements-deps.ts';

export const statementsModule = defineModule({
  name: 'statements',
  tables: ['creator_statements', 'statement_months'],
  handlers: async (deps: BaseDeps) => (await import('./statements.routes.ts')).statementsHandlers(deps),
  routes: async (app, deps: BaseDeps, binding) =>
    (await import('./files.routes.ts')).statementFileRoutes(app, deps, binding),
  jobs: async (deps: StatementsDeps) => (await import('./statements.jobs.ts')).statementsJobs(deps),
  laws: [statementsFollow],
  personal: {
    kept: {
      'creator_statements.creator_id': 'sums of the books, which name it and are kept as the law asks',
    },
    exported: {
      statements: {
        table: 'creator_statements',
        owner: 'creator_id',
        key: 'id',
        columns: 'month, opening_centavos, closing_centavos, lines, made_at',
      },
    },
  },
});
