import { detailOf, fieldErrorsOf } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { QrCode } from '../../../ui/qr/qr-code.tsx';
import { RichText, STRONG } from '../../../ui/rich-text.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import { CodeField } from '../components/code-step.tsx';
import { settingsTexts } from '../settings.texts.generated.ts';
import { twoFactorTexts } from '../two-factor.texts.generated.ts';
import { ProofForm } from './proof-form.tsx';
import { SettingsActions, SettingsForm } from './settings-form.tsx';

export type Begun = Answer<'POST /auth/me/two-factor'>;

/** The first step: the password, for a secret. */
export function BeginForm({ onBegun, onCancel }: { onBegun: (begun: Begun) => void; onCancel: () => void }) {
  const t = useTexts(settingsTexts);
  const steps = useTexts(twoFactorTexts);
  const { data: security } = useCall('GET /auth/me/security');
  const begin = useAction('POST /auth/me/two-factor', {
    invalidates: [],
    onError: (error) => notify({ tone: 'bad', title: t.notSaved, text: detailOf(error, '') }),
  });
  return (
    <ProofForm
      hasTwoFactor={security?.has_second_factor === true}
      label={steps.next}
      isBusy={begin.isPending}
      onSubmit={(body, onError) => begin.mutate({ body }, { onSuccess: onBegun, onError })}
      onCancel={onCancel}
    />
  );
}

interface ConfirmFormProps {
  begun: Begun;
  onOn: (codes: string[]) => void;
  onCancel: () => void;
}

/** The second: the secret goes into the app, and a code shows that it has arrived. */
export function ConfirmForm({ begun, onOn, onCancel }: ConfirmFormProps) {
  const t = useTexts(settingsTexts);
  const steps = useTexts(twoFactorTexts);
  const { codeRequired } = useTexts(accountsTexts);
  const confirm = useAction('POST /auth/me/two-factor/confirmation', {
    invalidates: ['GET /auth/me/security', 'GET /auth/me/sessions'],
    onError: (error) => notify({ tone: 'bad', title: t.notSaved, text: detailOf(error, '') }),
  });
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (value) => (value.trim() ? null : codeRequired) },
  });
  const submit = form.onSubmit((body) =>
    confirm.mutate(
      { body },
      {
        onSuccess: ({ recovery_codes }) => onOn(recovery_codes),
        onError: (error) => form.setErrors(fieldErrorsOf(error)),
      },
    ),
  );
  return (
    <SettingsForm onSubmit={submit} isOpened>
      <p>{steps.scan}</p>
      <QrCode text={begun.uri} label={steps.qrLabel} />
      <p>
        <RichText text={steps.typeInstead({ secret: begun.secret })} parts={STRONG} />
      </p>
      <CodeField field={form.getInputProps('code')} />
      <SettingsActions>
        <Button type="submit" loading={confirm.isPending}>
          {steps.turnOn}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          {t.cancel}
        </Button>
      </SettingsActions>
    </SettingsForm>
  );
}
