import { formatCredits, formatPesos } from '@likha/contract/money';
import { useTexts } from '../../../lib/texts.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { Fold } from '../../../ui/fold.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { fanTexts } from '../fan.texts.generated.ts';
import { FanStatementLines } from './fan-statement-lines.tsx';
import classes from './fan-statement-list.module.css';
import { MonthList } from './month-list.tsx';
import { MonthRow } from './month-row.tsx';

/** A fan's months, behind one line until they are asked for (P770). */
export function FanStatementList() {
  const t = useTexts(fanTexts);
  return (
    <div className={classes.box}>
      <Fold title={t.title} hint={t.hint}>
        <Months />
      </Fold>
    </div>
  );
}

function Months() {
  const t = useTexts(fanTexts);
  const query = usePages('GET /credits/statements', 'statements', { query: { limit: 6 } });
  return (
    <>
      <Loaded
        query={query}
        loading={<SkeletonList count={2} height={72} label={t.loading} />}
        failedTitle={t.failed}
      >
        {(statements) => (
          <MonthList>
            {statements.map(({ month, is_open: isGoingOn, paid, spent }) => {
              const pesos = formatPesos(paid);
              return (
                <MonthRow
                  key={month}
                  month={month}
                  note={isGoingOn ? t.paidSoFar({ pesos }) : t.paid({ pesos })}
                  figure={t.spent({ credits: formatCredits(spent) })}
                >
                  <FanStatementLines month={month} />
                </MonthRow>
              );
            })}
          </MonthList>
        )}
      </Loaded>
      <LoadMore {...query.more} />
    </>
  );
}
