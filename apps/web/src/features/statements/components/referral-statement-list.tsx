import { formatPesos } from '@likha/contract/money';
import { useTexts } from '../../../lib/texts.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { referralTexts } from '../referral.texts.generated.ts';
import { MonthList } from './month-list.tsx';
import { MonthRow } from './month-row.tsx';
import { ReferralStatementLines } from './referral-statement-lines.tsx';
import { StatementBox } from './statement-box.tsx';

/** A referrer's months, the newest first (P771). */
export function ReferralStatementList() {
  const t = useTexts(referralTexts);
  const query = usePages('GET /affiliates/statements', 'statements', { query: { limit: 6 } });
  return (
    <StatementBox title={t.title} hint={t.hint}>
      <Loaded
        query={query}
        loading={<SkeletonList count={2} height={72} label={t.loading} />}
        failedTitle={t.failed}
      >
        {(statements) => (
          <MonthList>
            {statements.map(({ month, is_open: isGoingOn, earned, asked }) => {
              const payouts = asked > 0 ? t.asked({ pesos: formatPesos(asked) }) : t.nothingAsked;
              return (
                <MonthRow
                  key={month}
                  month={month}
                  note={isGoingOn ? t.soFar : payouts}
                  figure={formatPesos(earned)}
                >
                  <ReferralStatementLines month={month} />
                </MonthRow>
              );
            })}
          </MonthList>
        )}
      </Loaded>
      <LoadMore {...query.more} />
    </StatementBox>
  );
}
