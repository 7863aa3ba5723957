import { calls } from '@likha/contract/calls';
import type { FastifyInstance } from 'fastify';
import type { BindingDeps } from '../../platform/http/binding-deps.ts';
import { csvFile, fileRoute } from '../../platform/http/file-route.ts';
import { parseInput } from '../../platform/http/parse-input.ts';
import { recordTakenList } from '../audit/index.ts';
import { booksTexts } from './books.texts.generated.ts';
import type { BooksDeps } from './books-deps.ts';
import { exportAccounting } from './export-accounting.ts';
import { readTrialBalance } from './read-trial-balance.ts';

const PATH = '/admin/books/trial-balance';
const ACCOUNTING = '/admin/books/accounting';

/** The days that the trial balance takes. @throws AppError `validation_failed` */
function daysOf(query: unknown): { from?: string; to?: string } {
  return parseInput(calls.getTrialBalance, { params: undefined, query, body: undefined }).query as {
    from?: string;
    to?: string;
  };
}

/** `GET /api/admin/books/trial-balance.csv`: what the call answers, with its totals; `accounting.csv`: the journal of the days for other programs. */
export function booksFileRoutes(app: FastifyInstance, deps: BooksDeps, binding: BindingDeps): void {
  fileRoute(
    app,
    binding,
    { path: `/api${PATH}.csv`, who: 'admin', part: 'books', limit: 'listFile' },
    async ({ viewer, request, language }) => {
      const filters = daysOf(request.query);
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
  fileRoute(
    app,
    binding,
    { path: `/api${ACCOUNTING}.csv`, who: 'admin', part: 'books', limit: 'listFile' },
    async ({ viewer, request }) => {
      const filters = daysOf(request.query);
      await recordTakenList(deps, { viewer, path: ACCOUNTING, subjectId: null, filters, from: request.ip });
      return exportAccounting(deps, filters);
    },
  );
}
