import { calls } from '@likha/contract/calls';
import type { FastifyInstance } from 'fastify';
import type { BindingDeps } from '../../platform/http/bind-calls.ts';
import { parseInput } from '../../platform/http/bind-calls.ts';
import { csvFile, fileRoute } from '../../platform/http/file-route.ts';
import { recordTakenList } from '../audit/index.ts';
import { booksTexts } from './books.texts.generated.ts';
import type { BooksDeps } from './books-deps.ts';
import { readTrialBalance } from './read-trial-balance.ts';

const PATH = '/admin/books/trial-balance';

/** `GET /api/admin/books/trial-balance.csv`: what the call answers, with its totals. */
export function booksFileRoutes(app: FastifyInstance, deps: BooksDeps, binding: BindingDeps): void {
  fileRoute(
    app,
    binding,
    { path: `/api${PATH}.csv`, who: 'admin', part: 'books', limit: 'listFile' },
    async ({ viewer, request, language }) => {
      const { query } = parseInput(calls.getTrialBalance, {
        params: undefined,
        query: request.query,
        body: undefined,
      });
      const filters = query as { from?: string; to?: string };
      const { accounts, totals, from, to } = await readTrialBalance(deps, filters);
      await recordTakenList(deps, { viewer, path: PATH, subjectId: null, filters, from: request.ip });
      const t = booksTexts[language];
      const lines = [...accounts, ...totals.map((total) => ({ account: t.total, ...total }))].map((row) => [
        row.currency,
        row.account,
        row.opening,
        row.debit,
        row.credit,
        row.closing,
      ]);
      return csvFile(`likha-trial-balance-${from}-${to}`, [
        [t.currency, t.account, t.opening, t.debit, t.credit, t.closing],
        ...lines,
      ]);
    },
  );
}
