import { detailOf, fieldErrorsOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { EmailField } from '../components/email-field.tsx';
import { settingsTexts } from '../settings.texts.generated.ts';
import { SecondFactorField } from './second-factor-field.tsx';
import { SettingsActions, SettingsForm } from './settings-form.tsx';
import { useSecondFactor } from './use-second-factor.ts';

/** Another address for the account, and what is asked for it; it comes when somebody wants that. */
export function ChangeEmail({ hasTwoFactor, onDone }: { hasTwoFactor: boolean; onDone: () => void }) {
  const t = useTexts(settingsTexts);
  const second = useSecondFactor(hasTwoFactor);
  const change = useAction('PUT /auth/me/email', {
    invalidates: ['GET /auth/me/security'],
    onSuccess: ({ message }) => notify({ tone: 'good', title: t.sent, text: message }),
    onError: (error) => notify({ tone: 'bad', title: t.notSaved, text: detailOf(error, '') }),
  });
  const form = useForm({
    initialValues: { email: '', password: '', code: '' },
    validate: {
      email: (value) => (value.trim() ? null : t.emailRequired),
      password: (value) => (value ? null : t.enterPassword),
      code: second.validate,
    },
  });
  const submit = form.onSubmit((values) =>
    change.mutate(
      { body: second.bodyOf(values) },
      { onSuccess: onDone, onError: (error) => form.setErrors(fieldErrorsOf(error)) },
    ),
  );
  return (
    <SettingsForm onSubmit={submit} isOpened>
      <EmailField {...form.getInputProps('email')} label={t.newEmail} />
      <PasswordField
        label={t.currentPassword}
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
      {hasTwoFactor && <SecondFactorField field={form.getInputProps('code')} {...second.passkey} />}
      <SettingsActions>
        <Button type="submit" loading={change.isPending}>
          {t.changeEmail}
        </Button>
        <Button variant="subtle" onClick={onDone}>
          {t.cancel}
        </Button>
      </SettingsActions>
    </SettingsForm>
  );
}
