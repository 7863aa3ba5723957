import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import classes from './stat.module.css';

interface StatProps {
  label: string;
  icon?: ReactNode;
  /** What the figure is compared with. */
  note?: ReactNode;
  children: ReactNode;
}

/** One large figure of a `<dl>`, and what it counts. */
export function Stat({ label, icon, note, children }: StatProps) {
  return (
    <Card size="sm" className={classes.stat}>
      <dt>
        {icon}
        {label}
      </dt>
      <dd>{children}</dd>
      {note && <dd className={classes.note}>{note}</dd>}
    </Card>
  );
}
