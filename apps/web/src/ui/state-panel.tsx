import type { ReactNode } from 'react';
import classes from './state-panel.module.css';

interface StatePanelProps {
  icon: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  tone?: 'plain' | 'bad' | 'good';
  /** Level of the heading in the page's order. */
  level?: 1 | 2 | 3;
  testId?: string;
}

/** A list or page that has nothing to show says why, and what to do next. */
export function StatePanel({
  icon,
  title,
  text,
  action,
  tone = 'plain',
  level = 2,
  testId,
}: StatePanelProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes.panel} data-tone={tone} data-testid={testId}>
      <span className={classes.icon} aria-hidden>
        {icon}
      </span>
      <Heading className={classes.title}>{title}</Heading>
      {text && <p className={classes.text}>{text}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
