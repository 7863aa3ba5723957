import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './notice.module.css';

interface NoticeProps {
  tone?: 'plain' | 'warn' | 'good';
  children: ReactNode;
  testId?: string;
}

/** Something to know before acting, in place. */
export function Notice({ tone = 'plain', children, testId }: NoticeProps) {
  return (
    <div className={classes.notice} data-tone={tone} data-testid={testId}>
      <IconInfoCircle size={20} stroke={1.75} aria-hidden />
      <div>{children}</div>
    </div>
  );
}
