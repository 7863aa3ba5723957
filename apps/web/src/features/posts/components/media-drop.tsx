import { POST_FILES, UPLOAD } from '@likha/contract/limits';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { mediaFileTexts } from '../../../lib/media-file.texts.generated.ts';
import { MEGABYTE } from '../../../lib/media-file.ts';
import { useTexts } from '../../../lib/texts.ts';
import { IconPhotoPlus } from '../../../ui/icons/icons.generated.ts';
import { mediaFilesProblem } from '../new-post.ts';
import { writingTexts } from '../writing.texts.generated.ts';
import { ChosenFiles } from './chosen-files.tsx';
import classes from './media-drop.module.css';

interface MediaDropProps {
  files: File[];
  error: ReactNode;
  isDisabled: boolean;
  /** What is chosen now; where what was added cannot be posted, as it was, and why. */
  onChange: (files: File[], problem: string | null) => void;
}

const ACCEPTED = [...UPLOAD.imageTypes, ...UPLOAD.videoTypes].join(',');

/** Photos and a video, dropped here or chosen; shown before they are sent, in the order in which fans will see them. */
export function MediaDrop({ files, error, isDisabled, onChange }: MediaDropProps) {
  const t = useTexts(writingTexts);
  const fileTexts = useTexts(mediaFileTexts);
  const id = useId();
  const [isOver, setIsOver] = useState(false);

  function add(chosen: FileList | null) {
    if (!chosen?.length) return;
    const together = [...files, ...chosen];
    const problem = mediaFilesProblem(together, t, fileTexts);
    onChange(problem ? files : together, problem);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    if (!isDisabled) add(event.dataTransfer.files);
  }

  return (
    <div className={classes.media}>
      {files.length > 0 && (
        <ChosenFiles
          files={files}
          isDisabled={isDisabled}
          errorId={error ? id : undefined}
          onChange={(rest) => onChange(rest, null)}
        />
      )}
      {files.length < POST_FILES && (
        <label
          className={classes.drop}
          data-over={isOver}
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
        >
          <input
            type="file"
            multiple
            accept={ACCEPTED}
            disabled={isDisabled}
            className={classes.fileInput}
            aria-describedby={error ? id : undefined}
            aria-invalid={error ? true : undefined}
            data-path={files.length === 0 ? 'files' : undefined}
            data-testid="media-input"
            onChange={(event) => {
              add(event.currentTarget.files);
              // So that the same file can be chosen again after it was removed.
              event.currentTarget.value = '';
            }}
          />
          <IconPhotoPlus size={32} stroke={1.5} aria-hidden />
          <span>
            <strong>{files.length > 0 ? t.addMore : t.addMedia}</strong>
            <span className={classes.hint}>
              {t.dropHere({
                count: POST_FILES,
                imageMb: UPLOAD.imageBytes / MEGABYTE,
                videoMb: UPLOAD.videoBytes / MEGABYTE,
              })}
            </span>
          </span>
        </label>
      )}
      {error && (
        <p id={id} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
