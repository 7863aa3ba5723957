import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { CouponsPanel } from './coupons-panel.tsx';

it('asks once for its list and for how many coupons are active', () => {
  const client = new QueryClient();
  const screen = (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <CouponsPanel />
      </MemoryRouter>
    </QueryClientProvider>
  );
  renderToStaticMarkup(screen);
  const [list, ...others] = client.getQueryCache().getAll();
  expect(others).toEqual([]);
  list?.setData({ pages: [{ coupons: [], active_count: 7, next_cursor: null }], pageParams: [undefined] });
  expect(renderToStaticMarkup(screen)).toContain('Active Coupons (7)');
});
