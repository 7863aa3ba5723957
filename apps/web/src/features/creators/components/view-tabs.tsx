import type { KeyboardEvent } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconLayoutGrid, IconList } from '../../../ui/icons/icons.generated.ts';
import { placeAfter } from '../../../ui/tabs.tsx';
import { type CreatorsTexts, creatorsTexts } from '../creators.texts.generated.ts';
import classes from './view-tabs.module.css';

/** How creators are laid out. */
export type View = 'grid' | 'list';

interface ViewTabsProps {
  view: View;
  /** The id of what they lay out, a `tabpanel`. */
  panel: string;
  onView: (view: View) => void;
}

const viewsOf = (t: CreatorsTexts) =>
  [
    { view: 'grid', label: t.gridView, Icon: IconLayoutGrid },
    { view: 'list', label: t.listView, Icon: IconList },
  ] as const;

/** The id of the tab that is open, which names the panel. */
export const viewTabId = (panel: string, view: View) => `${panel}-${view}`;

/** Two tabs over one list: as a grid, or as a list. Arrow keys open the other one. */
export function ViewTabs({ view, panel, onView }: ViewTabsProps) {
  const views = viewsOf(useTexts(creatorsTexts));

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const to = placeAfter(
      event.key,
      views.findIndex((each) => each.view === view),
      views.length,
    );
    const next = to === null ? undefined : views[to];
    if (!next) return;
    event.preventDefault();
    onView(next.view);
    document.getElementById(viewTabId(panel, next.view))?.focus();
  }

  return (
    <div role="tablist" className={classes.views} onKeyDown={handleKey}>
      {views.map(({ view: choice, label, Icon }) => (
        <IconButton
          key={choice}
          role="tab"
          id={viewTabId(panel, choice)}
          label={label}
          aria-selected={choice === view}
          aria-controls={panel}
          tabIndex={choice === view ? 0 : -1}
          className={classes.view}
          onClick={() => onView(choice)}
        >
          <Icon size={22} stroke={1.75} aria-hidden />
        </IconButton>
      ))}
    </div>
  );
}
