import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import classes from './settlement-box.module.css';

interface SettlementBoxProps {
  title: string;
  /** At the other end of its head: how it stands, or for how long. */
  aside: ReactNode;
  testId: string;
  children: ReactNode;
}

/** A report, or one thing of it that does not agree. */
export function SettlementBox({ title, aside, testId, children }: SettlementBoxProps) {
  return (
    <Card as="article" className={classes.box} data-testid={testId}>
      <div className={classes.head}>
        <h3>{title}</h3>
        {aside}
      </div>
      {children}
    </Card>
  );
}
