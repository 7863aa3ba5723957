import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { useDatedPages } from '../../../lib/use-dated-pages.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { IconSearch } from '../../../ui/icons/icons.generated.ts';
import { ListTools } from '../../../ui/list-tools.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { useSettledValue } from '../../../ui/use-settled-value.ts';
import { moderationTexts } from '../moderation.texts.generated.ts';
import type { Found } from '../words.ts';
import classes from './content-search.module.css';
import { type AskedOfFound, FoundCard } from './found-card.tsx';
import { ProfileDialog } from './profile-dialog.tsx';
import { QueueFrame } from './queue-frame.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';

/** Any post, comment, file or part of a profile, reported or not, by words, person or id; any of it is acted on here (P371). */
export function ContentSearch() {
  const t = useTexts(moderationTexts);
  const [kind, setKind] = useState<Found['kind']>('post');
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<AskedOfFound | null>(null);
  const settled = useSettledValue(search.trim(), 400);
  const isShort = settled.length === 1;
  const query = { limit: 20, kind, ...(settled && !isShort && { search: settled }) };
  const pages = useDatedPages('GET /moderation/search', 'found', { query });
  return (
    <QueueFrame label={t.search}>
      <ListTools {...pages.tools}>
        <SearchField
          label={t.searchFor}
          value={search}
          onChange={setSearch}
          error={isShort ? t.searchShort : null}
        />
        <Select
          label={t.kind}
          value={kind}
          options={[
            { value: 'post', label: t.posts },
            { value: 'comment', label: t.comments },
            { value: 'file', label: t.filesKind },
            { value: 'full_name', label: t.namesKind },
            { value: 'bio', label: t.biosKind },
            { value: 'location', label: t.locationsKind },
            { value: 'benefits', label: t.benefitsKind },
            { value: 'link', label: t.linksKind },
            { value: 'avatar', label: t.avatarsKind },
            { value: 'cover', label: t.coversKind },
          ]}
          onChange={(value) => setKind(value as Found['kind'])}
        />
      </ListTools>
      <Loaded
        query={pages}
        failedTitle={t.loadFailed}
        loading={<SkeletonList count={3} height={160} label={t.loading} />}
        empty={<StatePanel icon={<IconSearch size={32} stroke={1.75} />} title={t.nothingFound} />}
      >
        {(found) => (
          <>
            <h2 className="visually-hidden">{t.search}</h2>
            <ul className={classes.list}>
              {found.map((item) => (
                <FoundCard key={`${item.kind} ${item.key}`} item={item} onAsk={setAsked} />
              ))}
            </ul>
            <LoadMore {...pages.more} />
          </>
        )}
      </Loaded>
      {asked && <FoundDialog asked={asked} onClose={() => setAsked(null)} />}
    </QueueFrame>
  );
}

function FoundDialog({ asked, onClose }: { asked: AskedOfFound; onClose: () => void }) {
  if (asked.what === 'clear')
    return (
      <ProfileDialog
        what="clear"
        personId={asked.personId}
        field={asked.field}
        name={asked.name}
        onClose={onClose}
      />
    );
  if (asked.what === 'remove')
    return (
      <RemoveDialog item={{ id: asked.id, content_type: asked.type }} name={asked.name} onClose={onClose} />
    );
  return <TakeBackDialog decided={{ id: asked.id, name: asked.name, was: 'removed' }} onClose={onClose} />;
}
