import { buttonClass } from './button.tsx';
import { Segments } from './form/segments.tsx';
import classes from './period-bar.module.css';

interface PeriodBarProps<Period extends string> {
  label: string;
  options: { value: Period; label: string }[];
  value: Period;
  onChange: (period: Period) => void;
  /** The same as a table to take away. */
  csv: { href: string; label: string };
}

/** Above figures by day: over how many days, and the way to take them away. */
export function PeriodBar<Period extends string>({ csv, ...periods }: PeriodBarProps<Period>) {
  return (
    <div className={classes.bar}>
      <div className={classes.periods}>
        <Segments {...periods} />
      </div>
      <a href={csv.href} download className={buttonClass({ variant: 'default' })}>
        {csv.label}
      </a>
    </div>
  );
}
