import { UPLOAD } from '@likha/contract/limits';
import { type ReactNode, useId } from 'react';
import type { Answer } from '../../../lib/api-types.ts';
import { useConfig } from '../../../lib/config.ts';
import { mediaFileTexts } from '../../../lib/media-file.texts.generated.ts';
import { MEGABYTE } from '../../../lib/media-file.ts';
import { useTexts } from '../../../lib/texts.ts';
import { formatBytes } from '../../../lib/transfer-speed.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FilePreview } from '../../../ui/file-preview.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { UploadStatus } from '../../../ui/upload-status.tsx';
import { type UploadAddress, useSecureUpload } from '../api/use-secure-upload.ts';
import { priceWords } from '../price-words.ts';
import { secureMediaTexts } from '../secure-media.texts.generated.ts';
import { BLANK_UPLOAD, refusedFields, type UploadForm, uploadProblems } from '../upload-form.ts';
import classes from './secure-upload.module.css';

interface SecureUploadProps<A extends UploadAddress> {
  address: A;
  /** What becomes of the file here. */
  hint: string;
  onUploaded?: (answer: Answer<A>) => void;
}

/** One file with its title, its price where it is paid, and the fan whom it is made for (P224). What is missing is said at its field once it is sent; what was typed stays when it fails. */
export function SecureUpload<A extends UploadAddress>({ address, hint, onUploaded }: SecureUploadProps<A>) {
  const t = useTexts(secureMediaTexts);
  const fileTexts = useTexts(mediaFileTexts);
  const titleId = useId();
  const form = useForm<UploadForm>({
    initialValues: BLANK_UPLOAD,
    validate: (values) => uploadProblems(values, t, fileTexts),
  });
  const { send, isSending, progress, cancel } = useSecureUpload(address);
  const { file, isPpv, price } = form.values;
  const { data: config } = useConfig();
  const submit = form.onSubmit((values) =>
    send(values, {
      onSuccess: (answer) => {
        form.setValues(BLANK_UPLOAD);
        onUploaded?.(answer);
      },
      onError: (error) => form.setErrors(refusedFields(error)),
    }),
  );
  return (
    <Card as="form" className={classes.form} onSubmit={submit} noValidate aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId}>{t.uploadTitle}</h2>
        <p className="dim">{hint}</p>
      </div>
      <ChooseFile
        file={file}
        error={form.errors.file}
        isDisabled={isSending}
        onChoose={(chosen) => {
          form.setFieldValue('file', chosen);
          const { file: problem } = uploadProblems({ ...form.values, file: chosen }, t, fileTexts);
          if (problem) form.setFieldError('file', problem);
          else form.clearFieldError('file');
        }}
      />
      <TextField label={t.contentTitle} required disabled={isSending} {...form.getInputProps('title')} />
      <Switch
        label={t.ppv}
        description={t.ppvHint}
        disabled={isSending}
        {...form.getInputProps('isPpv', { type: 'checkbox' })}
      />
      {isPpv && (
        <TextField
          label={t.ppvPrice}
          description={priceWords(price, config?.php_per_credit, t)}
          inputMode="decimal"
          autoComplete="off"
          placeholder="50.00"
          disabled={isSending}
          {...form.getInputProps('price')}
        />
      )}
      <TextField
        label={t.fanUsername}
        description={t.fanUsernameHint}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        disabled={isSending}
        {...form.getInputProps('fanUsername')}
      />
      {isSending && <UploadStatus progress={progress} onCancel={cancel} />}
      <Button type="submit" size="lg" fullWidth loading={isSending}>
        {t.upload}
      </Button>
    </Card>
  );
}

interface ChooseFileProps {
  file: File | null;
  error: ReactNode;
  isDisabled: boolean;
  onChoose: (file: File) => void;
}

const ACCEPTED = [...UPLOAD.imageTypes, ...UPLOAD.videoTypes].join(',');

function ChooseFile({ file, error, isDisabled, onChoose }: ChooseFileProps) {
  const t = useTexts(secureMediaTexts);
  const [hintId, errorId] = [useId(), useId()];
  return (
    <div className={classes.choose}>
      {file && (
        <figure className={classes.chosen}>
          <FilePreview file={file} className={classes.preview} />
          <figcaption className={classes.name}>
            <span className={classes.fileName}>{file.name}</span>{' '}
            <span className="dim money">{formatBytes(file.size)}</span>
          </figcaption>
        </figure>
      )}
      <label
        className={`${buttonClass({ variant: 'default' })} ${classes.button}`}
        data-disabled={isDisabled}
      >
        <input
          type="file"
          accept={ACCEPTED}
          className="visually-hidden"
          disabled={isDisabled}
          aria-describedby={error ? errorId : hintId}
          aria-invalid={error ? true : undefined}
          data-path="file"
          onChange={(event) => {
            const chosen = event.currentTarget.files?.[0];
            if (chosen) onChoose(chosen);
            // So that the same file can be chosen again.
            event.currentTarget.value = '';
          }}
        />
        {file ? t.chooseAnother : t.chooseFile}
      </label>
      <p id={hintId} className={`dim ${classes.hint}`}>
        {t.fileHint({ imageMb: UPLOAD.imageBytes / MEGABYTE, videoMb: UPLOAD.videoBytes / MEGABYTE })}
      </p>
      {error && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
