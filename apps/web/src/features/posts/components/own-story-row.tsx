import { useState } from 'react';
import { detailOf } from '../../../lib/api-error.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { IconEye, IconFileText, IconTrash } from '../../../ui/icons/icons.generated.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { audienceWords } from '../audience-words.ts';
import { type OwnStoriesTexts, ownStoriesTexts } from '../own-stories.texts.generated.ts';
import type { OwnStory } from '../stories.ts';
import classes from './own-story-row.module.css';
import { StoryViewersDialog } from './story-viewers-dialog.tsx';

/** One of a creator's own stories: until when it is there, whom it is for, who saw it. */
export function OwnStoryRow({ story }: { story: OwnStory }) {
  const t = useTexts(ownStoriesTexts);
  const language = useLanguage();
  const [opened, setOpened] = useState<'viewers' | 'delete' | null>(null);
  const close = () => setOpened(null);
  const { media, thumbnail_url: url } = story;
  return (
    <Card as="li" size="sm" className={classes.row} data-testid="own-story">
      <div className={classes.thumb}>
        {media && url ? (
          <Picture
            url={url}
            identity={`own-${story.id}`}
            alt=""
            width={media.width}
            height={media.height}
            thumbhash={media.thumbhash}
            sizes="72px"
          />
        ) : (
          <IconFileText size={28} stroke={1.5} aria-hidden />
        )}
      </div>
      <div className={classes.words}>
        <h3>{story.text || t.untitled}</h3>
        <p className="dim">{stateWords(story, t, (iso) => dateAndTime(iso, language))}</p>
        <p className="dim">{audienceWords(story.audience, t)}</p>
      </div>
      <div className={classes.actions}>
        {(story.state === 'current' || story.state === 'expired') && (
          <Button
            variant="subtle"
            leftSection={<IconEye size={18} stroke={1.75} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setOpened('viewers')}
          >
            {t.seenBy({ count: story.views_count })}
          </Button>
        )}
        <Button
          variant="subtle"
          leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setOpened('delete')}
        >
          {t.delete}
        </Button>
      </div>
      {opened === 'viewers' && <StoryViewersDialog story={story} onClose={close} />}
      {opened === 'delete' && <DeleteStoryDialog story={story} onClose={close} />}
    </Card>
  );
}

function stateWords(
  { state, expires_at: end, created_at: begin }: OwnStory,
  t: OwnStoriesTexts,
  say: (iso: string) => string,
): string {
  if (state === 'current' && end) return t.current({ when: say(end) });
  if (state === 'processing') return t.processing;
  if (state === 'failed') return t.failedVideo;
  return state === 'in_review' ? t.inReview : t.expired({ when: say(begin) });
}

function DeleteStoryDialog({ story, onClose }: { story: OwnStory; onClose: () => void }) {
  const t = useTexts(ownStoriesTexts);
  const remove = useAction('DELETE /content/{id}', {
    invalidates: ['GET /content/mine/stories', 'GET /stories/{username}'],
    // It may have been deleted in another tab.
    invalidatesOnError: ['GET /content/mine/stories'],
    onSuccess: () => notify({ title: t.deleted }),
    onError: (error) => notify({ tone: 'bad', title: t.notDeleted, text: detailOf(error, t.tryAgain) }),
  });
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={t.deleteTitle}
      confirmLabel={t.delete}
      busyLabel={t.deleting}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: story.id } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{t.deleteText}</p>
    </ConfirmDialog>
  );
}
