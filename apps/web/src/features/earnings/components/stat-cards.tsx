import { formatPesos } from '@likha/contract/money';
import type { Earnings } from '../../../lib/api-types.ts';
import { thousands, wholeNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import {
  IconCalendarStats,
  IconEye,
  IconHeartHandshake,
  IconUsers,
} from '../../../ui/icons/icons.generated.ts';
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
  /** What it is beside the month before (P135). */
  compare: (earnings: Earnings) => string;
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
  {
    label: t.totalViews,
    Icon: IconEye,
    read: (e: Earnings) => thousands(e.total_views),
    compare: (e: Earnings) =>
      t.begun({
        count: wholeNumber(e.views_this_month),
        before: wholeNumber(e.views_last_month_so_far),
      }),
  },
  {
    label: t.engagement,
    Icon: IconHeartHandshake,
    read: (e: Earnings) => percent(e.engagement_rate),
    compare: (e: Earnings) =>
      t.engagementCompared({
        now: percent(e.engagement_this_month),
        before: percent(e.engagement_last_month_so_far),
      }),
  },
];

/** To a tenth; 0 where nobody looked, as every figure of an empty month (P381). */
const percent = (rate: number | null) => (rate ? `${rate.toFixed(1)}%` : '0%');

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
          note={earnings && compare(earnings)}
        >
          {earnings ? read(earnings) : <Skeleton height={28} width={96} radius={8} label={t.loading} />}
        </Stat>
      ))}
    </dl>
  );
}
