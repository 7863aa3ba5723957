import { fieldErrorsOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import type { PasskeyAnswer } from '../passkeys/answer-with-passkey.ts';
import { settingsTexts } from '../settings.texts.generated.ts';
import { SecondFactorField } from './second-factor-field.tsx';
import { SettingsActions, SettingsForm } from './settings-form.tsx';
import { useSecondFactor } from './use-second-factor.ts';

interface BothFactorsFormProps {
  label: string;
  isBusy: boolean;
  onSubmit: (
    body: { password: string; code: string | PasskeyAnswer },
    onError: (error: unknown) => void,
  ) => void;
  onCancel: () => void;
}

/** Asks for the password and a code or a passkey, before what needs both. */
export function BothFactorsForm({ label, isBusy, onSubmit, onCancel }: BothFactorsFormProps) {
  const t = useTexts(settingsTexts);
  const second = useSecondFactor(true);
  const form = useForm({
    initialValues: { password: '', code: '' },
    validate: {
      password: (value) => (value ? null : t.enterPassword),
      code: second.validate,
    },
  });
  const submit = form.onSubmit(({ password, code }) =>
    onSubmit({ password, ...second.codeOf(code) }, (error) => form.setErrors(fieldErrorsOf(error))),
  );
  return (
    <SettingsForm onSubmit={submit} isOpened>
      <PasswordField
        label={t.currentPassword}
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
      <SecondFactorField field={form.getInputProps('code')} {...second.passkey} />
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
