import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Answer, Me } from '../../../lib/api-types.ts';
import { RenderedSession, sessionOf } from '../../../lib/session.ts';
import { pagesOptions } from '../../../lib/use-pages.ts';
import { MonthList } from './month-list.tsx';

type Month = Answer<'GET /admin/books/months'>['months'][number];

const MINE = { by_id: 'luz', by: 'Luz Administrador', at: '2026-11-02T02:00:00Z', counts: true };
const OCTOBER: Month = {
  ...{ month: '2026-10', is_over: true, is_next: true, needs_two: true },
  ...{ first: MINE, closed: null, late: 0 },
};

/** The months as one of the staff sees them. */
function shownTo(id: string, month = OCTOBER): string {
  const client = new QueryClient();
  const { queryKey } = pagesOptions('GET /admin/books/months', 'months', { query: { limit: 6 } });
  client.setQueryData(queryKey, {
    pages: [{ months: [month], next_cursor: null }],
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

it('lets another person close what somebody closed first, and tells that one who has to', () => {
  expect(shownTo('tina')).toContain('A second person has to close it too');
  expect(shownTo('tina')).toMatch(/<button.*Close the month/);
  expect(shownTo('luz')).toContain('Another person has to close it too');
  expect(shownTo('luz')).not.toContain('Close the month');
  expect(shownTo('luz')).toMatch(/<button.*Withdraw my approval/);
  expect(shownTo('tina')).not.toContain('Withdraw');
});

it('lets who closed it first close it alone once nobody else may', () => {
  expect(shownTo('luz', { ...OCTOBER, needs_two: false })).toMatch(/<button.*Close the month/);
});

it('says that it no longer counts that somebody closed it who may not anymore', () => {
  const html = shownTo('tina', { ...OCTOBER, first: { ...MINE, counts: false } });
  expect(html).toContain('may not close months anymore');
  expect(html).toMatch(/<button.*Close the month/);
});
