import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { filesTexts } from '../files.texts.generated.ts';
import type { Message } from '../kept-messages.ts';
import classes from './file-grid.module.css';
import { MessageFile } from './message-file.tsx';
import { SpokenFile } from './spoken-file.tsx';

const loadDialog = () => import('./files-dialog.tsx').then((module) => module.FilesDialog);

interface FileGridProps {
  files: Message['files'];
  /** Who sent them. */
  name: string;
  isLocked: boolean;
}

/** Photos and videos small, side by side, and large when they are pressed; locked ones are not. Voice notes below them. */
export function FileGrid({ files, name, isLocked }: FileGridProps) {
  const t = useTexts(filesTexts);
  const [openAt, setOpenAt] = useState<number | null>(null);
  const close = () => setOpenAt(null);
  const seen = files.filter(({ kind }) => kind !== 'voice');
  const spoken = files.filter(({ kind }) => kind === 'voice');
  return (
    <>
      {seen.length > 0 && (
        <div className={classes.grid} data-one={seen.length === 1 || undefined}>
          {seen.map((file, at) => (
            <MessageFile
              key={file.file_key}
              file={file}
              label={t.openFile({ at: at + 1, of: seen.length })}
              onOpen={isLocked ? null : () => setOpenAt(at)}
            />
          ))}
        </div>
      )}
      {spoken.map((file) => (
        <SpokenFile key={file.file_key} file={file} />
      ))}
      {openAt !== null && (
        <OnDemand
          load={loadDialog}
          props={{ files: seen, start: openAt, name, onClose: close }}
          onFailed={close}
        />
      )}
    </>
  );
}
