import { FORECAST } from '@likha/contract/limits';
import type { Answer } from '../../../lib/api-types.ts';
import { monthName } from '../../../lib/month-name.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { forecastTexts } from '../forecast.texts.generated.ts';
import { HeatCard } from './heat-card.tsx';

const AFTER = Array.from({ length: FORECAST.cohorts - 1 }, (_, index) => index + 1);

/** Of the fans who began in a month, how many had time with the creator later. */
export function Cohorts({ cohorts }: { cohorts: Answer<'GET /analytics/forecast'>['cohorts'] }) {
  const t = useTexts(forecastTexts);
  const language = useLanguage();
  const after = AFTER.map((count) => t.after({ count }));
  return (
    <HeatCard
      title={t.cohorts}
      hint={cohorts.length > 0 ? t.cohortsHint : t.noCohorts}
      corner={t.month}
      columns={[t.began, ...after]}
      rows={cohorts.map(({ month, began, kept }) => ({
        name: monthName(month, language),
        cells: [
          { column: t.began, text: String(began) },
          ...after.map((column, index) => ({ column, ...share(kept[index], began) })),
        ],
      }))}
    />
  );
}

/** @param kept undefined while not all of them have had the time */
function share(kept: number | undefined, began: number): { text: string; heat?: number } {
  if (kept === undefined) return { text: '–' };
  const percent = Math.round((kept * 100) / began);
  return { text: `${percent}%`, heat: Math.ceil(percent / 25) };
}
