import { afterEach, expect, it, vi } from 'vitest';
import { actSaying, type Said } from '../../../app/pages/screens.fixture.tsx';
import { pagesKey } from '../../../lib/call-key.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useDecideReport } from './use-decisions.ts';

// What is fake: the network, and the toast.
const said = vi.hoisted(() => [] as Said);
vi.mock('../../../ui/toast/toast.ts', async (original) => ({
  ...(await original<object>()),
  notify: (toast: Said[number]) => void said.push(toast),
}));

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

const ID = '0198a000-0000-7000-8000-000000000000';
const REPORTS = 'GET /moderation/reports';
const keyOf = (status: 'all' | 'pending' | 'dismissed') =>
  pagesKey(REPORTS, { query: { limit: 50, status } });

function keep(status: Parameters<typeof keyOf>[0], ids: string[]): void {
  const reports = ids.map((id) => ({ id, status: 'pending' }));
  queryClient.setQueryData(keyOf(status), {
    pages: [{ reports, next_cursor: null }],
    pageParams: [undefined],
  });
}

const statesOf = (status: Parameters<typeof keyOf>[0]) =>
  queryClient
    .getQueryData<{ pages: { reports: { id: string; status: string }[] }[] }>(keyOf(status))
    ?.pages.flatMap(({ reports }) => reports.map((one) => one.status));

it('a report that was decided leaves those that wait, stays among all, and comes to those like it', async () => {
  keep('pending', [ID, 'other']);
  keep('all', [ID, 'other']);
  keep('dismissed', []);
  const report = { id: ID, status: 'dismissed', action_taken: 'no_action' };
  await actSaying(said)(() => useDecideReport(), { id: ID, act: 'dismiss' }, { report, message: 'Done' });
  expect(statesOf('pending')).toEqual(['pending']);
  expect(statesOf('all')).toEqual(['dismissed', 'pending']);
  expect(queryClient.getQueryState(keyOf('dismissed'))?.isInvalidated).toBe(true);
});
