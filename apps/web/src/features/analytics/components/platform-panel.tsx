import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { DaysPanel } from '../../../ui/days-panel.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { analyticsTexts } from '../analytics.texts.generated.ts';
import type { Platform } from '../platform-days.ts';
import { PlatformCharts } from './platform-charts.tsx';
import { PlatformFigures } from './platform-figures.tsx';

const CSV = '/api/admin/analytics/days.csv?days=';

/** How the platform goes, by Philippine day, over a week, a month or a quarter (P183). */
export function PlatformPanel() {
  const t = useTexts(analyticsTexts);
  return (
    <DaysPanel label={t.title} csv={CSV}>
      {(days) => <PlatformOver days={days} />}
    </DaysPanel>
  );
}

function PlatformOver({ days }: { days: string }) {
  const t = useTexts(analyticsTexts);
  return (
    <Loaded
      query={useCall('GET /admin/analytics', { query: { days } })}
      loading={<Skeleton height={720} label={t.loading} />}
      failedTitle={t.failed}
    >
      {(platform) => <Content platform={platform} />}
    </Loaded>
  );
}

function Content({ platform }: { platform: Platform }) {
  const t = useTexts(analyticsTexts);
  const language = useLanguage();
  const { counted_at: at } = platform;
  return (
    <>
      <PlatformFigures platform={platform} />
      <PlatformCharts platform={platform} />
      {at && <p className="dim">{t.countedAt({ when: dateAndTime(at, language) })}</p>}
    </>
  );
}
