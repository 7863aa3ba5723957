import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconLock } from '../../../ui/icons/icons.generated.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useSeeStory } from '../api/use-see-story.ts';
import { storiesTexts } from '../stories.texts.generated.ts';
import { type CreatorStories, firstPlace, type Story } from '../stories.ts';
import { StoryStage } from './story-stage.tsx';
import classes from './story-viewer.module.css';

interface StoryViewerProps {
  /** Whose stories, one creator after the other. */
  usernames: readonly string[];
  start: number;
  /** What else is done with a story, beside the pause. */
  menuOf: (story: Story, creator: CreatorStories['creator']) => ReactNode;
  /** Something lies over it. */
  isCovered: boolean;
  onClose: () => void;
}

/** Stories, full screen: one after the other, and then the next creator's (P416). */
export function StoryViewer({ usernames, start, menuOf, isCovered, onClose }: StoryViewerProps) {
  const t = useTexts(storiesTexts);
  const [creatorPlace, setCreatorPlace] = useState(start);
  const username = usernames[creatorPlace] ?? '';
  const query = useCall('GET /stories/{username}', { params: { username } }, { staleTime: 0 });
  const goTo = (place: number) => (place in usernames ? setCreatorPlace(place) : onClose());
  return (
    <Dialog size="screen" title={query.data?.creator.full_name ?? t.stories} onClose={onClose}>
      <Loaded query={query} loading={<Spinner />} failedTitle={t.failed}>
        {(answer) =>
          answer.stories.length > 0 ? (
            <Stories
              key={username}
              answer={answer}
              refetch={query.refetch}
              isCovered={isCovered}
              menuOf={menuOf}
              onEnd={(step) => (step < 0 && creatorPlace === 0 ? undefined : goTo(creatorPlace + step))}
              onClose={onClose}
            />
          ) : (
            <Nothing answer={answer} />
          )
        }
      </Loaded>
    </Dialog>
  );
}

interface StoriesProps {
  answer: CreatorStories;
  refetch: () => Promise<{ data: CreatorStories | undefined }>;
  isCovered: boolean;
  menuOf: StoryViewerProps['menuOf'];
  onEnd: (step: 1 | -1) => void;
  onClose: () => void;
}

/** Of one creator. What is seen while they are open changes nothing of their order. */
function Stories({ answer, refetch, isCovered, menuOf, onEnd, onClose }: StoriesProps) {
  const t = useTexts(storiesTexts);
  const { creator, stories } = answer;
  const [chosen, setPlace] = useState(() => firstPlace(stories));
  // One may have ended meanwhile.
  const place = Math.min(chosen, stories.length - 1);
  const story = stories[place];
  const see = useSeeStory();
  const isKnown = useSession().user !== null;
  const id = story?.id;
  const isSeen = story?.is_seen;
  useEffect(() => {
    // A guest is nobody whom its creator could be told of.
    if (id && isSeen === false && isKnown) see(id);
  }, [id, isSeen, isKnown, see]);
  const go = (step: 1 | -1) => (place + step in stories ? setPlace(place + step) : onEnd(step));
  const renew = useCallback(async () => {
    const fresh = (await refetch()).data?.stories.find((each) => each.id === id);
    return fresh?.media_url ? { url: fresh.media_url, expiresInSeconds: 60 } : null;
  }, [refetch, id]);
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (isCovered) return;
    if (key === 'ArrowRight') go(1);
    if (key === 'ArrowLeft') go(-1);
  });
  // Wherever the focus is: it begins at what closes.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  if (!story) return null;
  return (
    <div className={classes.viewer}>
      <p className="visually-hidden" aria-live="polite">
        {t.by({ name: creator.full_name })}, {t.place({ place: place + 1, count: stories.length })}
      </p>
      <StoryStage
        key={story.id}
        story={story}
        name={creator.full_name}
        place={place}
        count={stories.length}
        isCovered={isCovered}
        renew={renew}
        menu={menuOf(story, creator)}
        onStep={go}
        onClose={onClose}
      />
    </div>
  );
}

/** Nothing is open to the viewer: what to do about it, in words. */
function Nothing({ answer: { creator, locked } }: { answer: CreatorStories }) {
  const t = useTexts(storiesTexts);
  const name = creator.full_name;
  const isForFollowers = locked.includes('followers');
  return (
    <div className={classes.nothing}>
      {locked.length > 0 && <IconLock size={32} stroke={1.75} aria-hidden />}
      <p>
        {locked.length === 0
          ? t.none
          : isForFollowers
            ? t.lockedFollowers({ name })
            : t.lockedSubscribers({ name })}
      </p>
    </div>
  );
}
