import { IconLayoutGrid, IconList, IconSearch } from '@tabler/icons-react';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { type CreatorSort, SORTS } from '../use-directory-filter.ts';
import classes from './directory-tools.module.css';

type View = 'grid' | 'list';

interface DirectoryToolsProps {
  search: string;
  sort: CreatorSort;
  view: View;
  onSearch: (text: string) => void;
  onSort: (sort: string) => void;
  onView: (view: View) => void;
}

const VIEWS = [
  { view: 'grid', label: 'Grid View', Icon: IconLayoutGrid },
  { view: 'list', label: 'List View', Icon: IconList },
] as const;

/** Search, order, and the shape of the list. */
export function DirectoryTools({ search, sort, view, onSearch, onSort, onView }: DirectoryToolsProps) {
  return (
    <search className={classes.tools}>
      <TextField
        className={classes.search}
        type="search"
        aria-label="Search creators"
        placeholder="Search creators"
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
      <Select label="Sort by" options={SORTS} value={sort} onChange={onSort} />
      <div className={classes.views}>
        {VIEWS.map(({ view: choice, label, Icon }) => (
          <IconButton
            key={choice}
            label={label}
            aria-pressed={choice === view}
            className={classes.view}
            onClick={() => onView(choice)}
          >
            <Icon size={22} stroke={1.75} aria-hidden />
          </IconButton>
        ))}
      </div>
    </search>
  );
}
