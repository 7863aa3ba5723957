import { formatPesos } from '@likha/contract/money';
import { wholeNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { changeInPercent } from '../../../ui/chart/change-in-percent.ts';
import { Stat } from '../../../ui/stat.tsx';
import { StatGrid } from '../../../ui/stat-grid.tsx';
import { type AnalyticsTexts, analyticsTexts } from '../analytics.texts.generated.ts';
import type { Platform } from '../platform-days.ts';

type Name = keyof Platform['total'];

/** The figures of the whole time, each beside what it was in as many days before. */
export function PlatformFigures({ platform }: { platform: Platform }) {
  const t = useTexts(analyticsTexts);
  return (
    <>
      <h2>{t.people}</h2>
      <StatGrid>
        <One platform={platform} name="new_fans" label={t.newFans} />
        <One platform={platform} name="new_creators" label={t.newCreators} />
        <Retention platform={platform} t={t} />
      </StatGrid>
      <h2>{t.money}</h2>
      <StatGrid>
        <One platform={platform} name="purchases" label={t.purchases} />
        <One platform={platform} name="paid" label={t.paid} write={formatPesos} />
        <One platform={platform} name="sales" label={t.sales} />
        <One platform={platform} name="credits_spent" label={t.spent} />
        <One platform={platform} name="to_creators" label={t.toCreators} write={formatPesos} />
        <One platform={platform} name="to_affiliates" label={t.toAffiliates} write={formatPesos} />
        <One platform={platform} name="to_platform" label={t.toPlatform} write={formatPesos} />
        <One platform={platform} name="paid_out" label={t.paidOut} write={formatPesos} />
      </StatGrid>
      <h2>{t.load}</h2>
      <StatGrid>
        <One platform={platform} name="submissions" label={t.submissions} />
        <One platform={platform} name="messages" label={t.messages} />
        <One platform={platform} name="reports" label={t.reports} />
        <One platform={platform} name="reviews" label={t.reviews} />
      </StatGrid>
    </>
  );
}

interface OneProps {
  platform: Platform;
  name: Name;
  label: string;
  write?: (amount: number) => string;
}

function One({ platform, name, label, write = wholeNumber }: OneProps) {
  const t = useTexts(analyticsTexts);
  const [now, before] = [platform.total[name], platform.before[name]];
  const beside = t.daysBefore({ before: write(before), days: platform.by_day.length });
  return (
    <Stat label={label} note={[changeInPercent(now, before), beside].filter(Boolean).join(' · ')}>
      {write(now)}
    </Stat>
  );
}

function Retention({ platform, t }: { platform: Platform; t: AnalyticsTexts }) {
  const { joined, came_back: came, percent } = platform.retention;
  const days = platform.by_day.length;
  const note =
    percent === null
      ? t.retentionNone({ days })
      : t.retentionOf({ came: wholeNumber(came), joined: wholeNumber(joined), days });
  return (
    <Stat label={t.retention} note={note}>
      {percent === null ? '–' : `${percent.toFixed(1)}%`}
    </Stat>
  );
}
