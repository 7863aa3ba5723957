import type { PasskeyAnswer } from '../passkeys/answer-with-passkey.ts';
import { BothFactorsForm } from './both-factors-form.tsx';
import { PasswordForm } from './password-form.tsx';

interface ProofFormProps {
  hasTwoFactor: boolean;
  label: string;
  isBusy: boolean;
  onSubmit: (
    body: { password: string; code?: string | PasskeyAnswer },
    onError: (error: Error) => void,
  ) => void;
  onCancel: () => void;
}

/** Asks for what somebody proves themselves with: the password, and the second factor of who has two. */
export function ProofForm({ hasTwoFactor, ...form }: ProofFormProps) {
  return hasTwoFactor ? <BothFactorsForm {...form} /> : <PasswordForm {...form} />;
}
