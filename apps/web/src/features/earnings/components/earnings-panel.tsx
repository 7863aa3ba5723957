import { formatPesos } from '@likha/contract/money';
import { IconCoins } from '@tabler/icons-react';
import type { Earnings } from '../../../lib/api-types.ts';
import { dayAndTime } from '../../../lib/relative-time.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Card } from '../../../ui/card.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Stat } from '../../../ui/stat.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { EarningsChart } from './earnings-chart.tsx';
import classes from './earnings-panel.module.css';

/** What may be paid out, what came in, day by day and line by line. */
export function EarningsPanel() {
  return (
    <Loaded
      query={useCall('GET /earnings')}
      loading={<Skeleton height={420} label="Loading earnings" />}
      failedTitle="Failed to load earnings"
    >
      {(earnings) => <EarningsContent earnings={earnings} />}
    </Loaded>
  );
}

function EarningsContent({ earnings }: { earnings: Earnings }) {
  const { available_balance, this_month, total_earned, by_day, recent } = earnings;
  return (
    <div className={classes.panel}>
      <dl className={classes.totals}>
        <Stat label="Available Balance">{formatPesos(available_balance)}</Stat>
        <Stat label="This Month">{formatPesos(this_month)}</Stat>
        <Stat label="Total Earned">{formatPesos(total_earned)}</Stat>
      </dl>
      <Card as="section" className={classes.box} aria-labelledby="by-day">
        <h2 id="by-day">The last {by_day.length} days</h2>
        <EarningsChart days={by_day} />
      </Card>
      <Card as="section" className={classes.box} aria-labelledby="recent-earnings">
        <h2 id="recent-earnings">Recent earnings</h2>
        <RecentEarnings recent={recent} />
      </Card>
    </div>
  );
}

function RecentEarnings({ recent }: { recent: Earnings['recent'] }) {
  if (recent.length === 0)
    return (
      <StatePanel
        level={3}
        icon={<IconCoins size={32} stroke={1.75} />}
        title="No earnings yet"
        text="When a fan unlocks one of your posts, your share appears here at once."
      />
    );
  return (
    <ul className={classes.recent}>
      {recent.map((earning) => (
        <li key={earning.id}>
          <div>
            <p>{earning.description}</p>
            <p className="dim">
              <time dateTime={earning.created_at}>{dayAndTime(earning.created_at)}</time>
            </p>
          </div>
          <span className={`money ${classes.gain}`}>+{formatPesos(earning.amount)}</span>
        </li>
      ))}
    </ul>
  );
}
