import { api } from '../../../lib/api.ts';
import { detailOf } from '../../../lib/api-error.ts';
import type { Body } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import { solvingCaptcha } from './solving-captcha.ts';

/** Asks for a link to choose a new password. */
export function useForgotPassword() {
  const t = useTexts(accountsTexts);
  return useAction('POST /auth/forgot-password', {
    invalidates: [],
    send: ({ body }: { body: Body<'POST /auth/forgot-password'> }) =>
      solvingCaptcha((token) =>
        api('POST /auth/forgot-password', { body: { ...body, recaptcha_token: token } }),
      ),
    onError: (error) => notify({ tone: 'bad', title: t.forgotFailed, text: detailOf(error, '') }),
  });
}

/** Chooses a new password with the link of a mail. */
export function useResetPassword() {
  const t = useTexts(accountsTexts);
  return useAction('POST /auth/reset-password', {
    invalidates: [],
    onSuccess: ({ message }) => notify({ tone: 'good', title: t.passwordChangedTitle, text: message }),
    onError: (error) => notify({ tone: 'bad', title: t.resetFailed, text: detailOf(error, '') }),
  });
}

/** Undoes a change of the email address with the link of a mail. */
export function useUndoEmailChange() {
  const t = useTexts(accountsTexts);
  return useAction('POST /auth/undo-email-change', {
    invalidates: [],
    onSuccess: ({ message }) => notify({ tone: 'good', title: t.notMeDone, text: message }),
    onError: (error) => notify({ tone: 'bad', title: t.notMeFailed, text: detailOf(error, '') }),
  });
}

/** Confirms an email address with the link of a mail. */
export function useConfirmEmail() {
  const t = useTexts(accountsTexts);
  return useAction('POST /auth/confirm-email', {
    invalidates: ['GET /auth/me/security'],
    onError: (error) => notify({ tone: 'bad', title: t.verifyFailed, text: detailOf(error, '') }),
  });
}
