import { type ReactNode, useState } from 'react';
import { Card } from './card.tsx';
import classes from './fold.module.css';
import { Opening } from './opening.tsx';

interface FoldProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A part of a long page behind its title: what is in it is asked for when it is first opened, and stays. */
export function Fold({ title, hint, children }: FoldProps) {
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <Card as="section" className={classes.fold} aria-label={title}>
      <details onToggle={() => setWasOpen(true)}>
        <Opening>
          <span className={classes.words}>
            <h2>{title}</h2>
            {hint && <p className="dim">{hint}</p>}
          </span>
        </Opening>
        {wasOpen && <div className={classes.content}>{children}</div>}
      </details>
    </Card>
  );
}
