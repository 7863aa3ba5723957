import type { Handlers } from '../../platform/http/bind-calls.ts';
import { saidWithdrawn } from '../accounts/index.ts';
import { booksTexts } from './books.texts.generated.ts';
import type { BooksDeps } from './books-deps.ts';
import { closeMonth } from './close-month.ts';
import { listJournal } from './list-journal.ts';
import { listMonths } from './list-months.ts';
import { readAccount } from './read-account.ts';
import { readBooks } from './read-books.ts';
import { readDeferred } from './read-deferred.ts';
import { readEntry } from './read-entry.ts';
import { readLots } from './read-lots.ts';
import { readPromotions } from './read-promotions.ts';
import { readTrialBalance } from './read-trial-balance.ts';
import { withdrawMonth } from './withdraw-month.ts';

export function booksHandlers(
  deps: BooksDeps,
): Pick<
  Handlers,
  | 'getBooks'
  | 'listJournal'
  | 'listAccountMovements'
  | 'getPromotions'
  | 'getDeferred'
  | 'getLots'
  | 'getEntry'
  | 'getTrialBalance'
  | 'listBookMonths'
  | 'closeBookMonth'
  | 'withdrawBookMonth'
> {
  return {
    getBooks: () => readBooks(deps),
    getTrialBalance: ({ query }) => readTrialBalance(deps, query),
    listJournal: ({ query, oncePerFile }) => listJournal(deps, query, oncePerFile),
    listAccountMovements: ({ query, oncePerFile }) => readAccount(deps, query, oncePerFile),
    getPromotions: ({ query }) => readPromotions(deps, query),
    getDeferred: ({ query }) => readDeferred(deps, query),
    getLots: ({ query }) => readLots(deps, query),
    getEntry: ({ params }) => readEntry(deps, params.id),
    listBookMonths: ({ viewer, query }) => listMonths(deps, viewer.id, query),
    closeBookMonth: async ({ viewer, params, request, language }) => {
      const people = await closeMonth(deps, { month: params.month, adminId: viewer.id, from: request.ip });
      const t = booksTexts[language];
      if (people === 'first' || people === 'first again') return { is_closed: false, message: t.firstDone };
      if (typeof people === 'string') return { is_closed: true, message: t.closed };
      const { name } = people;
      return { is_closed: true, message: name === null ? t.closed : t.closedBefore({ name }) };
    },
    withdrawBookMonth: async ({ viewer, params, request, language }) => {
      await withdrawMonth(deps, { month: params.month, adminId: viewer.id, from: request.ip });
      return saidWithdrawn(language);
    },
  };
}
