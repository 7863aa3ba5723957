import type { ReactNode } from 'react';
import classes from './page-heading.module.css';

interface PageHeadingProps {
  title: string;
  /** What the page is for, in a sentence. */
  lead?: ReactNode;
  /** Of a page that is looked at for what stands below it, as the directory. */
  isLarge?: boolean;
}

/** What a page is called, and in a sentence what it is for. */
export function PageHeading({ title, lead, isLarge }: PageHeadingProps) {
  return (
    <div className={classes.heading} data-large={isLarge || undefined}>
      <h1>{title}</h1>
      {lead && <p className="dim">{lead}</p>}
    </div>
  );
}
