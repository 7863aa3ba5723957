import type { ReactNode } from 'react';
import { Opening } from './opening.tsx';
import classes from './question.module.css';
import { Unbroken } from './unbroken.tsx';

/** What many ask, which opens on its answer; `children` stand below that. */
export function Question({
  question,
  answer,
  children,
}: {
  question: string;
  answer: string;
  children?: ReactNode;
}) {
  return (
    <details className={classes.question}>
      <Opening>{question}</Opening>
      <p>
        <Unbroken>{answer}</Unbroken>
      </p>
      {children}
    </details>
  );
}
