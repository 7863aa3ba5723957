import { useState } from 'react';
import { detailOf } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { settingsTexts } from '../settings.texts.generated.ts';
import { SettingsActions } from './settings-form.tsx';
import { SettingsSection } from './settings-section.tsx';

const loadChangeEmail = () => import('./change-email.tsx').then((module) => module.ChangeEmail);

export type Security = Answer<'GET /auth/me/security'>;

/** The address of the account: whether it is confirmed, and another. */
export function EmailSettings({ security }: { security: Security }) {
  const t = useTexts(settingsTexts);
  const [isChanging, setIsChanging] = useState(false);
  const close = () => setIsChanging(false);
  const { email, is_email_confirmed, pending_email } = security;
  return (
    <SettingsSection title={t.email}>
      <p>
        <strong>{email}</strong> {is_email_confirmed && <span className="dim">· {t.emailConfirmed}</span>}
      </p>
      {!is_email_confirmed && <Unconfirmed />}
      {pending_email && <Notice>{t.emailWaits({ address: pending_email, current: email })}</Notice>}
      {isChanging ? (
        <OnDemand
          load={loadChangeEmail}
          props={{ hasTwoFactor: security.has_second_factor, onDone: close }}
          onFailed={close}
        />
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
