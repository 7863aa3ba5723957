import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import type { PasskeyAnswer } from '../passkeys/answer-with-passkey.ts';

/**
 * What a form does with its `code`: needed and sent by who has two factors on, and left out by everybody else (P111). A passkey’s
 * answer stands in its place (P341), for one try: the next one needs another.
 */
export function useSecondFactor(hasTwoFactor: boolean) {
  const { codeRequired } = useTexts(accountsTexts);
  const [answer, setAnswer] = useState<PasskeyAnswer | null>(null);
  const take = (code: string) => {
    setAnswer(null);
    return { code: answer ?? code };
  };
  return {
    validate: (value: string) => (hasTwoFactor && !answer && !value.trim() ? codeRequired : null),
    codeOf: take,
    bodyOf: <Values extends { code: string }>({ code, ...rest }: Values) =>
      hasTwoFactor ? { ...rest, ...take(code) } : rest,
    /** For `SecondFactorField`. */
    passkey: { answer, onAnswer: setAnswer },
  };
}
