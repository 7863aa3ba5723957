import { fieldErrorsOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { settingsTexts } from '../settings.texts.generated.ts';
import { SettingsActions, SettingsForm } from './settings-form.tsx';

interface PasswordFormProps {
  /** What the password is asked for. */
  label: string;
  isBusy: boolean;
  onSubmit: (body: { password: string }, onError: (error: Error) => void) => void;
  onCancel: () => void;
}

/** Asks for the password that somebody has, before something that only they may do. */
export function PasswordForm({ label, isBusy, onSubmit, onCancel }: PasswordFormProps) {
  const t = useTexts(settingsTexts);
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (value) => (value ? null : t.enterPassword) },
  });
  const submit = form.onSubmit((body) => onSubmit(body, (error) => form.setErrors(fieldErrorsOf(error))));
  return (
    <SettingsForm onSubmit={submit} isOpened>
      <PasswordField
        label={t.currentPassword}
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
      <SettingsActions>
        <Button type="submit" loading={isBusy}>
          {label}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          {t.cancel}
        </Button>
      </SettingsActions>
    </SettingsForm>
  );
}
