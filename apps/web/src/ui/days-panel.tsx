import { ANALYTICS_DAYS } from '@likha/contract/limits';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../lib/texts.ts';
import { USUAL_DAYS } from '../lib/usual-days.ts';
import { buttonClass } from './button.tsx';
import classes from './days-panel.module.css';
import { daysPanelTexts } from './days-panel.texts.generated.ts';
import { Segments } from './form/segments.tsx';

const PERIODS = ANALYTICS_DAYS.map(String);

interface DaysPanelProps {
  label: string;
  /** Of a table to take away, up to the number of days; a file, which the browser saves by itself. */
  csv: string;
  /** What is shown over so many days. */
  children: (days: string) => ReactNode;
}

/** Figures by day: over how many days, and the way to take them away. */
export function DaysPanel({ label, csv, children }: DaysPanelProps) {
  const t = useTexts(daysPanelTexts);
  const [days, setDays] = useState(USUAL_DAYS);
  return (
    <section className={classes.panel} aria-label={label}>
      <div className={classes.bar}>
        <div className={classes.periods}>
          <Segments
            label={t.period}
            options={PERIODS.map((value) => ({ value, label: t.days({ days: value }) }))}
            value={days}
            onChange={setDays}
          />
        </div>
        <a href={`${csv}${days}`} download className={buttonClass({ variant: 'default' })}>
          {t.csv}
        </a>
      </div>
      {children(days)}
    </section>
  );
}
