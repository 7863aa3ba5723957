import type { Saying } from '@likha/contract';
import { AppError } from '../../../platform/app-error.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { useCaptcha } from '../sign-in/guesses.queries.ts';

/**
 * A token works once (P32): whoever stores its challenge first has used it.
 * @throws AppError `captcha_required` without a token, `captcha_failed` for one that is wrong, late or used
 */
export async function consumeCaptcha(
  deps: Pick<AccountsDeps, 'captcha' | 'db'>,
  token: string | null | undefined,
  now: Date,
): Promise<void> {
  if (!token) throw refused('captcha_required', (language) => accountsTexts[language].captchaRequired);
  const solved = await deps.captcha.verify(token, now);
  if (!solved || !(await useCaptcha(deps.db, solved.once, solved.expiresAt)))
    throw refused('captcha_failed', (language) => accountsTexts[language].captchaFailed);
}

/** Names the field as every refusal of one does (P31, P32). */
function refused(code: 'captcha_required' | 'captcha_failed', detail: Saying): AppError {
  return new AppError(code, { detail, errors: { recaptcha_token: detail } });
}
