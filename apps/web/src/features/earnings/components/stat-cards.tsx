import { formatPesos } from '@likha/contract/money';
import { IconCalendarStats, IconEye, IconHeartHandshake, IconUsers } from '@tabler/icons-react';
import type { Earnings } from '../../../lib/api-types.ts';
import { thousands, wholeNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Stat } from '../../../ui/stat.tsx';
import { comparedPesos } from '../compared.ts';
import type { EarningsTexts } from '../earnings.texts.generated.ts';
import { earningsTexts } from '../earnings.texts.generated.ts';
import classes from './stat-cards.module.css';

interface StatCard {
  label: string;
  Icon: typeof IconUsers;
  read: (earnings: Earnings) => string;
  /** What is kept by day stands beside the month before; views and reactions are not. */
  compare?: (earnings: Earnings) => string;
}

const cardsOf = (t: EarningsTexts): StatCard[] => [
  {
    label: t.thisMonth,
    Icon: IconCalendarStats,
    read: (e: Earnings) => formatPesos(e.this_month),
    compare: (e: Earnings) => comparedPesos(e.this_month, e.last_month_so_far, t),
  },
  {
    label: t.subscribers,
    Icon: IconUsers,
    read: (e: Earnings) => wholeNumber(e.subscribers_count),
    compare: (e: Earnings) =>
      t.begun({
        count: wholeNumber(e.new_subscribers),
        before: wholeNumber(e.new_subscribers_last_month_so_far),
      }),
  },
  { label: t.views, Icon: IconEye, read: (e: Earnings) => thousands(e.total_views) },
  {
    label: t.engagement,
    Icon: IconHeartHandshake,
    read: (e: Earnings) => `${e.engagement_rate.toFixed(1)}%`,
  },
];

/** The four figures at the top of the studio. */
export function StatCards({ earnings }: { earnings: Earnings | undefined }) {
  const t = useTexts(earningsTexts);
  return (
    <dl className={classes.stats} data-testid="stat-cards">
      {cardsOf(t).map(({ label, Icon, read, compare }) => (
        <Stat
          key={label}
          label={label}
          icon={<Icon size={20} stroke={1.75} aria-hidden />}
          note={earnings && compare?.(earnings)}
        >
          {earnings ? read(earnings) : <Skeleton height={28} width={96} radius={8} label={t.loading} />}
        </Stat>
      ))}
    </dl>
  );
}
