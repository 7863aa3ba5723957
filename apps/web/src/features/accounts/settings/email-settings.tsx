import { useState } from 'react';
import { detailOf, fieldErrorsOf } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { EmailField } from '../components/email-field.tsx';
import { settingsTexts } from '../settings.texts.generated.ts';
import { SettingsActions, SettingsForm } from './settings-form.tsx';
import { SettingsSection } from './settings-section.tsx';

export type Security = Answer<'GET /auth/me/security'>;

/** The address of the account: whether it is confirmed, and another. */
export function EmailSettings({ security }: { security: Security }) {
  const t = useTexts(settingsTexts);
  const [isChanging, setIsChanging] = useState(false);
  const { email, is_email_confirmed, pending_email } = security;
  return (
    <SettingsSection title={t.email}>
      <p>
        <strong>{email}</strong> {is_email_confirmed && <span className="dim">· {t.emailConfirmed}</span>}
      </p>
      {!is_email_confirmed && <Unconfirmed />}
      {pending_email && <Notice>{t.emailWaits({ address: pending_email, current: email })}</Notice>}
      {isChanging ? (
        <ChangeEmail onDone={() => setIsChanging(false)} />
      ) : (
        <SettingsActions>
          <Button variant="default" onClick={() => setIsChanging(true)}>
            {t.changeEmail}
          </Button>
        </SettingsActions>
      )}
    </SettingsSection>
  );
}

function Unconfirmed() {
  const t = useTexts(settingsTexts);
  const ask = useAction('POST /auth/me/email/confirmation', {
    invalidates: ['GET /auth/me/security'],
    onSuccess: ({ message }) => notify({ tone: 'good', title: t.sent, text: message }),
    onError: (error) => notify({ tone: 'bad', title: t.notSent, text: detailOf(error, '') }),
  });
  return (
    <Notice
      tone="warn"
      actions={
        <Button variant="default" loading={ask.isPending} onClick={() => ask.mutate({})}>
          {t.sendAgain}
        </Button>
      }
    >
      {t.emailUnconfirmed}
    </Notice>
  );
}

function ChangeEmail({ onDone }: { onDone: () => void }) {
  const t = useTexts(settingsTexts);
  const change = useAction('PUT /auth/me/email', {
    invalidates: ['GET /auth/me/security'],
    onSuccess: ({ message }) => notify({ tone: 'good', title: t.sent, text: message }),
    onError: (error) => notify({ tone: 'bad', title: t.notSaved, text: detailOf(error, '') }),
  });
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: {
      email: (value) => (value.trim() ? null : t.emailRequired),
      password: (value) => (value ? null : t.enterPassword),
    },
  });
  const submit = form.onSubmit((body) =>
    change.mutate({ body }, { onSuccess: onDone, onError: (error) => form.setErrors(fieldErrorsOf(error)) }),
  );
  return (
    <SettingsForm onSubmit={submit} isOpened>
      <EmailField {...form.getInputProps('email')} label={t.newEmail} />
      <PasswordField
        label={t.currentPassword}
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
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
