import { useTexts } from '../../lib/texts.ts';
import { controlsTexts } from '../controls.texts.generated.ts';
import { IconPhotoOff } from '../icons/icons.generated.ts';
import classes from './failed-media.module.css';
import { playerTexts } from './player.texts.generated.ts';

/** Shown where a picture or video could not be loaded. */
export function FailedMedia({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(controlsTexts);
  const player = useTexts(playerTexts);
  return (
    <div className={classes.failed} data-failed>
      <IconPhotoOff size={28} stroke={1.5} aria-hidden />
      <p>{player.mediaFailed}</p>
      <button type="button" className={classes.retry} onClick={onRetry}>
        {t.tryAgain}
      </button>
    </div>
  );
}
