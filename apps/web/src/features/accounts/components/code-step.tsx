import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField, type TextFieldProps } from '../../../ui/form/text-field.tsx';
import { accountsTexts } from '../accounts.texts.generated.ts';
import { AuthForm } from './auth-stack.tsx';

interface CodeStepProps {
  onSubmit: () => void;
  isBusy: boolean;
  /** A form's input props. */
  field: Omit<TextFieldProps, 'label'>;
  /** Another way in. */
  children?: ReactNode;
}

/** The second step of signing in: the code of an authenticator, or one that was kept for when it is lost. */
export function CodeStep({ onSubmit, isBusy, field, children }: CodeStepProps) {
  const t = useTexts(accountsTexts);
  const [isRecovery, setIsRecovery] = useState(false);
  return (
    <AuthForm
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <CodeField key={String(isRecovery)} isRecovery={isRecovery} field={field} takesFocus />
      <Button type="submit" size="lg" loading={isBusy}>
        {t.signIn}
      </Button>
      <Button variant="subtle" onClick={() => setIsRecovery(!isRecovery)}>
        {isRecovery ? t.useApp : t.useRecovery}
      </Button>
      {children}
    </AuthForm>
  );
}

interface CodeFieldProps {
  isRecovery?: boolean;
  /** What had the focus is gone: the field has it from the beginning. */
  takesFocus?: boolean;
  /** A form's input props. */
  field: Omit<TextFieldProps, 'label'>;
}

/** Digits with the keyboard for them; a recovery code has letters. */
export function CodeField({ isRecovery = false, takesFocus = false, field }: CodeFieldProps) {
  const t = useTexts(accountsTexts);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const manners = isRecovery
    ? ({ autoComplete: 'off', autoCapitalize: 'characters' } as const)
    : ({ autoComplete: 'one-time-code', inputMode: 'numeric' } as const);
  return (
    <TextField
      label={isRecovery ? t.recoveryCode : t.code}
      description={isRecovery ? t.recoveryLead : t.codeLead}
      spellCheck={false}
      {...manners}
      {...field}
      ref={input}
    />
  );
}
