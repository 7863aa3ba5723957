import { useState } from 'react';
import { StoryViewer } from '../../../features/posts/components/story-viewer.tsx';
import { storiesTexts } from '../../../features/posts/stories.texts.generated.ts';
import type { CreatorStories, Story } from '../../../features/posts/stories.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconDots } from '../../../ui/icons/icons.generated.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';

const loadReport = () =>
  import('../../../features/moderation/components/report-dialog.tsx').then((module) => module.ReportDialog);

interface StoryShowProps {
  usernames: readonly string[];
  start: number;
  onClose: () => void;
}

/** Stories with the way to report one, which comes from moderation's side. */
export function StoryShow({ usernames, start, onClose }: StoryShowProps) {
  const t = useTexts(storiesTexts);
  const { user } = useSession();
  const [reported, setReported] = useState<{ story: Story; creator: CreatorStories['creator'] } | null>(null);
  const endReport = () => setReported(null);
  return (
    <>
      <StoryViewer
        usernames={usernames}
        start={start}
        isCovered={reported !== null}
        menuOf={(story, creator) =>
          // Who reports is signed in.
          user &&
          user.id !== creator.id && (
            <IconButton
              label={t.report}
              aria-haspopup="dialog"
              onClick={() => setReported({ story, creator })}
            >
              <IconDots size={22} stroke={1.75} aria-hidden />
            </IconButton>
          )
        }
        onClose={onClose}
      />
      {reported && (
        <OnDemand
          load={loadReport}
          props={{
            thing: {
              type: 'post',
              id: reported.story.id,
              owner: { id: reported.creator.id, name: reported.creator.full_name },
            },
            title: t.report,
            onClose: endReport,
          }}
          onFailed={endReport}
        />
      )}
    </>
  );
}
