import { paths } from '@likha/contract/addresses';
import { useState } from 'react';
import { GiveCreditsButton } from '../../features/credits/components/give-credits-button.tsx';
import { HistoryTable } from '../../features/credits/components/history-table.tsx';
import { FanStatementList } from '../../features/statements/components/fan-statement-list.tsx';
import { useTexts } from '../../lib/texts.ts';
import { usePages } from '../../lib/use-pages.ts';
import { Segments } from '../../ui/form/segments.tsx';
import { IconReceipt } from '../../ui/icons/icons.generated.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SkeletonList } from '../../ui/skeletons.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import classes from './credit-history-page.module.css';
import type { CreditsPagesTexts } from './credits-pages.texts.generated.ts';
import { creditsPagesTexts } from './credits-pages.texts.generated.ts';

type TransactionFilter = 'all' | 'in' | 'out';

const filtersOf = (t: CreditsPagesTexts): { value: TransactionFilter; label: string }[] => [
  { value: 'all', label: t.all },
  { value: 'in', label: t.received },
  { value: 'out', label: t.spent },
];

/** Every receipt, to be found again. */
export function CreditHistoryPage() {
  const t = useTexts(creditsPagesTexts);
  const [filter, setFilter] = useState<TransactionFilter>('all');
  const query = usePages('GET /credits/transactions', 'transactions', { query: { type: filter } });
  return (
    <div className={classes.page}>
      <PageTitle title={t.history} />
      <header className={classes.head}>
        <h1>{t.history}</h1>
        <GiveCreditsButton />
        <Segments label={t.show} options={filtersOf(t)} value={filter} onChange={setFilter} />
      </header>
      <FanStatementList />
      <Loaded
        query={query}
        loading={<SkeletonList count={6} height={72} label={t.loading} />}
        failedTitle={t.failed}
        empty={<NothingYet filter={filter} />}
      >
        {(transactions) => <HistoryTable transactions={transactions} />}
      </Loaded>
      <LoadMore {...query.more} />
    </div>
  );
}

function NothingYet({ filter }: { filter: TransactionFilter }) {
  const t = useTexts(creditsPagesTexts);
  return (
    <StatePanel
      icon={<IconReceipt size={32} stroke={1.75} />}
      title={filter === 'out' ? t.nothingSpent : t.nothingHere}
      text={t.eachLeaves}
      action={<LinkButton to={paths.buyCredits()}>{t.buyCredits}</LinkButton>}
    />
  );
}
