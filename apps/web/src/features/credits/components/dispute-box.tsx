import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { disputesTexts } from '../disputes.texts.generated.ts';
import classes from './dispute-box.module.css';

/** The box in which admins see disputes. */
export function DisputeBox({ children }: { children: ReactNode }) {
  const { title } = useTexts(disputesTexts);
  return (
    <Card as="section" className={classes.box} aria-label={title} data-testid="disputes">
      <h2>{title}</h2>
      {children}
    </Card>
  );
}
