import { paths } from '@likha/contract/addresses';
import { useState } from 'react';
import { shortDate } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useDatedPages } from '../../../lib/use-dated-pages.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { cardClass } from '../../../ui/card.tsx';
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
      <SearchField
        label={t.search}
        value={search}
        onChange={setSearch}
        error={isShort ? t.searchShort : null}
      />
      <ListTools {...pages.tools}>
        <Filters filter={filter} onFilter={setFilter} />
      </ListTools>
      <Loaded
        query={pages}
        failedTitle={t.loadFailed}
        loading={<SkeletonList count={5} height={76} label={t.loading} />}
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
            <ul className={classes.list}>
              {people.map((person) => (
                <PersonRow key={person.id} person={person} />
              ))}
            </ul>
            <LoadMore {...pages.more} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function PersonRow({ person }: { person: Listed }) {
  const t = useTexts(peopleTexts);
  const joined = t.joined({ day: shortDate(person.created_at, useLanguage()) });
  return (
    <li data-testid="person">
      <Link to={paths.adminPerson(person.id)} className={`${cardClass({ size: 'sm' })} ${classes.row}`}>
        <Avatar name={person.full_name} src={person.avatar} size={40} />
        <span className={classes.who}>
          <strong>{person.full_name}</strong>
          <span className="dim">
            @{person.username} · {person.email}
          </span>
        </span>
        <PersonBadges person={person} />
        <span className={`dim ${classes.joined}`}>{joined}</span>
      </Link>
    </li>
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
