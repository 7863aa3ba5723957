import { VAULT } from '@likha/contract/late-limits';
import { fieldErrorsOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { vaultTexts } from '../vault.texts.generated.ts';
import type { Folders, VaultFile } from '../vault-calls.ts';
import classes from './file-dialog.module.css';

interface FileDialogProps {
  file: VaultFile;
  folders: Folders;
  onClose: () => void;
}

/** What a file is called, and which folder it is in (P468). */
export function FileDialog({ file, folders, onClose }: FileDialogProps) {
  const t = useTexts(vaultTexts);
  const form = useForm({ initialValues: { title: file.title, folder_id: file.folder_id ?? '' } });
  const change = useAction('PUT /vault/files/{id}', {
    invalidates: ['GET /vault', 'GET /vault/folders'],
    onSuccess: onClose,
    onError: (error) => form.setErrors({ title: error.message, ...fieldErrorsOf(error) }),
  });
  const submit = form.onSubmit(({ title, folder_id: folder }) =>
    change.mutate({
      params: { id: file.file_key },
      body: { title, folder_id: folder === '' ? null : folder },
    }),
  );
  return (
    <Dialog title={t.editTitle} onClose={onClose}>
      <form onSubmit={submit} className={classes.form} noValidate>
        <TextField
          label={t.fileTitle}
          maxLength={VAULT.titleCharacters}
          data-autofocus
          {...form.getInputProps('title')}
        />
        <SelectField
          label={t.folder}
          options={[
            { value: '', label: t.noFolder },
            ...folders.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...form.getInputProps('folder_id')}
        />
        <Button type="submit" loading={change.isPending}>
          {t.save}
        </Button>
      </form>
    </Dialog>
  );
}
