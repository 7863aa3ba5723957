import { api } from '../../../lib/api.ts';
import { detailOf } from '../../../lib/api-error.ts';
import { updateUser } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { settingsTexts } from '../settings.texts.generated.ts';
import { BothFactorsForm } from './both-factors-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { BeginForm, type Begun, ConfirmForm } from './two-factor-setup.tsx';

export type Step =
  | { is: 'password' | 'turning_off' | 'renewing' }
  | { is: 'scanning'; begun: Begun }
  | { is: 'codes'; codes: string[] };

interface TwoFactorStepsProps {
  step: Step;
  onStep: (step: Step) => void;
  /** It is done, or was left. */
  onRest: () => void;
}

/** A step of turning two-factor sign-in on or off, or of making new recovery codes; it comes when somebody takes one. */
export function TwoFactorSteps({ step, onStep, onRest }: TwoFactorStepsProps) {
  const showCodes = (codes: string[]) => onStep({ is: 'codes', codes });
  switch (step.is) {
    case 'password':
      return <BeginForm onBegun={(begun) => onStep({ is: 'scanning', begun })} onCancel={onRest} />;
    case 'scanning':
      return <ConfirmForm begun={step.begun} onOn={showCodes} onCancel={onRest} />;
    case 'codes':
      return (
        <RecoveryCodes
          codes={step.codes}
          onKept={() => {
            onRest();
            void readAgain();
          }}
        />
      );
    case 'turning_off':
      return <TurnOff onDone={onRest} />;
    case 'renewing':
      return <Renew onDone={showCodes} onCancel={onRest} />;
  }
}

/** An admin who has set it up may go where they belong: the kept person has to know. */
async function readAgain(): Promise<void> {
  const { user } = await api('GET /auth/me');
  updateUser(user);
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
