import { UPLOAD } from '@likha/contract/limits';
import { IconPhotoPlus, IconX } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { formatBytes } from '../../../lib/transfer-speed.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MEGABYTE, mediaFileProblem } from '../new-post.ts';
import { writingTexts } from '../writing.texts.generated.ts';
import classes from './media-drop.module.css';

interface MediaDropProps {
  file: File | null;
  error: ReactNode;
  isDisabled: boolean;
  onChange: (file: File | null, problem: string | null) => void;
}

const ACCEPTED = [...UPLOAD.imageTypes, ...UPLOAD.videoTypes].join(',');

/** A photo or video, dropped here or chosen; shown before it is sent. */
export function MediaDrop({ file, error, isDisabled, onChange }: MediaDropProps) {
  const t = useTexts(writingTexts);
  const id = useId();
  const [isOver, setIsOver] = useState(false);

  function take(chosen: File | undefined) {
    if (!chosen) return;
    const problem = mediaFileProblem(chosen, t);
    onChange(problem ? null : chosen, problem);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    if (!isDisabled) take(event.dataTransfer.files[0]);
  }

  const problem = error && (
    <p id={id} className={classes.error}>
      {error}
    </p>
  );
  if (file)
    return (
      <div>
        <ChosenFile
          file={file}
          isDisabled={isDisabled}
          errorId={error ? id : undefined}
          onRemove={() => onChange(null, null)}
        />
        {problem}
      </div>
    );
  return (
    <div>
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
          accept={ACCEPTED}
          disabled={isDisabled}
          className={classes.fileInput}
          aria-describedby={error ? id : undefined}
          aria-invalid={error ? true : undefined}
          data-path="file"
          data-testid="media-input"
          onChange={(event) => take(event.currentTarget.files?.[0])}
        />
        <IconPhotoPlus size={32} stroke={1.5} aria-hidden />
        <span>
          <strong>{t.addMedia}</strong>
          <span className={classes.hint}>
            {t.dropHere({ imageMb: UPLOAD.imageBytes / MEGABYTE, videoMb: UPLOAD.videoBytes / MEGABYTE })}
          </span>
        </span>
      </label>
      {problem}
    </div>
  );
}

function ChosenFile({
  file,
  isDisabled,
  errorId,
  onRemove,
}: {
  file: File;
  isDisabled: boolean;
  errorId: string | undefined;
  onRemove: () => void;
}) {
  const t = useTexts(writingTexts);
  const address = useObjectUrl(file);
  return (
    <div className={classes.chosen}>
      {file.type.startsWith('video/') ? (
        // biome-ignore lint/a11y/useMediaCaption: the creator's own file, before it is sent
        <video src={address} controls className={classes.preview} aria-label={t.chosenVideo} />
      ) : (
        <img src={address} alt={t.chosenFile} className={classes.preview} />
      )}
      <div className={classes.chosenBar}>
        <span className={classes.fileName}>{file.name}</span>
        <span className="dim money">{formatBytes(file.size)}</span>
        <IconButton
          label={t.removeFile}
          disabled={isDisabled}
          onClick={onRemove}
          aria-describedby={errorId}
          data-path="file"
        >
          <IconX size={20} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}

function useObjectUrl(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const fresh = URL.createObjectURL(file);
    setAddress(fresh);
    return () => URL.revokeObjectURL(fresh);
  }, [file]);
  return address;
}
