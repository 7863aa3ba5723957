import { paths } from '@likha/contract/addresses';
import { useState } from 'react';
import { shortDate } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useDatedPages } from '../../../lib/use-dated-pages.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { FactTable } from '../../../ui/fact-table.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { IconUserSearch } from '../../../ui/icons/icons.generated.ts';
import { Link } from '../../../ui/link.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { useSettledValue } from '../../../ui/use-settled-value.ts';
import { peopleTexts } from '../people.texts.generated.ts';
import { type Listed, stateWords } from '../words.ts';
import classes from './people-panel.module.css';
import { PersonBadges } from './person-badges.tsx';

type Filter = { [Name in 'user_type' | 'status' | 'verification']?: Listed[Name] };

/** Everybody who has an account, for admins: searched, filtered, by pages. */
export function PeoplePanel() {
  const t = useTexts(peopleTexts);
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<Filter>({});
  const settled = useSettledValue(search.trim().replace(/^@\s*/, ''), 300);
  const isShort = settled.length === 1;
  const query = { limit: 20, ...filter, ...(settled && !isShort && { search: settled }) };
  const pages = useDatedPages('GET /admin/users', 'people', { query }, { keepsPrevious: true });
  return (
    <section className={classes.panel} aria-label={t.users}>
      <ListTools {...pages.tools}>
        <SearchField
          label={t.search}
          value={search}
          onChange={setSearch}
          error={isShort ? t.searchShort : null}
        />
        <Filters filter={filter} onFilter={setFilter} />
      </ListTools>
      <Loaded
        query={pages}
        failedTitle={t.loadFailed}
        loading={<SkeletonList count={14} height={36} label={t.loading} />}
        empty={
          <StatePanel
            icon={<IconUserSearch size={32} stroke={1.75} />}
            title={t.nobody}
            text={t.nobodyText}
          />
        }
      >
        {(people) => (
          <>
            <People people={people} />
            <LoadMore {...pages.more} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function People({ people }: { people: Listed[] }) {
  const t = useTexts(peopleTexts);
  const language = useLanguage();
  return (
    <FactTable
      caption={t.users}
      items={people}
      keyOf={({ id }) => id}
      testId="person"
      columns={[
        {
          name: 'who',
          label: t.person,
          isPlain: true,
          cell: ({ id, full_name: name, username, avatar }) => (
            <Link to={paths.adminPerson(id)} className={classes.who}>
              <Avatar name={name} src={avatar} size={32} />
              <span className={classes.names}>
                <strong>{name}</strong> <span className="dim">@{username}</span>
              </span>
            </Link>
          ),
        },
        { name: 'email', label: t.email, isPlain: true, cell: ({ email }) => email },
        {
          name: 'type',
          label: t.type,
          isPlain: true,
          cell: (person) => <PersonBadges person={person} />,
        },
        {
          name: 'joined',
          label: t.joinedOn,
          cell: ({ created_at: at }) => <span className={classes.day}>{shortDate(at, language)}</span>,
        },
      ]}
    />
  );
}

function Filters({ filter, onFilter }: { filter: Filter; onFilter: (filter: Filter) => void }) {
  const t = useTexts(peopleTexts);
  const words = stateWords(t);
  const choices = [
    { name: 'user_type', label: t.type, any: t.anyType },
    { name: 'status', label: t.status, any: t.anyStatus },
    { name: 'verification', label: t.verification, any: t.anyVerification },
  ] as const;
  return choices.map(({ name, label, any }) => (
    <Select
      key={name}
      label={label}
      value={filter[name] ?? ''}
      options={[
        { value: '', label: any },
        ...Object.entries(words[name]).map(([value, word]) => ({ value, label: word })),
      ]}
      onChange={(value) => {
        const { [name]: _, ...others } = filter;
        onFilter(value === '' ? others : { ...others, [name]: value });
      }}
    />
  ));
}
