import type { ReactNode } from 'react';
import { useTexts } from '../lib/texts.ts';
import { buttonClass } from './button.tsx';
import { caseTexts } from './case.texts.generated.ts';
import classes from './decide.module.css';

/** The form that decides a case: of all on a page one is open at a time, and what was typed in the others stays (P759). */
export function Decide({ children }: { children: ReactNode }) {
  const t = useTexts(caseTexts);
  return (
    <details name="decision" className={classes.decide}>
      <summary className={buttonClass({ variant: 'default' })}>{t.decide}</summary>
      <div className={classes.form}>{children}</div>
    </details>
  );
}
