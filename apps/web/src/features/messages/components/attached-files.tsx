import { useTexts } from '../../../lib/texts.ts';
import { FilePreview } from '../../../ui/file-preview.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconX } from '../../../ui/icons/icons.generated.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { filesTexts } from '../files.texts.generated.ts';
import type { SentFile } from '../outbox/outbox-store.ts';
import type { Uploading } from '../uploads/upload-lines.ts';
import classes from './attached-files.module.css';
import { MessageFile } from './message-file.tsx';
import { RefusedFiles } from './refused-files.tsx';
import { SpokenFile } from './spoken-file.tsx';

interface AttachedFilesProps {
  files: readonly SentFile[];
  uploading: readonly Uploading[];
  onRemove: (fileKey: string) => void;
  onCancel: (key: string) => void;
  onRetry: (key: string) => void;
}

/** What will be sent with the message, what is still on its way to us, and what was not taken. */
export function AttachedFiles({ files, uploading, onRemove, onCancel, onRetry }: AttachedFilesProps) {
  const onWay = uploading.filter(({ refusal }) => !refusal);
  const refused = uploading.filter(({ refusal }) => refusal);
  return (
    <>
      {files.length + onWay.length > 0 && (
        <ComingFiles files={files} onWay={onWay} onRemove={onRemove} onCancel={onCancel} />
      )}
      <RefusedFiles files={refused} onRemove={onCancel} onRetry={onRetry} />
    </>
  );
}

type ComingFilesProps = Pick<AttachedFilesProps, 'files' | 'onRemove' | 'onCancel'> & {
  onWay: readonly Uploading[];
};

function ComingFiles({ files, onWay, onRemove, onCancel }: ComingFilesProps) {
  const t = useTexts(filesTexts);
  return (
    <>
      <ul className={classes.files} aria-label={t.chosen} data-testid="attached-files">
        {files.map((file, at) => (
          <li key={file.file_key} className={classes.file} data-kind={file.kind} data-testid="attached-file">
            {file.kind === 'voice' ? (
              <SpokenFile file={file} />
            ) : (
              <MessageFile file={file} label="" onOpen={null} />
            )}
            <RemoveButton
              label={t.removeFile({ name: t.fileAt({ at: at + 1 }) })}
              onClick={() => onRemove(file.file_key)}
            />
          </li>
        ))}
        {onWay.map(({ key, file, percent }) => (
          <li key={key} className={classes.file}>
            <FilePreview file={file} className={classes.preview} />
            <div className={classes.progress}>
              <ProgressBar percent={percent} label={t.uploadOf({ name: file.name })} />
            </div>
            <RemoveButton label={t.removeFile({ name: file.name })} onClick={() => onCancel(key)} />
          </li>
        ))}
      </ul>
      {onWay.some(({ isWaiting }) => isWaiting) && (
        <p className={classes.waiting} role="status">
          {t.waiting}
        </p>
      )}
    </>
  );
}

function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <IconButton label={label} className={classes.remove ?? ''} onClick={onClick}>
      <IconX size={18} stroke={2} aria-hidden />
    </IconButton>
  );
}
