import type { ReactNode } from 'react';
import classes from './book-part.module.css';

interface BookPartProps {
  /** What it is called, under an id of its own; nothing where the page has said it. */
  title?: string;
  id?: string;
  lead?: string | null;
  children: ReactNode;
}

/** One part of a page of the books. Names of accounts and ids in it break wherever they have to. */
export function BookPart({ title, id, lead, children }: BookPartProps) {
  return (
    <section className={classes.part} aria-labelledby={id}>
      {title && <h2 id={id}>{title}</h2>}
      {lead && <p className="dim">{lead}</p>}
      {children}
    </section>
  );
}
