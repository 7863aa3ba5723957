import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { useKeptChoice } from '../../../lib/use-kept-choice.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { Segments } from '../../../ui/form/segments.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { IconUsersGroup } from '../../../ui/icons/icons.generated.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { useSettledValue } from '../../../ui/use-settled-value.ts';
import { ownFansTexts } from '../own-fans.texts.generated.ts';
import { type Fan, FanRow } from './fan-row.tsx';
import classes from './own-fans.module.css';

const PAUSE_MS = 300;

/** Who subscribes to a creator, or follows them, and what each spent; the list can be taken away as a table. */
export function OwnFans({ action }: { action: (fan: Fan) => ReactNode }) {
  const t = useTexts(ownFansTexts);
  const which = useKeptChoice('fans', [
    { value: 'subscribers', label: t.subscribers },
    { value: 'followers', label: t.followers },
  ]);
  const order = useKeptChoice('fans_order', [
    { value: 'newest', label: t.newest },
    { value: 'spent', label: t.spent },
  ]);
  const list = which.value;
  const [words, setWords] = useState('');
  const q = useSettledValue(words.trim(), PAUSE_MS);
  const query = usePages(
    'GET /studio/fans',
    'fans',
    { query: { list, sort: order.value, limit: 20, ...(q && { q }) } },
    { keepsPrevious: true },
  );
  const empty = q
    ? { title: t.nobodyFound, text: t.nobodyFoundText }
    : list === 'subscribers'
      ? { title: t.noSubscribersTitle, text: t.noSubscribersText }
      : { title: t.noFollowersTitle, text: t.noFollowersText };
  return (
    <Card as="section" aria-labelledby="own-fans" className={classes.box}>
      <h2 id="own-fans">{t.title}</h2>
      <div className={classes.bar}>
        <Segments label={t.which} {...which} />
        <Select label={t.order} {...order} />
        <a
          href={`/api/studio/fans.csv?list=${list}`}
          download
          className={buttonClass({ variant: 'default' })}
        >
          {t.csv}
        </a>
      </div>
      <SearchField label={t.search} value={words} onChange={setWords} />
      <Loaded
        query={query}
        loading={<SkeletonList count={3} height={72} label={t.loading} />}
        failedTitle={t.failed}
        empty={<StatePanel level={3} icon={<IconUsersGroup size={32} stroke={1.75} />} {...empty} />}
      >
        {(fans) => (
          <ul className={classes.list}>
            {fans.map((fan) => (
              <FanRow key={fan.id} fan={fan} action={action(fan)} />
            ))}
          </ul>
        )}
      </Loaded>
      <LoadMore {...query.more} />
    </Card>
  );
}
