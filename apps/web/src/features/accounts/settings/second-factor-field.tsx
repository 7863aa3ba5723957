import { useState } from 'react';
import { ApiError, detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import type { TextFieldProps } from '../../../ui/form/text-field.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { CodeField } from '../components/code-step.tsx';
import { answerWithPasskey, type PasskeyAnswer } from '../passkeys/answer-with-passkey.ts';
import { canUsePasskeys } from '../passkeys/can-use-passkeys.ts';
import { passkeysTexts } from '../passkeys.texts.generated.ts';

interface SecondFactorFieldProps {
  /** A form's input props of `code`. */
  field: Omit<TextFieldProps, 'label'>;
  answer: PasskeyAnswer | null;
  onAnswer: (answer: PasskeyAnswer) => void;
}

/** Asks for a code, or for a passkey in its place; of who has no authenticator app for the passkey alone (P341). */
export function SecondFactorField({ field, answer, onAnswer }: SecondFactorFieldProps) {
  const t = useTexts(passkeysTexts);
  const { data: security } = useCall('GET /auth/me/security');
  const [isAsking, setIsAsking] = useState(false);
  const hasApp = security?.two_factor.is_on !== false;
  const ask = () => {
    setIsAsking(true);
    answerWithPasskey()
      .then(onAnswer, (error: unknown) => {
        const text = error instanceof ApiError ? detailOf(error, '') : t.notFinished;
        notify({ tone: 'bad', title: t.notChanged, text });
      })
      .finally(() => setIsAsking(false));
  };
  if (answer) return <p role="status">{t.ready}</p>;
  return (
    <>
      {hasApp && <CodeField field={field} />}
      {security?.has_passkey && canUsePasskeys() && (
        <Button variant="default" loading={isAsking} onClick={ask}>
          {hasApp ? t.instead : t.use}
        </Button>
      )}
      {!hasApp && field.error && <p role="alert">{field.error}</p>}
    </>
  );
}
