import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../../platform/base-deps.ts';
import type { BindingDeps } from '../../platform/http/bind-calls.ts';
import { fileRoute } from '../../platform/http/file-route.ts';
import { drawStatement, listStatementFile } from './make-statement-file.ts';
import { noStatement } from './read-statements.ts';

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** `GET /api/earnings/statements/{month}.pdf` and `.csv`: one's own month on paper, and each movement of it. */
export function statementFileRoutes(app: FastifyInstance, deps: BaseDeps, binding: BindingDeps): void {
  const door = { who: 'creator', limit: 'receipt' } as const;
  for (const [ending, make] of [
    ['pdf', drawStatement],
    ['csv', listStatementFile],
  ] as const)
    fileRoute<{ month: string }>(
      app,
      binding,
      { path: `/api/earnings/statements/:month.${ending}`, ...door },
      ({ viewer, request, language }) => {
        const { month } = request.params;
        if (!MONTH.test(month)) throw noStatement();
        return make(deps, { ownerId: viewer.id, month, language });
      },
    );
}
