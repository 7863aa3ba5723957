import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { settingsTexts } from '../settings.texts.generated.ts';
import type { Security } from './email-settings.tsx';
import { SettingsActions } from './settings-form.tsx';
import { SettingsSection } from './settings-section.tsx';
import type { Step } from './two-factor-steps.tsx';

const loadSteps = () => import('./two-factor-steps.tsx').then((module) => module.TwoFactorSteps);

/** Two-factor sign-in: what it is, and each step of turning it on, off, or making new recovery codes. */
export function TwoFactorSettings({ security }: { security: Security }) {
  const t = useTexts(settingsTexts);
  const [step, setStep] = useState<Step | null>(null);
  const { is_on, is_required } = security.two_factor;
  const rest = () => setStep(null);
  return (
    <SettingsSection title={t.twoFactor} hint={t.twoFactorHint}>
      {is_required && !is_on && <Notice tone="warn">{t.twoFactorNeeded}</Notice>}
      {step ? (
        <OnDemand load={loadSteps} props={{ step, onStep: setStep, onRest: rest }} onFailed={rest} />
      ) : (
        <State security={security} onStep={setStep} />
      )}
    </SettingsSection>
  );
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
