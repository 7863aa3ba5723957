import type { Handlers } from '../../../platform/http/bind-calls.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { askReset } from './ask-reset.ts';
import { changePassword } from './change-password.ts';
import { resetPassword } from './reset-password.ts';

export function recoveryHandlers(
  deps: AccountsDeps,
): Pick<Handlers, 'forgotPassword' | 'resetPassword' | 'changePassword'> {
  return {
    forgotPassword: async ({ body, language }) => {
      await askReset(deps, { ...body, language });
      return { message: accountsTexts[language].resetAsked };
    },
    resetPassword: async ({ body, language, cookie, request }) => {
      const { email, hasTwoFactor } = await resetPassword(deps, { ...body, from: request.ip });
      // Who reads the account's mail is no stranger here: guesses of others do not keep this device out (P69). A device that has
      // given no code yet would count its wrong ones apart (P111).
      if (!hasTwoFactor) cookie.setDevice(deps.knownDevices.remember(cookie.device(), email));
      return { message: accountsTexts[language].passwordReset };
    },
    changePassword: async ({ viewer, body, language, cookie, request }) => {
      const { current_password: current, password, code } = body;
      const { email } = await changePassword(deps, viewer, { current, password, code, from: request.ip });
      cookie.setDevice(deps.knownDevices.remember(cookie.device(), email));
      return { message: accountsTexts[language].passwordChanged };
    },
  };
}
