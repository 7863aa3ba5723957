import type { Handlers } from '../../platform/http/bind-calls.ts';
import type { BooksDeps } from './books-deps.ts';
import { readBooks } from './read-books.ts';
import { readTrialBalance } from './read-trial-balance.ts';

export function booksHandlers(deps: BooksDeps): Pick<Handlers, 'getBooks' | 'getTrialBalance'> {
  return {
    getBooks: () => readBooks(deps),
    getTrialBalance: ({ query }) => readTrialBalance(deps, query),
  };
}
