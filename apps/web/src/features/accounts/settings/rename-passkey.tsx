import { PASSKEYS } from '@likha/contract/limits';
import { detailOf, fieldErrorsOf } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { passkeysTexts } from '../passkeys.texts.generated.ts';
import { settingsTexts } from '../settings.texts.generated.ts';
import { SettingsActions, SettingsForm } from './settings-form.tsx';

interface RenamePasskeyProps {
  passkey: Answer<'GET /auth/me/passkeys'>['passkeys'][number];
  onDone: () => void;
}

/** Another name for a passkey, as its person knows the device. */
export function RenamePasskey({ passkey, onDone }: RenamePasskeyProps) {
  const t = useTexts(passkeysTexts);
  const { cancel } = useTexts(settingsTexts);
  const rename = useAction('PUT /auth/me/passkeys/{id}', {
    invalidates: ['GET /auth/me/passkeys'],
    onSuccess: () => notify({ tone: 'good', title: t.renamed }),
    onError: (error) => notify({ tone: 'bad', title: t.notChanged, text: detailOf(error, '') }),
  });
  const form = useForm({
    initialValues: { name: passkey.name },
    validate: { name: (value) => (value.trim() ? null : t.nameNeeded) },
  });
  const submit = form.onSubmit((body) =>
    rename.mutate(
      { params: { id: passkey.id }, body },
      { onSuccess: onDone, onError: (error) => form.setErrors(fieldErrorsOf(error)) },
    ),
  );
  return (
    <SettingsForm onSubmit={submit} isOpened>
      <TextField label={t.name} maxLength={PASSKEYS.nameCharacters} {...form.getInputProps('name')} />
      <SettingsActions>
        <Button type="submit" loading={rename.isPending}>
          {t.save}
        </Button>
        <Button variant="subtle" onClick={onDone}>
          {cancel}
        </Button>
      </SettingsActions>
    </SettingsForm>
  );
}
