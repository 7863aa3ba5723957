import { SegmentedControl } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SkeletonList } from '../../ui/skeletons.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { type TransactionFilter, useTransactions } from './api/use-transactions.ts';
import classes from './components/history.module.css';
import { HistoryTable } from './components/history-table.tsx';

const FILTERS = [
  { value: 'all', label: 'All' },
  { value: 'in', label: 'Received' },
  { value: 'out', label: 'Spent' },
];

/** Every receipt, to be found again. */
export function CreditHistoryPage() {
  const [filter, setFilter] = useState<TransactionFilter>('all');
  const query = useTransactions(filter);
  const transactions = query.data?.pages.flatMap((page) => page.transactions) ?? [];
  return (
    <div className={classes.page}>
      <PageTitle title="Credit history" />
      <header className={classes.head}>
        <h1>Credit history</h1>
        <SegmentedControl
          aria-label="Show"
          data={FILTERS}
          value={filter}
          onChange={(value) => setFilter(value as TransactionFilter)}
        />
      </header>
      {query.isPending && <SkeletonList count={6} height={72} label="Loading credit history" />}
      {query.isError && !query.data && (
        <ErrorState
          title="Failed to load credit history"
          error={query.error}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.isSuccess && transactions.length === 0 && <NothingYet filter={filter} />}
      {transactions.length > 0 && <HistoryTable transactions={transactions} />}
      <LoadMore
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        onMore={query.fetchNextPage}
      />
    </div>
  );
}

function NothingYet({ filter }: { filter: TransactionFilter }) {
  return (
    <StatePanel
      icon={<IconReceipt size={32} stroke={1.75} />}
      title={filter === 'out' ? 'Nothing spent yet' : 'Nothing here yet'}
      text="Each purchase, bonus and unlock leaves a line here."
      action={<LinkButton to="/buy-credits">Buy credits</LinkButton>}
    />
  );
}
