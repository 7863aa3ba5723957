import type { Handlers } from '../../platform/http/bind-calls.ts';
import type { BooksDeps } from './books-deps.ts';
import { readBooks } from './read-books.ts';

export function booksHandlers(deps: BooksDeps): Pick<Handlers, 'getBooks'> {
  return {
    getBooks: () => readBooks(deps),
  };
}
