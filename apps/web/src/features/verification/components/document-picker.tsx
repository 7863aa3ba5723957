import { UPLOAD } from '@likha/contract/limits';
import { type ReactNode, useId } from 'react';
import { useShrink } from '../../../lib/phone-photos/use-shrink.ts';
import { useTexts } from '../../../lib/texts.ts';
import { formatBytes } from '../../../lib/transfer-speed.ts';
import { FilePreview } from '../../../ui/file-preview.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconCamera, IconPhotoPlus, IconX } from '../../../ui/icons/icons.generated.ts';
import { ShrinkStatus } from '../../../ui/shrink-status.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { useAcceptedTypes } from '../../../ui/use-accepted-types.ts';
import { documentProblem } from '../submission.ts';
import { verificationTexts } from '../verification.texts.generated.ts';
import classes from './document-picker.module.css';

interface DocumentPickerProps {
  name: 'id_photo' | 'selfie_with_id';
  label: string;
  hint: string;
  file: File | null;
  error: ReactNode;
  isDisabled: boolean;
  onChange: (file: File | null) => void;
  /** Why what was chosen is not taken. */
  onProblem: (words: string | null) => void;
}

/** One picture: chosen, or taken at once where there is a camera to hold; shown before it is sent. */
export function DocumentPicker({
  name,
  label,
  hint,
  file,
  error,
  isDisabled,
  onChange,
  onProblem,
}: DocumentPickerProps) {
  const t = useTexts(verificationTexts);
  const { shrink, isShrinking, progress } = useShrink();
  const id = useId();

  async function take(taken: File | undefined) {
    if (taken) await shrink([taken], async (_, small) => judge(taken.name, await small()));
  }

  function judge(name: string, chosen: File | null): void {
    const problem = chosen ? documentProblem(chosen, t) : { title: t.goneTitle, text: t.gone({ name }) };
    onProblem(problem?.text ?? null);
    if (problem) notify({ tone: 'bad', ...problem });
    else if (chosen) {
      onChange(chosen);
      notify({ tone: 'good', title: t.uploaded, text: t.uploadedText({ name: chosen.name }) });
    }
  }
  const input = {
    take: (taken: File | undefined) => void take(taken),
    isDisabled: isDisabled || isShrinking,
    describedBy: `${id}-hint${error ? ` ${id}-error` : ''}`,
    isWrong: Boolean(error),
  };
  return (
    <fieldset className={classes.document} data-testid={name}>
      <legend className={classes.label}>{label}</legend>
      <p id={`${id}-hint`} className="dim">
        {hint}
      </p>
      {file ? (
        <Chosen file={file} label={label} isDisabled={isDisabled} onRemove={() => onChange(null)} />
      ) : (
        <div className={classes.ways}>
          <Way {...input} words={t.chooseFile} icon={<IconPhotoPlus size={24} stroke={1.5} />} path={name} />
          <Way
            {...input}
            words={t.takePhoto}
            icon={<IconCamera size={24} stroke={1.5} />}
            capture={name === 'id_photo' ? 'environment' : 'user'}
          />
        </div>
      )}
      <ShrinkStatus progress={progress} />
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface WayProps {
  words: string;
  icon: ReactNode;
  /** Which camera a phone opens; a way without takes files. */
  capture?: 'environment' | 'user';
  /** The field of the form that it stands for. */
  path?: string;
  take: (file: File | undefined) => void;
  isDisabled: boolean;
  isWrong: boolean;
  describedBy: string;
}

function Way({ words, icon, capture, path, take, isDisabled, isWrong, describedBy }: WayProps) {
  const accepted = useAcceptedTypes(UPLOAD.imageTypes);
  return (
    <label className={classes.way} data-camera={capture !== undefined}>
      <input
        type="file"
        accept={accepted}
        capture={capture}
        disabled={isDisabled}
        className={classes.input}
        aria-describedby={describedBy}
        aria-invalid={isWrong ? true : undefined}
        data-path={path}
        onChange={(event) => {
          take(event.currentTarget.files?.[0]);
          // So that the same file can be chosen again after it was removed.
          event.currentTarget.value = '';
        }}
      />
      <span aria-hidden className={classes.icon}>
        {icon}
      </span>
      {words}
    </label>
  );
}

interface ChosenProps {
  file: File;
  label: string;
  isDisabled: boolean;
  onRemove: () => void;
}

function Chosen({ file, label, isDisabled, onRemove }: ChosenProps) {
  const t = useTexts(verificationTexts);
  return (
    <div className={classes.chosen}>
      <FilePreview file={file} alt={t.preview({ label })} className={classes.preview} />
      <span className={classes.name}>{file.name}</span>
      <span className="dim money">{formatBytes(file.size)}</span>
      <IconButton label={t.remove({ label })} disabled={isDisabled} onClick={onRemove}>
        <IconX size={20} stroke={1.75} aria-hidden />
      </IconButton>
    </div>
  );
}
