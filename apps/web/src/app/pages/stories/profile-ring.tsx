import { useState } from 'react';
import { StoryRing } from '../../../features/posts/components/story-ring.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';

const loadShow = () => import('./story-show.tsx').then((module) => module.StoryShow);

/** Round the avatar of a creator with stories. */
export function ProfileRing({ username }: { username: string }) {
  const { data } = useCall('GET /stories/{username}', { params: { username } });
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  if (!data || data.stories.length + data.locked.length === 0) return null;
  const name = data.creator.full_name;
  const isNew = data.stories.some(({ is_seen: isSeen }) => !isSeen);
  return (
    <>
      <StoryRing name={name} isNew={isNew} onOpen={() => setIsOpen(true)} />
      {isOpen && (
        <OnDemand
          load={loadShow}
          props={{ usernames: [username], start: 0, onClose: close }}
          onFailed={close}
        />
      )}
    </>
  );
}
