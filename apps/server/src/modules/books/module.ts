import { defineModule } from '../../platform/server-module.ts';
import type { BooksDeps } from './books-deps.ts';

export const booksModule = defineModule({
  name: 'books',
  tables: [],
  handlers: async (deps: BooksDeps) => (await import('./books.routes.ts')).booksHandlers(deps),
});
