import { IconPhotoOff } from '@tabler/icons-react';
import classes from './failed-media.module.css';

/** Shown where a picture or video could not be loaded. */
export function FailedMedia({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={classes.failed}>
      <IconPhotoOff size={28} stroke={1.5} aria-hidden />
      <p>Failed to load media</p>
      <button type="button" className={classes.retry} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
