import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './tabs.module.css';

interface TabsProps<Name extends string> {
  tabs: readonly { name: Name; label: ReactNode; content: ReactNode }[];
  open: Name;
  onOpen: (name: Name) => void;
  /** The tabs share the whole width. */
  isWide?: boolean;
}

/**
 * Several views of one page, one of them open; only that one is there. Our own, as public pages do without the kit. Arrow
 * keys open the next one (WAI-ARIA, tabs with automatic activation).
 */
export function Tabs<Name extends string>({ tabs, open, onOpen, isWide = false }: TabsProps<Name>) {
  const id = useId();
  const content = tabs.find(({ name }) => name === open)?.content;
  const list = useRef<HTMLDivElement>(null);
  // An address may open a tab that a narrow screen does not show. Only the row scrolls, never the page.
  const seen = useRef('');
  useEffect(() => {
    const tab = document.getElementById(`${id}-${open}`);
    const row = list.current;
    // Its labels may grow later, by figures that come.
    const now = `${open} ${row?.scrollWidth}`;
    if (tab && row && seen.current !== now) row.scrollLeft = placeInSight(tab, row);
    seen.current = now;
  });

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const to = placeAfter(
      event.key,
      tabs.findIndex(({ name }) => name === open),
      tabs.length,
    );
    const tab = to === null ? undefined : tabs[to];
    if (!tab) return;
    event.preventDefault();
    onOpen(tab.name);
    document.getElementById(`${id}-${tab.name}`)?.focus();
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        className={classes.list}
        data-wide={isWide || undefined}
        onKeyDown={handleKey}
      >
        {tabs.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            className={classes.tab}
            aria-selected={name === open}
            aria-controls={name === open ? `${id}-panel` : undefined}
            tabIndex={name === open ? 0 : -1}
            onClick={() => onOpen(name)}
          >
            {label}
          </button>
        ))}
      </div>
      <div
        key={open}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${open}`}
        className={classes.panel}
      >
        {content}
      </div>
    </div>
  );
}

interface Stretch {
  offsetLeft: number;
  offsetWidth: number;
}

/** How far a row has to be scrolled for a tab of it to be in the middle, as far as it goes. */
export function placeInSight(tab: Stretch, row: Stretch): number {
  const middle = tab.offsetLeft - row.offsetLeft + tab.offsetWidth / 2;
  return Math.max(0, middle - row.offsetWidth / 2);
}

/** Where a key leads from the tab at `place`, round the ends; null for keys that lead nowhere. */
export function placeAfter(key: string, place: number, count: number): number | null {
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
