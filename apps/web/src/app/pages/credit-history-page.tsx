import { IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { HistoryTable } from '../../features/credits/components/history-table.tsx';
import { paths } from '../../lib/paths.ts';
import { usePages } from '../../lib/use-pages.ts';
import { Segments } from '../../ui/form/segments.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SkeletonList } from '../../ui/skeletons.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import classes from './credit-history-page.module.css';

type TransactionFilter = 'all' | 'in' | 'out';

const FILTERS: { value: TransactionFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'in', label: 'Received' },
  { value: 'out', label: 'Spent' },
];

/** Every receipt, to be found again. */
export function CreditHistoryPage() {
  const [filter, setFilter] = useState<TransactionFilter>('all');
  const query = usePages('GET /credits/transactions', 'transactions', { query: { type: filter } });
  return (
    <div className={classes.page}>
      <PageTitle title="Credit history" />
      <header className={classes.head}>
        <h1>Credit history</h1>
        <Segments label="Show" options={FILTERS} value={filter} onChange={setFilter} />
      </header>
      <Loaded
        query={query}
        loading={<SkeletonList count={6} height={72} label="Loading credit history" />}
        failedTitle="Failed to load credit history"
        empty={<NothingYet filter={filter} />}
      >
        {(transactions) => <HistoryTable transactions={transactions} />}
      </Loaded>
      <LoadMore {...query.more} />
    </div>
  );
}

function NothingYet({ filter }: { filter: TransactionFilter }) {
  return (
    <StatePanel
      icon={<IconReceipt size={32} stroke={1.75} />}
      title={filter === 'out' ? 'Nothing spent yet' : 'Nothing here yet'}
      text="Each purchase, bonus and unlock leaves a line here."
      action={<LinkButton to={paths.buyCredits()}>Buy credits</LinkButton>}
    />
  );
}
