import type { Language } from '@likha/contract/language';
import { formatPesos } from '@likha/contract/money';
import { useState } from 'react';
import { shortDay } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useDatedPages } from '../../../lib/use-dated-pages.ts';
import { Button } from '../../../ui/button.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { Stat } from '../../../ui/stat.tsx';
import { StatGrid } from '../../../ui/stat-grid.tsx';
import type { Summary } from '../funding-words.ts';
import { type FundingsTexts, fundingsTexts } from '../fundings.texts.generated.ts';
import { FundingList } from './funding-list.tsx';
import classes from './fundings-panel.module.css';
import { SayFunding } from './say-funding.tsx';

/** What left the bank for payouts, beside what was paid out (P954): what nobody has said yet and since when, and what was said. */
export function FundingsPanel() {
  const t = useTexts(fundingsTexts);
  return (
    <section className={classes.panel} aria-labelledby="fundings">
      <h2 id="fundings">{t.title}</h2>
      <p className="dim">{t.lead}</p>
      <Loaded
        query={useCall('GET /admin/payout-fundings', { query: { limit: 1 } })}
        failedTitle={t.loadFailed}
        loading={<Skeleton height={140} label={t.loading} />}
      >
        {({ summary }) => (
          <>
            <Standing summary={summary} />
            <Said summary={summary} />
          </>
        )}
      </Loaded>
    </section>
  );
}

/** What was said, of any days. */
function Said({ summary }: { summary: Summary }) {
  const t = useTexts(fundingsTexts);
  const pages = useDatedPages('GET /admin/payout-fundings', 'fundings', { query: { limit: 10 } });
  return (
    <>
      <ListTools {...pages.tools} />
      <Loaded
        query={pages}
        failedTitle={t.loadFailed}
        loading={<SkeletonList count={2} height={120} label={t.loading} />}
        empty={<p className="dim">{t.none}</p>}
      >
        {(fundings) => (
          <>
            <FundingList fundings={fundings} summary={summary} />
            <LoadMore {...pages.more} />
          </>
        )}
      </Loaded>
    </>
  );
}

/** What is open, since when, and the way to say what left the bank. */
function Standing({ summary }: { summary: Summary }) {
  const t = useTexts(fundingsTexts);
  const language = useLanguage();
  const [isSaying, setIsSaying] = useState(false);
  const { sent, is_late: isLate, unfunded_days: days } = summary;
  return (
    <>
      <StatGrid>
        <Stat label={sent < 0 ? t.ahead : t.unfunded} note={noteOf(summary, language, t)}>
          {formatPesos(Math.abs(sent))}
        </Stat>
      </StatGrid>
      {isLate && (
        <Notice tone="warn">
          <p>{t.late({ days: days ?? 0 })}</p>
        </Notice>
      )}
      <Button className={classes.say} aria-haspopup="dialog" onClick={() => setIsSaying(true)}>
        {t.say}
      </Button>
      {isSaying && <SayFunding summary={summary} onClose={() => setIsSaying(false)} />}
    </>
  );
}

function noteOf(
  { sent, oldest_unfunded_on: day, unfunded_days: days }: Summary,
  language: Language,
  t: FundingsTexts,
): string {
  if (sent < 0) return t.aheadNote;
  if (day === null) return t.unfundedNone;
  return days === 0 ? t.unfundedToday : t.unfundedSince({ day: shortDay(day, language), days: days ?? 0 });
}
