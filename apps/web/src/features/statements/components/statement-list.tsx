import { useTexts } from '../../../lib/texts.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { Card } from '../../../ui/card.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { statementsTexts } from '../statements.texts.generated.ts';
import classes from './statement-list.module.css';
import { StatementRow } from './statement-row.tsx';

/** A creator's months, the newest first: each opens on its lines (P660). */
export function StatementList() {
  const t = useTexts(statementsTexts);
  const query = usePages('GET /earnings/statements', 'statements', { query: { limit: 6 } });
  return (
    <Card as="section" className={classes.box} aria-labelledby="statements">
      <h2 id="statements">{t.title}</h2>
      <p className="dim">{t.hint}</p>
      <Loaded
        query={query}
        loading={<SkeletonList count={2} height={72} label={t.loading} />}
        failedTitle={t.failed}
      >
        {(statements) => (
          <ul className={classes.list}>
            {statements.map((statement) => (
              <StatementRow key={statement.month} statement={statement} />
            ))}
          </ul>
        )}
      </Loaded>
      <LoadMore {...query.more} />
    </Card>
  );
}
