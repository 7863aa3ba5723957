import type { ReactNode } from 'react';
import { IconInfoCircle } from './icons/icons.generated.ts';
import classes from './notice.module.css';

interface NoticeProps {
  tone?: 'plain' | 'warn' | 'good';
  children: ReactNode;
  /** What can be done about it. */
  actions?: ReactNode;
  testId?: string;
}

/** Something to know before acting, in place. */
export function Notice({ tone = 'plain', actions, children, testId }: NoticeProps) {
  return (
    <div className={classes.notice} data-notice data-tone={tone} data-testid={testId}>
      <IconInfoCircle size={20} stroke={1.75} aria-hidden />
      <div className={classes.words}>
        {children}
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </div>
  );
}
