import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { AttachButtons } from '../components/attach-buttons.tsx';
import { AttachedFiles } from '../components/attached-files.tsx';
import type { useUploads } from '../components/use-uploads.ts';
import classes from './broadcast-files.module.css';
import { broadcastFormTexts } from './broadcast-form.texts.generated.ts';
import type { NewBroadcast } from './new-broadcast.ts';

interface BroadcastFilesProps {
  hint: string;
  files: NewBroadcast['files'];
  price: number | null;
  uploads: ReturnType<typeof useUploads>;
  error: ReactNode;
  onFiles: (files: NewBroadcast['files']) => void;
  /** Somebody wants to set the price. */
  onAsk: () => void;
}

/** The files of a message to many and what is asked for them, as in a conversation. */
export function BroadcastFiles({ hint, files, price, uploads, error, onFiles, onAsk }: BroadcastFilesProps) {
  const t = useTexts(broadcastFormTexts);
  const problem = uploads.problem ?? error;
  return (
    <fieldset className={classes.files}>
      <legend>{t.filesAndPrice}</legend>
      <p className="dim">{hint}</p>
      <AttachedFiles
        files={files}
        uploading={uploads.uploading}
        onRemove={(key) => onFiles(files.filter(({ file_key }) => file_key !== key))}
        onCancel={uploads.cancel}
      />
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={classes.buttons}>
        <AttachButtons mayAsk={files.length > 0} price={price} uploads={uploads} onAsk={onAsk} />
      </div>
    </fieldset>
  );
}
