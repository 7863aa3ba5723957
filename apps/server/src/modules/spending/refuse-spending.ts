import { LOCALES } from '@likha/contract/language';
import type { SpendingPeriod } from '@likha/contract/late-limits';
import { formatCredits, formatWhole } from '@likha/contract/money';
import { AppError } from '../../platform/app-error.ts';
import { spendingTexts } from './spending.texts.generated.ts';

interface Bound {
  readonly period: SpendingPeriod;
  readonly credits: number;
  readonly used: number;
  readonly ends_at: Date;
}

const SPENT = { day: 'spentDay', week: 'spentWeek', month: 'spentMonth' } as const;
const BOUGHT = { day: 'boughtDay', week: 'boughtWeek', month: 'boughtMonth' } as const;

/**
 * Refuses what a fan does not let themselves spend or buy (P690, P691); of several limits, by the one that lasts longest.
 * @throws AppError `cooling_off`, `spending_limit_reached`, with what is left and when it ends
 */
export function refuseSpending(
  credits: number,
  bounds: readonly Bound[],
  pauseEnds: Date | null,
  what: 'spent' | 'bought' = 'spent',
): void {
  if (pauseEnds)
    throw new AppError('cooling_off', {
      detail: (language) => spendingTexts[language].paused({ when: at(pauseEnds, LOCALES[language]) }),
    });
  const [broken] = bounds
    .filter((bound) => bound.used + credits > bound.credits)
    .sort((a, b) => b.ends_at.getTime() - a.ends_at.getTime());
  if (!broken) return;
  const key = (what === 'spent' ? SPENT : BOUGHT)[broken.period];
  throw new AppError('spending_limit_reached', {
    detail: (language) =>
      spendingTexts[language][key]({
        limit: formatCredits(broken.credits),
        left: formatWhole(Math.max(0, broken.credits - broken.used)),
        when: at(broken.ends_at, LOCALES[language]),
      }),
  });
}

function at(time: Date, locale: string): string {
  return time.toLocaleString(locale, { timeZone: 'Asia/Manila', dateStyle: 'long', timeStyle: 'short' });
}
