import { useTexts } from '../../../lib/texts.ts';
import { formatBytes } from '../../../lib/transfer-speed.ts';
import type { UploadProgress } from '../../../lib/upload-progress.ts';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { type VerificationTexts, verificationTexts } from '../verification.texts.generated.ts';
import classes from './submission-progress.module.css';

interface SubmissionProgressProps {
  progress: UploadProgress | null;
  onCancel: () => void;
}

/** How far the documents are, in real bytes, and the way out of it. */
export function SubmissionProgress({ progress, onCancel }: SubmissionProgressProps) {
  const t = useTexts(verificationTexts);
  return (
    <div className={classes.progress} data-testid="submission-progress">
      <strong>{t.submitting}</strong>
      <ProgressBar percent={progress?.percent ?? 0} label={t.upload} />
      <p className="money" role="status">
        {progressWords(progress, t)}
      </p>
      <Button variant="default" onClick={onCancel}>
        {t.cancelUpload}
      </Button>
    </div>
  );
}

function progressWords(progress: UploadProgress | null, t: VerificationTexts): string {
  if (!progress) return t.preparing;
  if (progress.isProcessing) return t.checking;
  const { percent, sentBytes, totalBytes } = progress;
  return t.progress({ percent, sent: formatBytes(sentBytes), total: formatBytes(totalBytes) });
}
