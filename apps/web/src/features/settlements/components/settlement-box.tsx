import type { ReactNode, RefObject } from 'react';
import { Card } from '../../../ui/card.tsx';
import classes from './settlement-box.module.css';

interface SettlementBoxProps {
  title: string;
  /** At the other end of its head: how it stands, or for how long. */
  aside: ReactNode;
  testId: string;
  /** Itself, for who asks where something stands. */
  place?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A report, or one thing of it that does not agree. */
export function SettlementBox({ title, aside, testId, place, children }: SettlementBoxProps) {
  return (
    <Card as="article" ref={place} className={classes.box} data-testid={testId}>
      <div className={classes.head}>
        <h3>{title}</h3>
        {aside}
      </div>
      {children}
    </Card>
  );
}
