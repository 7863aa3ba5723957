import { SEARCH_CHARACTERS } from '@likha/contract/limits';
import { useTexts } from '../../../lib/texts.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconLayoutGrid, IconList } from '../../../ui/icons/icons.generated.ts';
import type { CreatorsTexts } from '../creators.texts.generated.ts';
import { creatorsTexts } from '../creators.texts.generated.ts';
import type { CreatorSort, SearchProblem, Sorts } from '../use-directory-filter.ts';
import classes from './directory-tools.module.css';

type View = 'grid' | 'list';

interface DirectoryToolsProps {
  search: string;
  problem: SearchProblem | null;
  sorts: Sorts;
  sort: CreatorSort;
  view: View;
  onSearch: (text: string) => void;
  onSort: (sort: string) => void;
  onView: (view: View) => void;
}

const viewsOf = (t: CreatorsTexts) =>
  [
    { view: 'grid', label: t.gridView, Icon: IconLayoutGrid },
    { view: 'list', label: t.listView, Icon: IconList },
  ] as const;

const sortNames = (t: CreatorsTexts): Record<CreatorSort, string> => ({
  most_active: t.mostActive,
  most_subscribers: t.mostSubscribers,
  newest: t.newest,
  popular: t.popular,
  price_low_to_high: t.cheapest,
  price_high_to_low: t.dearest,
});

function searchError(t: CreatorsTexts, problem: SearchProblem | null): string | null {
  if (problem === 'too_long') return t.searchTooLong({ count: SEARCH_CHARACTERS });
  return problem && t.searchTooShort;
}

/** Search, order, and the shape of the list. */
export function DirectoryTools(props: DirectoryToolsProps) {
  const { search, problem, sorts, sort, view, onSearch, onSort, onView } = props;
  const t = useTexts(creatorsTexts);
  const names = sortNames(t);
  return (
    <search className={classes.tools}>
      <SearchField
        label={t.search}
        error={searchError(t, problem)}
        value={search}
        onChange={onSearch}
        className={classes.search}
      />
      <Select
        label={t.sortBy}
        options={sorts.map((value) => ({ value, label: names[value] }))}
        value={sort}
        onChange={onSort}
      />
      <div className={classes.views}>
        {viewsOf(t).map(({ view: choice, label, Icon }) => (
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
