import { SEARCH_CHARACTERS } from '@likha/contract/limits';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import { useTexts } from '../../../lib/texts.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { CreatorsTexts } from '../creators.texts.generated.ts';
import { creatorsTexts } from '../creators.texts.generated.ts';
import type { CreatorSort } from '../use-directory-filter.ts';
import classes from './directory-tools.module.css';

type View = 'grid' | 'list';

interface DirectoryToolsProps {
  search: string;
  isTooLong: boolean;
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

const sortsOf = (t: CreatorsTexts): { value: CreatorSort; label: string }[] => [
  { value: 'most_active', label: t.mostActive },
  { value: 'most_subscribers', label: t.mostSubscribers },
  { value: 'newest', label: t.newest },
  { value: 'popular', label: t.popular },
];

/** Search, order, and the shape of the list. */
export function DirectoryTools(props: DirectoryToolsProps) {
  const { search, isTooLong, sort, view, onSearch, onSort, onView } = props;
  const t = useTexts(creatorsTexts);
  return (
    <search className={classes.tools}>
      <SearchField
        label={t.search}
        error={isTooLong ? t.searchTooLong({ count: SEARCH_CHARACTERS }) : null}
        value={search}
        onChange={onSearch}
        className={classes.search}
      />
      <Select label={t.sortBy} options={sortsOf(t)} value={sort} onChange={onSort} />
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
