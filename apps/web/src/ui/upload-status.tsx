import { useTexts } from '../lib/texts.ts';
import { formatBytes } from '../lib/transfer-speed.ts';
import type { UploadProgress } from '../lib/upload-progress.ts';
import { Button } from './button.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { type UploadTexts, uploadTexts } from './upload.texts.generated.ts';
import classes from './upload-status.module.css';

/** How far the upload is, in real bytes, and the way out of it. */
export function UploadStatus({
  progress,
  onCancel,
}: {
  progress: UploadProgress | null;
  onCancel: () => void;
}) {
  const t = useTexts(uploadTexts);
  const percent = progress?.percent ?? 0;
  return (
    <div className={classes.status} data-testid="upload-status">
      <ProgressBar percent={percent} label={t.upload} />
      <div className={classes.row}>
        <p className={`money ${classes.words}`} role="status">
          {statusWords(progress, t)}
        </p>
        <Button variant="default" onClick={onCancel}>
          {t.cancelUpload}
        </Button>
      </div>
    </div>
  );
}

function statusWords(progress: UploadProgress | null, t: UploadTexts): string {
  if (!progress) return t.preparing;
  if (progress.isProcessing) return t.processing;
  const { percent, sentBytes, totalBytes, bytesPerSecond, isWaiting } = progress;
  if (isWaiting) return t.waiting({ sent: formatBytes(sentBytes), total: formatBytes(totalBytes) });
  return t.progress({
    percent,
    sent: formatBytes(sentBytes),
    total: formatBytes(totalBytes),
    speed: formatBytes(bytesPerSecond),
  });
}
