import { POST_FILES, UPLOAD } from '@likha/contract/limits';
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { mediaFileTexts } from '../../../lib/media-file.texts.generated.ts';
import { MEGABYTE } from '../../../lib/media-file.ts';
import type { useShrink } from '../../../lib/phone-photos/use-shrink.ts';
import { takeSharedFiles, wereSharedFilesLost } from '../../../lib/shared-files.ts';
import { useTexts } from '../../../lib/texts.ts';
import { IconPhotoPlus } from '../../../ui/icons/icons.generated.ts';
import { ShrinkStatus } from '../../../ui/shrink-status.tsx';
import { useAcceptedTypes } from '../../../ui/use-accepted-types.ts';
import { createChoice } from '../fitting-files.ts';
import { writingTexts } from '../writing.texts.generated.ts';
import { ChosenFiles } from './chosen-files.tsx';
import classes from './media-drop.module.css';

interface MediaDropProps {
  files: File[];
  /** One and no more, where a post may have many. */
  isSingle?: boolean;
  /** Begins with what was shared to Likha from elsewhere on the device. */
  takesShared?: boolean;
  error: ReactNode;
  isDisabled: boolean;
  /** Makes photos smaller before they are part of the post. */
  shrinking: ReturnType<typeof useShrink>;
  /** What is chosen now; and which of what was added cannot be posted, and why. */
  onChange: (files: File[], problem: string | null) => void;
}

const TYPES = [...UPLOAD.imageTypes, ...UPLOAD.videoTypes];

/** Photos and a video, dropped here or chosen; shown before they are sent, in the order in which fans will see them. */
export function MediaDrop({
  files,
  isSingle = false,
  takesShared = false,
  error,
  isDisabled,
  shrinking,
  onChange,
}: MediaDropProps) {
  const t = useTexts(writingTexts);
  const fileTexts = useTexts(mediaFileTexts);
  const accepted = useAcceptedTypes(TYPES);
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  /** Not an error of the form's: files that come back of a draft would take it away, and nothing keeps anybody from posting. */
  const [areLost, setAreLost] = useState(false);
  // What was chosen while photos were made smaller, or came back of a draft, stays.
  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
  }, [files]);

  async function add(chosen: readonly File[]) {
    if (chosen.length === 0) return;
    setAreLost(false);
    const choice = createChoice(() => latest.current, chosen.length, { t, fileTexts, isSingle });
    if (!(await shrinking.shrink(chosen, choice.visit))) return;
    const { files: together, problem } = choice.end();
    onChange(together, problem);
  }
  const addShared = useEffectEvent((shared: File[]) => {
    setAreLost(wereSharedFilesLost());
    void add(shared);
  });
  useEffect(() => {
    if (takesShared) void takeSharedFiles().then((shared) => addShared(shared));
  }, [takesShared]);
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    if (!isDisabled) void add([...event.dataTransfer.files]);
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
      {files.length < (isSingle ? 1 : POST_FILES) && (
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
            multiple={!isSingle}
            accept={accepted}
            disabled={isDisabled}
            className={classes.fileInput}
            aria-describedby={error ? id : undefined}
            aria-invalid={error ? true : undefined}
            data-path={files.length === 0 ? 'files' : undefined}
            data-testid="media-input"
            onChange={(event) => {
              void add([...(event.currentTarget.files ?? [])]);
              // So that the same file can be chosen again after it was removed.
              event.currentTarget.value = '';
            }}
          />
          <IconPhotoPlus size={32} stroke={1.5} aria-hidden />
          <span>
            <strong>{isSingle ? t.addOne : files.length > 0 ? t.addMore : t.addMedia}</strong>
            <span className={classes.hint}>
              {isSingle
                ? t.dropOne({ videoMb: UPLOAD.videoBytes / MEGABYTE })
                : t.dropHere({ count: POST_FILES, videoMb: UPLOAD.videoBytes / MEGABYTE })}
            </span>
          </span>
        </label>
      )}
      {areLost && (
        <p className={classes.error} role="alert">
          {t.sharedLost}
        </p>
      )}
      <ShrinkStatus progress={shrinking.progress} />
      {error && !shrinking.isShrinking && (
        <p id={id} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
