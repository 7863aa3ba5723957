import { VAULT } from '@likha/contract/late-limits';
import { fieldErrorsOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { vaultTexts } from '../vault.texts.generated.ts';
import type { Folders } from '../vault-calls.ts';
import classes from './folder-form.module.css';

interface FolderFormProps {
  /** The one to rename; a new one without. */
  folder: Folders[number] | undefined;
  onDone: () => void;
}

/** The name of a folder, new or changed (P468). */
export function FolderForm({ folder, onDone }: FolderFormProps) {
  const t = useTexts(vaultTexts);
  const form = useForm({
    initialValues: { name: folder?.name ?? '' },
    validate: { name: (value) => (value.trim() ? null : t.folderNameNeeded) },
  });
  const options = {
    invalidates: ['GET /vault/folders'] as const,
    onError: (error: Error) => form.setErrors({ name: error.message, ...fieldErrorsOf(error) }),
  };
  const add = useAction('POST /vault/folders', options);
  const rename = useAction('PUT /vault/folders/{id}', options);
  const submit = form.onSubmit((body) =>
    folder
      ? rename.mutate({ params: { id: folder.id }, body }, { onSuccess: onDone })
      : add.mutate({ body }, { onSuccess: onDone }),
  );
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <TextField
        label={t.folderName}
        maxLength={VAULT.nameCharacters}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <div className={classes.actions}>
        <Button type="submit" loading={add.isPending || rename.isPending}>
          {folder ? t.save : t.create}
        </Button>
        <Button variant="subtle" onClick={onDone}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
