import { useState } from 'react';
import { StoryRing } from '../../../features/posts/components/story-ring.tsx';
import { storiesTexts } from '../../../features/posts/stories.texts.generated.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import classes from './stories-row.module.css';

const loadShow = () => import('./story-show.tsx').then((module) => module.StoryShow);

/** Whose stories there are, at the top of a fan's home; nothing where there are none. */
export function StoriesRow() {
  const t = useTexts(storiesTexts);
  const { data } = useCall('GET /stories');
  // The order that was pressed in stays, however much is seen meanwhile.
  const [opened, setOpened] = useState<{ usernames: string[]; start: number } | null>(null);
  const creators = data?.creators ?? [];
  const close = () => setOpened(null);
  const open = (start: number) => setOpened({ usernames: creators.map(({ username }) => username), start });
  if (creators.length === 0 && !opened) return null;
  return (
    <section aria-label={t.stories}>
      <ul className={classes.row}>
        {creators.map(({ id, full_name: name, avatar, has_unseen: isNew }, place) => (
          <li key={id} className={classes.one}>
            <StoryRing name={name} isNew={isNew} onOpen={() => open(place)}>
              <Avatar name={name} src={avatar} size={60} />
            </StoryRing>
            <span className={classes.name} aria-hidden>
              {name}
            </span>
          </li>
        ))}
      </ul>
      {opened && <OnDemand load={loadShow} props={{ ...opened, onClose: close }} onFailed={close} />}
    </section>
  );
}
