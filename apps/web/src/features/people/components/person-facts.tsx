import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import classes from './person-facts.module.css';

interface PersonFactsProps {
  title: string;
  children: ReactNode;
}

/** One box of a person's page. */
export function PersonFacts({ title, children }: PersonFactsProps) {
  return (
    <Card as="section" className={classes.card} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </Card>
  );
}

interface Line {
  id: string;
  what: ReactNode;
  dim: ReactNode;
}

/** The newest of something, or a sentence that there is none. */
export function FactLines({ lines, none }: { lines: Line[]; none: string }) {
  if (lines.length === 0) return <p className="dim">{none}</p>;
  return (
    <ul className={classes.list}>
      {lines.map(({ id, what, dim }) => (
        <li key={id}>
          <span>{what}</span>
          <span className="dim">{dim}</span>
        </li>
      ))}
    </ul>
  );
}
