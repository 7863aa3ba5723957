import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { failedTitle } from '../api/use-explain-refund.ts';
import { booksTexts } from '../books.texts.generated.ts';
import { BookBreaks } from './book-breaks.tsx';

it('names providers as they write themselves, also where it counts what waits', () => {
  const waiting = [
    { provider: 'paymongo', what: 'refund_unbooked', count: 1, oldest_at: '2026-11-02T02:00:00Z' },
  ];
  const books = { broken: [], waiting, unbooked: [], laws: [] } as unknown as Answer<'GET /admin/books'>;
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <BookBreaks books={books} />
    </QueryClientProvider>,
  );
  expect(html).toContain('PayMongo: 1 refund larger than');
  expect(html).toContain('Since Nov 2, 2026');
});

it('says that a refund stays on the list only where it does', () => {
  const t = booksTexts.en;
  expect(failedTitle(new ApiError('refund_not_found'), t)).toBe('The list has changed');
  expect(failedTitle(new ApiError('offline'), t)).toBe('It stays on the list');
});
