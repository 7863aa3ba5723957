import { fieldErrorsOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import { CodeField } from '../components/code-step.tsx';
import { settingsTexts } from '../settings.texts.generated.ts';
import { SettingsActions, SettingsForm } from './settings-form.tsx';

interface BothFactorsFormProps {
  label: string;
  isBusy: boolean;
  onSubmit: (body: { password: string; code: string }, onError: (error: unknown) => void) => void;
  onCancel: () => void;
}

/** Asks for the password and a code, before what needs both. */
export function BothFactorsForm({ label, isBusy, onSubmit, onCancel }: BothFactorsFormProps) {
  const t = useTexts(settingsTexts);
  const { codeRequired } = useTexts(accountsTexts);
  const form = useForm({
    initialValues: { password: '', code: '' },
    validate: {
      password: (value) => (value ? null : t.enterPassword),
      code: (value) => (value.trim() ? null : codeRequired),
    },
  });
  const submit = form.onSubmit((body) => onSubmit(body, (error) => form.setErrors(fieldErrorsOf(error))));
  return (
    <SettingsForm onSubmit={submit} isOpened>
      <PasswordField
        label={t.currentPassword}
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
      <CodeField field={form.getInputProps('code')} />
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
