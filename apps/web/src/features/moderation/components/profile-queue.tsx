import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { useDatedPages } from '../../../lib/use-dated-pages.ts';
import { useKeptChoice } from '../../../lib/use-kept-choice.ts';
import { Select } from '../../../ui/form/select.tsx';
import { IconUserCheck } from '../../../ui/icons/icons.generated.ts';
import { ListTools } from '../../../ui/list-tools.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { moderationTexts } from '../moderation.texts.generated.ts';
import { ClearHoldDialog } from './clear-hold-dialog.tsx';
import { ProfileHoldCard } from './profile-hold-card.tsx';
import classes from './profile-queue.module.css';
import { QueueFrame } from './queue-frame.tsx';

/** Names, bios, places and links that others do not see until staff has looked at them (P369). */
export function ProfileQueue() {
  const t = useTexts(moderationTexts);
  const state = useKeptChoice('profile_state', [
    { value: 'waiting', label: t.statePending },
    { value: 'approved', label: t.stateStands },
    { value: 'cleared', label: t.stateCleared },
  ]);
  const [asked, setAsked] = useState<{ id: string; name: string } | null>(null);
  const pages = useDatedPages('GET /moderation/profiles', 'profiles', {
    query: { limit: 20, status: state.value },
  });
  return (
    <QueueFrame label={t.profiles}>
      <ListTools {...pages.tools}>
        <Select label={t.state} {...state} />
      </ListTools>
      <Loaded
        query={pages}
        failedTitle={t.loadFailed}
        loading={<SkeletonList count={3} height={160} label={t.loading} />}
        empty={<StatePanel icon={<IconUserCheck size={32} stroke={1.75} />} title={t.noProfiles} />}
      >
        {(holds) => (
          <>
            <ul className={classes.list}>
              {holds.map((hold) => (
                <ProfileHoldCard
                  key={hold.id}
                  hold={hold}
                  onClear={(name) => setAsked({ id: hold.id, name })}
                />
              ))}
            </ul>
            <LoadMore {...pages.more} />
          </>
        )}
      </Loaded>
      {asked && <ClearHoldDialog {...asked} onClose={() => setAsked(null)} />}
    </QueueFrame>
  );
}
