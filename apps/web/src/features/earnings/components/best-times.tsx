import { LOCALES } from '@likha/contract/language';
import { FORECAST } from '@likha/contract/limits';
import type { Answer } from '../../../lib/api-types.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { forecastTexts } from '../forecast.texts.generated.ts';
import { HeatCard } from './heat-card.tsx';

type Times = Answer<'GET /analytics/forecast'>['best_times'];

const HEATS = 4;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const HOURS = Array.from({ length: 24 / FORECAST.blockHours }, (_, index) => index * FORECAST.blockHours);
/** A Monday. */
const SOME_WEEK = Date.UTC(2026, 0, 5);
const HOUR_MS = 3_600_000;

/** When fans buy, by weekday and hours of the Philippines. */
export function BestTimes({ times: { sales, blocks } }: { times: Times }) {
  const t = useTexts(forecastTexts);
  const names = useNames();
  const days = FORECAST.salesDays;
  const [best] = blocks;
  const cellAt = (weekday: number, hour: number) => {
    const sold = blocks.find((block) => block.weekday === weekday && block.hour === hour)?.sales ?? 0;
    return {
      column: names.hour(hour),
      text: String(sold),
      heat: Math.ceil((sold * HEATS) / (best?.sales ?? 1)),
    };
  };
  return (
    <HeatCard
      title={t.bestTimes}
      hint={best ? t.bestTimesHint({ days }) : t.noTimes({ days })}
      corner={t.weekday}
      columns={HOURS.map(names.hour)}
      rows={
        best
          ? WEEKDAYS.map((weekday) => ({
              name: names.shortDay(weekday),
              cells: HOURS.map((hour) => cellAt(weekday, hour)),
            }))
          : []
      }
    >
      {best && (
        <p>
          {t.best({
            day: names.day(best.weekday),
            hours: names.hours(best.hour),
            count: best.sales,
            all: sales,
          })}
        </p>
      )}
    </HeatCard>
  );
}

/** Names of a weekday, and of an hour and the hours that begin at it. */
function useNames() {
  const locale = LOCALES[useLanguage()];
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const shortDay = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const hour = new Intl.DateTimeFormat('en-PH', { hour: 'numeric', timeZone: 'UTC' });
  const noonOf = (weekday: number) => SOME_WEEK + ((weekday - 1) * 24 + 12) * HOUR_MS;
  const at = (of: number) => hour.format(SOME_WEEK + of * HOUR_MS);
  return {
    day: (weekday: number) => day.format(noonOf(weekday)),
    shortDay: (weekday: number) => shortDay.format(noonOf(weekday)),
    hour: at,
    hours: (from: number) => `${at(from)}–${at(from + FORECAST.blockHours)}`,
  };
}
