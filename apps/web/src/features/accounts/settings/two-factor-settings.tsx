import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { detailOf } from '../../../lib/api-error.ts';
import { updateUser } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { settingsTexts } from '../settings.texts.generated.ts';
import { BothFactorsForm } from './both-factors-form.tsx';
import type { Security } from './email-settings.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SettingsActions } from './settings-form.tsx';
import { SettingsSection } from './settings-section.tsx';
import { BeginForm, type Begun, ConfirmForm } from './two-factor-setup.tsx';

type Step =
  | { is: 'resting' | 'password' | 'turning_off' | 'renewing' }
  | { is: 'scanning'; begun: Begun }
  | { is: 'codes'; codes: string[] };

const RESTING: Step = { is: 'resting' };

/** Two-factor sign-in: what it is, and each step of turning it on, off, or making new recovery codes. */
export function TwoFactorSettings({ security }: { security: Security }) {
  const t = useTexts(settingsTexts);
  const [step, setStep] = useState<Step>(RESTING);
  const { is_on, is_required } = security.two_factor;
  const rest = () => setStep(RESTING);
  return (
    <SettingsSection title={t.twoFactor} hint={t.twoFactorHint}>
      {is_required && !is_on && <Notice tone="warn">{t.twoFactorNeeded}</Notice>}
      {step.is === 'resting' && <State security={security} onStep={setStep} />}
      {step.is === 'password' && (
        <BeginForm onBegun={(begun) => setStep({ is: 'scanning', begun })} onCancel={rest} />
      )}
      {step.is === 'scanning' && (
        <ConfirmForm begun={step.begun} onOn={(codes) => setStep({ is: 'codes', codes })} onCancel={rest} />
      )}
      {step.is === 'codes' && (
        <RecoveryCodes
          codes={step.codes}
          onKept={() => {
            rest();
            void readAgain();
          }}
        />
      )}
      {step.is === 'turning_off' && <TurnOff onDone={rest} />}
      {step.is === 'renewing' && (
        <Renew onDone={(codes) => setStep({ is: 'codes', codes })} onCancel={rest} />
      )}
    </SettingsSection>
  );
}

/** An admin who has set it up may go where they belong: the kept person has to know. */
async function readAgain(): Promise<void> {
  const { user } = await api('GET /auth/me');
  updateUser(user);
}

function State({ security, onStep }: { security: Security; onStep: (step: Step) => void }) {
  const t = useTexts(settingsTexts);
  const { is_on, is_required, recovery_codes_left } = security.two_factor;
  return (
    <>
      <p data-testid="two-factor-state">
        <strong>{is_on ? t.isOn : t.isOff}</strong>{' '}
        {is_on && <span className="dim">· {t.codesLeft({ count: recovery_codes_left })}</span>}
      </p>
      <SettingsActions>
        {!is_on && (
          <Button variant={is_required ? 'filled' : 'default'} onClick={() => onStep({ is: 'password' })}>
            {t.setUp}
          </Button>
        )}
        {is_on && (
          <Button variant="default" onClick={() => onStep({ is: 'renewing' })}>
            {t.newCodes}
          </Button>
        )}
        {is_on && !is_required && (
          <Button variant="default" onClick={() => onStep({ is: 'turning_off' })}>
            {t.turnOff}
          </Button>
        )}
      </SettingsActions>
    </>
  );
}

function TurnOff({ onDone }: { onDone: () => void }) {
  const t = useTexts(settingsTexts);
  const end = useAction('POST /auth/me/two-factor/removal', {
    invalidates: ['GET /auth/me/security'],
    onSuccess: ({ message }) => notify({ tone: 'good', title: message }),
    onError: (error) => notify({ tone: 'bad', title: t.notSaved, text: detailOf(error, '') }),
  });
  return (
    <BothFactorsForm
      label={t.turnOff}
      isBusy={end.isPending}
      onSubmit={(body, onError) => end.mutate({ body }, { onSuccess: onDone, onError })}
      onCancel={onDone}
    />
  );
}

function Renew({ onDone, onCancel }: { onDone: (codes: string[]) => void; onCancel: () => void }) {
  const t = useTexts(settingsTexts);
  const renew = useAction('POST /auth/me/two-factor/recovery-codes', {
    invalidates: ['GET /auth/me/security'],
    onError: (error) => notify({ tone: 'bad', title: t.notSaved, text: detailOf(error, '') }),
  });
  return (
    <BothFactorsForm
      label={t.newCodes}
      isBusy={renew.isPending}
      onSubmit={(body, onError) =>
        renew.mutate({ body }, { onSuccess: ({ recovery_codes }) => onDone(recovery_codes), onError })
      }
      onCancel={onCancel}
    />
  );
}
