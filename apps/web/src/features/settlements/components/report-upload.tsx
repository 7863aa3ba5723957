import { useTexts } from '../../../lib/texts.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useImport } from '../api/use-settlements.ts';
import { settlementsTexts } from '../settlements.texts.generated.ts';
import classes from './report-upload.module.css';

/** Where a report goes in; why one was refused stays until the next. */
export function ReportUpload() {
  const t = useTexts(settlementsTexts);
  const { take, isPending, progress, problem } = useImport();
  return (
    <Card as="section" className={classes.box} aria-label={t.uploadTitle}>
      <h2>{t.uploadTitle}</h2>
      <p className="dim">{t.uploadHint}</p>
      <label className={`${buttonClass({ variant: 'default' })} ${classes.choose}`}>
        <input
          type="file"
          accept=".csv,text/csv"
          className="visually-hidden"
          disabled={isPending}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file) take(file);
            // So that the same file can be chosen again.
            event.currentTarget.value = '';
          }}
        />
        {isPending ? t.uploading : t.choose}
      </label>
      <p role="status" className="dim">
        {progress && (progress.isProcessing ? t.reading : t.sent({ percent: progress.percent }))}
      </p>
      {problem && (
        <Notice tone="warn" actions={problem.file && <Again file={problem.file} take={take} />}>
          <strong>{problem.title}</strong>
          <p>{problem.text}</p>
        </Notice>
      )}
    </Card>
  );
}

/** Sends the same file once more, which is taken only once. */
function Again({ file, take }: { file: File; take: (file: File) => void }) {
  const t = useTexts(settlementsTexts);
  return <Button onClick={() => take(file)}>{t.sendAgain({ file: file.name })}</Button>;
}
