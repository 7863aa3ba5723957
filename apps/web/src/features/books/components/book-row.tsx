import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import classes from './book-row.module.css';

interface BookRowProps {
  /** `div` where it stands by itself. */
  as?: 'li' | 'div';
  isBad?: boolean;
  /** It is the one that the page is about. */
  isThis?: boolean;
  testId?: string;
  children: ReactNode;
}

/** One thing in a list of the books. */
export function BookRow({ as = 'li', isBad = false, isThis = false, testId, children }: BookRowProps) {
  return (
    <Card
      as={as}
      size="sm"
      className={classes.row}
      data-tone={isBad ? 'bad' : undefined}
      aria-current={isThis || undefined}
      data-testid={testId}
    >
      {children}
    </Card>
  );
}
