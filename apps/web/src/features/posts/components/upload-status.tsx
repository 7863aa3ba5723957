import { formatBytes } from '../../../lib/transfer-speed.ts';
import type { UploadProgress } from '../../../lib/upload.ts';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import classes from './upload-status.module.css';

/** How far the upload is, in real bytes, and the way out of it. */
export function UploadStatus({
  progress,
  onCancel,
}: {
  progress: UploadProgress | null;
  onCancel: () => void;
}) {
  const percent = progress?.percent ?? 0;
  return (
    <div className={classes.status} data-testid="upload-status">
      <ProgressBar percent={percent} label="Upload" />
      <div className={classes.row}>
        <p className="money" role="status">
          {statusWords(progress)}
        </p>
        <Button variant="default" onClick={onCancel}>
          Cancel upload
        </Button>
      </div>
    </div>
  );
}

function statusWords(progress: UploadProgress | null): string {
  if (!progress) return 'Preparing…';
  if (progress.isProcessing) return '100% · Preparing your post…';
  const { percent, sentBytes, totalBytes, bytesPerSecond } = progress;
  return `${percent}% · ${formatBytes(sentBytes)} of ${formatBytes(totalBytes)} · ${formatBytes(bytesPerSecond)}/s`;
}
