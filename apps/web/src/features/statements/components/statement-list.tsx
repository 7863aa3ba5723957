import { useTexts } from '../../../lib/texts.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { statementsTexts } from '../statements.texts.generated.ts';
import { MonthList } from './month-list.tsx';
import { StatementBox } from './statement-box.tsx';
import { StatementRow } from './statement-row.tsx';

/** A creator's months, the newest first: each opens on its lines (P660). */
export function StatementList() {
  const t = useTexts(statementsTexts);
  const query = usePages('GET /earnings/statements', 'statements', { query: { limit: 6 } });
  return (
    <StatementBox title={t.title} hint={t.hint}>
      <Loaded
        query={query}
        loading={<SkeletonList count={2} height={72} label={t.loading} />}
        failedTitle={t.failed}
      >
        {(statements) => (
          <MonthList>
            {statements.map((statement) => (
              <StatementRow key={statement.month} statement={statement} />
            ))}
          </MonthList>
        )}
      </Loaded>
      <LoadMore {...query.more} />
    </StatementBox>
  );
}
