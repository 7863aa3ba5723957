import { defineModule } from '../../platform/server-module.ts';
import type { BooksDeps } from './books-deps.ts';
import { closedMonthsStay } from './laws/closed-months-stay.law.ts';
import { daysAreAddedUp } from './laws/days-are-added-up.law.ts';

export const booksModule = defineModule({
  name: 'books',
  tables: ['book_days', 'book_reach', 'book_months', 'book_month_accounts', 'book_late_entries'],
  handlers: async (deps: BooksDeps) => (await import('./books.routes.ts')).booksHandlers(deps),
  routes: async (app, deps: BooksDeps, binding) =>
    (await import('./books-files.routes.ts')).booksFileRoutes(app, deps, binding),
  jobs: async (deps: BooksDeps) => (await import('./books.jobs.ts')).booksJobs(deps),
  laws: [daysAreAddedUp, closedMonthsStay],
  personal: {
    kept: {
      'book_months.proposed_by': 'who of the staff did it: what they decide stays theirs to answer for',
      'book_months.closed_by': 'who of the staff did it: what they decide stays theirs to answer for',
    },
  },
});
