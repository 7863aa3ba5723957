import type { ReactNode } from 'react';
import classes from './question.module.css';

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
      <summary>{question}</summary>
      <p>{answer}</p>
      {children}
    </details>
  );
}
