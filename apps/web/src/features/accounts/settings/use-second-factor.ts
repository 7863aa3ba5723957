import { useTexts } from '../../../lib/texts.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';

/** What a form does with its `code`: needed and sent by who has two factors on, and left out by everybody else (P111). */
export function useSecondFactor(hasTwoFactor: boolean) {
  const { codeRequired } = useTexts(accountsTexts);
  return {
    validate: (value: string) => (hasTwoFactor && !value.trim() ? codeRequired : null),
    bodyOf: <Values extends { code: string }>({ code, ...rest }: Values) =>
      hasTwoFactor ? { ...rest, code } : rest,
  };
}
