import { phonePhotosTexts } from '../lib/phone-photos/phone-photos.texts.generated.ts';
import type { ShrinkProgress } from '../lib/phone-photos/use-shrink.ts';
import { useTexts } from '../lib/texts.ts';
import { ProgressBar } from './progress-bar.tsx';
import classes from './shrink-status.module.css';

/** Which photo is being made smaller, once that takes long enough to be asked about. */
export function ShrinkStatus({ progress }: { progress: ShrinkProgress | null }) {
  const t = useTexts(phonePhotosTexts);
  if (!progress) return null;
  const words = t.shrinking({ ...progress });
  return (
    <div className={classes.status} data-testid="shrink-status">
      <ProgressBar percent={((progress.at - 1) / progress.of) * 100} label={words} />
      <p className="dim" role="status">
        {words}
      </p>
    </div>
  );
}
