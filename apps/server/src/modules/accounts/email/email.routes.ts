import type { Handlers } from '../../../platform/http/bind-calls.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { askConfirmation, changeEmail } from './change-email.ts';
import { confirmEmail } from './confirm-email.ts';
import { undoEmailChange } from './undo-email-change.ts';

export function emailHandlers(
  deps: AccountsDeps,
): Pick<Handlers, 'confirmEmail' | 'askConfirmation' | 'changeEmail' | 'undoEmailChange'> {
  return {
    confirmEmail: async ({ body, language, request }) => ({
      ...(await confirmEmail(deps, { token: body.token, from: request.ip })),
      message: accountsTexts[language].emailConfirmed,
    }),
    askConfirmation: async ({ viewer, language }) => {
      const email = await askConfirmation(deps, viewer, language);
      const t = accountsTexts[language];
      return { message: email ? t.confirmationSent({ address: email }) : t.alreadyConfirmed };
    },
    changeEmail: async ({ viewer, body, language, request }) => {
      await changeEmail(deps, viewer, { ...body, language, from: request.ip });
      return { message: accountsTexts[language].confirmationSent({ address: body.email }) };
    },
    undoEmailChange: async ({ body, language, request }) => {
      const { email, resetToken } = await undoEmailChange(deps, { token: body.token, from: request.ip });
      return { email, reset_token: resetToken, message: accountsTexts[language].emailKept };
    },
  };
}
