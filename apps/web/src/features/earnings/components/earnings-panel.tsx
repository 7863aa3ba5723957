import { formatPesos } from '@likha/contract/money';
import { IconCoins } from '@tabler/icons-react';
import type { Earnings } from '../../../lib/api-types.ts';
import { dayAndTime } from '../../../lib/relative-time.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import classes from './earnings.module.css';
import { EarningsChart } from './earnings-chart.tsx';

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
        <Total label="Available Balance" amount={available_balance} />
        <Total label="This Month" amount={this_month} />
        <Total label="Total Earned" amount={total_earned} />
      </dl>
      <section className={classes.box} aria-labelledby="by-day">
        <h2 id="by-day">The last {by_day.length} days</h2>
        <EarningsChart days={by_day} />
      </section>
      <section className={classes.box} aria-labelledby="recent-earnings">
        <h2 id="recent-earnings">Recent earnings</h2>
        <RecentEarnings recent={recent} />
      </section>
    </div>
  );
}

function Total({ label, amount }: { label: string; amount: number }) {
  return (
    <div className={classes.stat}>
      <dt>{label}</dt>
      <dd>{formatPesos(amount)}</dd>
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
