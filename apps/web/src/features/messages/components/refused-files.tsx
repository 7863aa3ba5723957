import { useRef } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FilePreview } from '../../../ui/file-preview.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconX } from '../../../ui/icons/icons.generated.ts';
import { useGoneFocus } from '../../../ui/use-gone-focus.ts';
import { filesTexts } from '../files.texts.generated.ts';
import { refusedHint } from '../refused-hint.ts';
import type { Uploading } from '../uploads/upload-lines.ts';
import classes from './refused-files.module.css';

interface RefusedFilesProps {
  files: readonly Uploading[];
  onRemove: (key: string) => void;
  onRetry: (key: string) => void;
}

/** What was chosen and not taken, each with its reason: the message waits until it is taken away or there (P1058). */
export function RefusedFiles({ files, onRemove, onRetry }: RefusedFilesProps) {
  const t = useTexts(filesTexts);
  const place = useRef<HTMLDivElement>(null);
  useGoneFocus(place, files.length);
  return (
    <div ref={place}>
      {files.length > 0 && (
        <>
          <ul className={classes.files} aria-label={t.refused}>
            {files.map(({ key, file, refusal }) => (
              <li key={key} className={classes.file} data-testid="refused-file">
                <FilePreview file={file} className={classes.preview} />
                <div className={classes.words}>
                  <span className={classes.name}>{file.name}</span>
                  <span className={classes.why} role="alert">
                    {refusal?.why}
                  </span>
                  {refusal?.mayHelp && (
                    <Button variant="default" onClick={() => onRetry(key)}>
                      {t.tryAgain}
                    </Button>
                  )}
                </div>
                <IconButton label={t.removeFile({ name: file.name })} onClick={() => onRemove(key)}>
                  <IconX size={20} stroke={1.75} aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
          <p className={classes.hint}>{refusedHint(files, t)}</p>
        </>
      )}
    </div>
  );
}
