import type { ReactNode } from 'react';
import classes from './card-parts.module.css';

/** The head of a card: what it is about, and how it stands. */
export function CardHead({ title, badges }: { title: string; badges: readonly string[] }) {
  return (
    <header className={classes.head}>
      <h3>{title}</h3>
      {badges.map((badge) => (
        <span key={badge} className={classes.badge}>
          {badge}
        </span>
      ))}
    </header>
  );
}

/** What somebody else wrote. */
export function Quote({ children }: { children: ReactNode }) {
  return <blockquote className={classes.quote}>{children}</blockquote>;
}

/** Who, what and when, side by side. */
export function Facts({ children }: { children: ReactNode }) {
  return <div className={classes.facts}>{children}</div>;
}

/** What can be done. */
export function Acts({ children }: { children: ReactNode }) {
  return <div className={classes.acts}>{children}</div>;
}
