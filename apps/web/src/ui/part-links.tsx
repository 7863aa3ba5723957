import { type RefObject, useEffect, useState } from 'react';
import classes from './part-links.module.css';

interface Part {
  id: string;
  words: string;
}

/** Leads to the parts of a long page by their headings, which come and go as parts load and are opened. */
export function PartLinks({ of, label }: { of: RefObject<HTMLElement | null>; label: string }) {
  const [parts, setParts] = useState<Part[]>([]);
  useEffect(() => {
    const page = of.current;
    if (!page) return;
    const look = () => {
      const found = partsOf(page);
      setParts((known) => (JSON.stringify(known) === JSON.stringify(found) ? known : found));
    };
    const observer = new MutationObserver(look);
    observer.observe(page, { childList: true, subtree: true, characterData: true });
    look();
    return () => observer.disconnect();
  }, [of]);
  return (
    <nav className={classes.links} aria-label={label}>
      {parts.map(({ id, words }) => (
        <a
          key={id}
          href={`#${id}`}
          onClick={(event) => {
            // Not by the address: Back leads to the page before, and not from part to part.
            event.preventDefault();
            goTo(id);
          }}
        >
          {words}
        </a>
      ))}
    </nav>
  );
}

function partsOf(page: HTMLElement): Part[] {
  return [...page.querySelectorAll('h2')].map((heading, index) => {
    if (heading.id === '') heading.id = `part-${index}`;
    return { id: heading.id, words: heading.textContent ?? '' };
  });
}

/** Whoever goes by keyboard or is read to goes on from there. */
function goTo(id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
}
