import type { Post } from '../../../lib/api-types.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconAlertTriangle, IconMovie } from '../../../ui/icons/icons.generated.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { useRemovePost } from '../api/use-remove-post.ts';
import { useRetryVideo } from '../api/use-retry-video.ts';
import { failuresTexts } from '../failures.texts.generated.ts';
import { videoTexts } from '../video.texts.generated.ts';
import classes from './video-state.module.css';

/** A video that cannot be played yet, or not at all; its creator sees how far it is or why, and what to do. */
export function VideoState({ post }: { post: Post }) {
  const t = useTexts(videoTexts);
  if (post.media?.state === 'failed') return <FailedVideo post={post} />;
  const progress = post.media?.progress ?? null;
  return (
    <div className={classes.state} data-testid="video-processing">
      <IconMovie size={28} stroke={1.5} aria-hidden />
      <p role="status">{progress === null ? t.processing : t.processingOwn({ percent: progress })}</p>
      {progress !== null && (
        <div className={classes.bar}>
          <ProgressBar percent={progress} label={t.processed} />
        </div>
      )}
    </div>
  );
}

function FailedVideo({ post }: { post: Post }) {
  const t = useTexts(videoTexts);
  const language = useLanguage();
  const retry = useRetryVideo();
  const remove = useRemovePost();
  const reason = post.media?.failure;
  const isBusy = retry.isPending || remove.isPending;
  return (
    <div className={classes.state} data-testid="video-failed">
      <IconAlertTriangle size={28} stroke={1.5} aria-hidden />
      <p role="status">{reason ? failuresTexts[language][reason] : t.cannotPlay}</p>
      {reason && (
        <div className={classes.actions}>
          <Button
            variant="default"
            loading={retry.isPending}
            disabled={isBusy}
            onClick={() => retry.mutate({ params: { id: post.id } })}
          >
            {t.tryAgain}
          </Button>
          <Button
            variant="subtle"
            loading={remove.isPending}
            disabled={isBusy}
            onClick={() => remove.mutate({ params: { id: post.id } })}
          >
            {t.removePost}
          </Button>
        </div>
      )}
    </div>
  );
}
