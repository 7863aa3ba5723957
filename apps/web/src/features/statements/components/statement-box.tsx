import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/card.tsx';
import classes from './statement-box.module.css';

/** Somebody's months under their title. */
export function StatementBox({
  title,
  hint,
  children,
}: {
  title: string;
  hint: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card as="section" className={classes.box} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="dim">{hint}</p>
      {children}
    </Card>
  );
}
