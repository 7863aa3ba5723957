import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Answer, Me } from '../../../lib/api-types.ts';
import { RenderedSession, sessionOf } from '../../../lib/session.ts';
import { pagesOptions } from '../../../lib/use-pages.ts';
import { MonthList } from './month-list.tsx';

type Month = Answer<'GET /admin/books/months'>['months'][number];

const MINE = { by_id: 'luz', by: 'Luz Administrador', at: '2026-11-02T02:00:00Z' };
const OCTOBER: Month = { month: '2026-10', is_over: true, is_next: true, first: MINE, closed: null, late: 0 };

/** The months as one of the staff sees them. */
function shownTo(id: string): string {
  const client = new QueryClient();
  const { queryKey } = pagesOptions('GET /admin/books/months', 'months', { query: { limit: 6 } });
  client.setQueryData(queryKey, {
    pages: [{ months: [OCTOBER], next_cursor: null }],
    pageParams: [undefined],
  });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RenderedSession value={sessionOf({ id } as Me)}>
        <MonthList />
      </RenderedSession>
    </QueryClientProvider>,
  );
}

it('lets who closed a month first close it too: the other one may have left since', () => {
  for (const id of ['luz', 'tina']) {
    const html = shownTo(id);
    expect(html).toContain('A second person has to close it too');
    expect(html).toMatch(/<button.*Close the month/);
  }
});
