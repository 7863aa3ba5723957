import type { ReactNode } from 'react';
import { useTexts } from '../lib/texts.ts';
import type { DatedPages } from '../lib/use-dated-pages.ts';
import { Select } from './form/select.tsx';
import { ListTools } from './list-tools.tsx';
import { LoadMore } from './load-more.tsx';
import { Loaded } from './loaded.tsx';
import classes from './open-or-decided.module.css';
import { openOrDecidedTexts } from './open-or-decided.texts.generated.ts';
import { SkeletonList } from './skeletons.tsx';
import { StatePanel } from './state-panel.tsx';

export type OpenOrDecidedStatus = 'open' | 'decided';

/** What such a list says, in the words of whatever stands in it. */
interface Words {
  which: string;
  loading: string;
  loadFailed: string;
  noneOpen: string;
  noneDecided: string;
}

interface OpenOrDecidedProps<Item> {
  label: string;
  words: Words;
  status: OpenOrDecidedStatus;
  onStatus: (status: OpenOrDecidedStatus) => void;
  pages: DatedPages<Item>;
  icon: ReactNode;
  list: (items: Item[]) => ReactNode;
  /** Stands above the list. */
  head?: ReactNode;
}

/** What waits for a decision, or what was decided: one of the two, by pages. */
export function OpenOrDecided<Item>(props: OpenOrDecidedProps<Item>) {
  const { label, words, status, onStatus, pages, icon, list, head } = props;
  const t = useTexts(openOrDecidedTexts);
  return (
    <section className={classes.queue} aria-label={label}>
      {head}
      <ListTools {...pages.tools}>
        <Select
          label={words.which}
          value={status}
          options={[
            { value: 'open', label: t.open },
            { value: 'decided', label: t.decided },
          ]}
          onChange={(value) => onStatus(value === 'decided' ? 'decided' : 'open')}
        />
      </ListTools>
      <Loaded
        query={pages}
        failedTitle={words.loadFailed}
        loading={<SkeletonList count={2} height={240} label={words.loading} />}
        empty={<StatePanel icon={icon} title={status === 'open' ? words.noneOpen : words.noneDecided} />}
      >
        {(items) => (
          <>
            {list(items)}
            <LoadMore {...pages.more} />
          </>
        )}
      </Loaded>
    </section>
  );
}
