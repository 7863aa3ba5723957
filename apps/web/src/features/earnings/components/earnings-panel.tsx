import { formatPesos } from '@likha/contract/money';
import type { ReactNode } from 'react';
import type { Earnings } from '../../../lib/api-types.ts';
import { dayAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Card } from '../../../ui/card.tsx';
import { IconCoins } from '../../../ui/icons/icons.generated.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Stat } from '../../../ui/stat.tsx';
import { StatGrid } from '../../../ui/stat-grid.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { type EarningsTexts, earningsTexts } from '../earnings.texts.generated.ts';
import { EarningsChart } from './earnings-chart.tsx';
import classes from './earnings-panel.module.css';
import { HeldEarnings } from './held-earnings.tsx';

/** What may be paid out and the way to ask for it, what came in, day by day and line by line. */
export function EarningsPanel({ request }: { request: ReactNode }) {
  const t = useTexts(earningsTexts);
  return (
    <Loaded
      query={useCall('GET /earnings')}
      loading={<Skeleton height={420} label={t.loadingEarnings} />}
      failedTitle={t.failed}
    >
      {(earnings) => <EarningsContent earnings={earnings} request={request} />}
    </Loaded>
  );
}

function EarningsContent({ earnings, request }: { earnings: Earnings; request: ReactNode }) {
  const t = useTexts(earningsTexts);
  const { available_balance, on_hold, this_month, total_earned, by_day, recent } = earnings;
  return (
    <div className={classes.panel}>
      <div className={classes.totals}>
        <StatGrid>
          <Stat label={t.available}>{formatPesos(available_balance)}</Stat>
          <Stat label={t.onHold}>{formatPesos(on_hold)}</Stat>
          <Stat label={t.thisMonth}>{formatPesos(this_month)}</Stat>
          <Stat label={t.totalEarned}>{formatPesos(total_earned)}</Stat>
        </StatGrid>
      </div>
      <div>{request}</div>
      <HeldEarnings earnings={earnings} />
      <Card as="section" className={classes.box} aria-labelledby="by-day">
        <h2 id="by-day">{t.lastDays({ days: by_day.length })}</h2>
        <EarningsChart days={by_day} />
      </Card>
      <Card as="section" className={classes.box} aria-labelledby="recent-earnings">
        <h2 id="recent-earnings">{t.recent}</h2>
        <RecentEarnings recent={recent} />
      </Card>
    </div>
  );
}

/** A fan who does not follow stays unnamed. */
function buyerWords({ username }: { username: string | null }, t: EarningsTexts): string {
  return username === null ? t.byFan : t.by({ name: `@${username}` });
}

function RecentEarnings({ recent }: { recent: Earnings['recent'] }) {
  const t = useTexts(earningsTexts);
  const language = useLanguage();
  if (recent.length === 0)
    return (
      <StatePanel
        level={3}
        icon={<IconCoins size={32} stroke={1.75} />}
        title={t.noneTitle}
        text={t.noneText}
      />
    );
  return (
    <ul className={classes.recent}>
      {recent.map((earning) => (
        <li key={earning.id}>
          <div>
            <p>{earning.description}</p>
            <p className="dim">
              {earning.buyer && `${buyerWords(earning.buyer, t)} · `}
              <time dateTime={earning.created_at}>{dayAndTime(earning.created_at, language)}</time>
            </p>
          </div>
          <span className={`money ${classes.gain}`}>+{formatPesos(earning.amount)}</span>
        </li>
      ))}
    </ul>
  );
}
