import { useState } from 'react';
import { detailOf, fieldErrorsOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import { NewPasswordFields, newPasswordChecks } from '../components/new-password-fields.tsx';
import { settingsTexts } from '../settings.texts.generated.ts';
import { SecondFactorField } from './second-factor-field.tsx';
import { SettingsActions, SettingsForm } from './settings-form.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSecondFactor } from './use-second-factor.ts';

/** The password of the account, and another. */
export function PasswordSettings({ hasTwoFactor }: { hasTwoFactor: boolean }) {
  const t = useTexts(settingsTexts);
  const [isChanging, setIsChanging] = useState(false);
  return (
    <SettingsSection title={t.password} hint={t.passwordHint}>
      {isChanging ? (
        <ChangePassword hasTwoFactor={hasTwoFactor} onDone={() => setIsChanging(false)} />
      ) : (
        <SettingsActions>
          <Button variant="default" onClick={() => setIsChanging(true)}>
            {t.changePassword}
          </Button>
        </SettingsActions>
      )}
    </SettingsSection>
  );
}

/** For who knows the one they have. */
function ChangePassword({ hasTwoFactor, onDone }: { hasTwoFactor: boolean; onDone: () => void }) {
  const t = useTexts(settingsTexts);
  const second = useSecondFactor(hasTwoFactor);
  const change = useAction('PUT /auth/me/password', {
    invalidates: ['GET /auth/me/sessions'],
    onSuccess: ({ message }) => notify({ tone: 'good', title: t.passwordChanged, text: message }),
    onError: (error) => notify({ tone: 'bad', title: t.notSaved, text: detailOf(error, '') }),
  });
  const form = useForm({
    initialValues: { current_password: '', password: '', confirm_password: '', code: '' },
    validate: {
      current_password: (value) => (value ? null : t.enterPassword),
      ...newPasswordChecks(useTexts(accountsTexts)),
      code: second.validate,
    },
  });
  const submit = form.onSubmit(({ confirm_password: _, ...values }) =>
    change.mutate(
      { body: second.bodyOf(values) },
      { onSuccess: onDone, onError: (error) => form.setErrors(fieldErrorsOf(error)) },
    ),
  );
  return (
    <SettingsForm onSubmit={submit} isOpened>
      <PasswordField
        label={t.currentPassword}
        autoComplete="current-password"
        {...form.getInputProps('current_password')}
      />
      <NewPasswordFields fieldOf={(name) => form.getInputProps(name)} />
      {hasTwoFactor && <SecondFactorField field={form.getInputProps('code')} {...second.passkey} />}
      <SettingsActions>
        <Button type="submit" variant="default" loading={change.isPending}>
          {t.changePassword}
        </Button>
        <Button variant="subtle" onClick={onDone}>
          {t.cancel}
        </Button>
      </SettingsActions>
    </SettingsForm>
  );
}
