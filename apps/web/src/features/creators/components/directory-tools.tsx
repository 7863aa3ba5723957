import { SEARCH_CHARACTERS } from '@likha/contract/limits';
import { useTexts } from '../../../lib/texts.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import type { CreatorsTexts } from '../creators.texts.generated.ts';
import { creatorsTexts } from '../creators.texts.generated.ts';
import type { CreatorSort, SearchProblem, Sorts } from '../use-directory-filter.ts';
import classes from './directory-tools.module.css';
import { type View, ViewTabs } from './view-tabs.tsx';

interface DirectoryToolsProps {
  search: string;
  problem: SearchProblem | null;
  sorts: Sorts;
  sort: CreatorSort;
  view: View;
  /** The id of the panel that holds the list. */
  panel: string;
  onSearch: (text: string) => void;
  onSort: (sort: string) => void;
  onView: (view: View) => void;
}

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
  const { search, problem, sorts, sort, view, panel, onSearch, onSort, onView } = props;
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
      <ViewTabs view={view} panel={panel} onView={onView} />
    </search>
  );
}
