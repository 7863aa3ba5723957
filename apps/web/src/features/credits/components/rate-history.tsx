import { formatPesos } from '@likha/contract/money';
import type { Answer } from '../../../lib/api-types.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useDatedPages } from '../../../lib/use-dated-pages.ts';
import { Card } from '../../../ui/card.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { rateTexts } from '../rate.texts.generated.ts';
import { revaluation } from '../revaluation.ts';
import classes from './rate-history.module.css';

type Change = Answer<'GET /credits/admin/rate-changes'>['rate_changes'][number];

/** Each change of the rate: who, when, from what to what, and what it revalued (P184). */
export function RateHistory() {
  const t = useTexts(rateTexts);
  const pages = useDatedPages('GET /credits/admin/rate-changes', 'rate_changes', { query: { limit: 10 } });
  return (
    <Card as="section" className={classes.box} aria-labelledby="rate-history">
      <h2 id="rate-history">{t.history}</h2>
      <ListTools {...pages.tools} />
      <Loaded
        query={pages}
        failedTitle={t.historyFailed}
        loading={<SkeletonList count={3} height={64} label={t.historyLoading} />}
        empty={<p className="dim">{t.noHistory}</p>}
      >
        {(changes) => (
          <>
            <ol className={classes.list}>
              {changes.map((change) => (
                <Row key={change.id} change={change} />
              ))}
            </ol>
            <LoadMore {...pages.more} />
          </>
        )}
      </Loaded>
    </Card>
  );
}

function Row({ change }: { change: Change }) {
  const t = useTexts(rateTexts);
  const language = useLanguage();
  const { php_before: before, php_after: after, changed_by: by, changed_at: at } = change;
  return (
    <li>
      <strong className="money">
        {t.changedFrom({ before: formatPesos(before), after: formatPesos(after) })}
      </strong>
      <span className="dim">{t.changedBy({ name: by ?? t.bySystem, when: dateAndTime(at, language) })}</span>
      <span>{revaluation(change, t)}</span>
    </li>
  );
}
