import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { formatBytes } from '../../../lib/transfer-speed.ts';
import { FilePreview } from '../../../ui/file-preview.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconChevronLeft, IconX } from '../../../ui/icons/icons.generated.ts';
import { writingTexts } from '../writing.texts.generated.ts';
import classes from './chosen-files.module.css';

interface ChosenFilesProps {
  files: File[];
  isDisabled: boolean;
  /** Of what is wrong with them. */
  errorId: string | undefined;
  onChange: (files: File[]) => void;
}

/** The files of a post before it is sent, in order: each can be moved forward and removed. */
export function ChosenFiles({ files, isDisabled, errorId, onChange }: ChosenFilesProps) {
  const t = useTexts(writingTexts);
  const keys = useKeys(files);
  const without = (place: number) => files.filter((_, index) => index !== place);
  return (
    <ol className={classes.files} aria-label={t.chosenFiles}>
      {files.map((file, place) => (
        <li key={keys(file)} className={classes.file}>
          <FilePreview file={file} className={classes.preview} />
          <span className={classes.name}>{file.name}</span>
          <span className={`dim money ${classes.size}`}>{formatBytes(file.size)}</span>
          <div className={classes.acts}>
            {place > 0 && (
              <IconButton
                label={t.moveForward({ name: file.name })}
                disabled={isDisabled}
                onClick={() => onChange(without(place).toSpliced(place - 1, 0, file))}
              >
                <IconChevronLeft size={20} stroke={1.75} aria-hidden />
              </IconButton>
            )}
            <IconButton
              label={t.removeFile({ name: file.name })}
              disabled={isDisabled}
              onClick={() => onChange(without(place))}
              aria-describedby={errorId}
              data-path={place === 0 ? 'files' : undefined}
            >
              <IconX size={20} stroke={1.75} aria-hidden />
            </IconButton>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A key for each file, the same wherever it is moved: two files may have one name. */
function useKeys(files: File[]): (file: File) => number {
  const [known] = useState(() => new Map<File, number>());
  for (const file of files) if (!known.has(file)) known.set(file, known.size);
  return (file) => known.get(file) ?? 0;
}
