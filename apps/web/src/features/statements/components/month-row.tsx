import type { ReactNode } from 'react';
import { monthName } from '../../../lib/month-name.ts';
import { useLanguage } from '../../../lib/texts.ts';
import { PeriodRow } from './period-row.tsx';

interface MonthRowProps {
  month: string;
  note: string;
  figure: string;
  children: ReactNode;
}

/** One month of somebody's. */
export function MonthRow({ month, ...shown }: MonthRowProps) {
  return <PeriodRow name={monthName(month, useLanguage())} testId="statement" {...shown} />;
}
