import type { Handlers } from '../../../platform/http/bind-calls.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { endTwoFactor, renewRecoveryCodes } from './end-two-factor.ts';
import { readSecurity } from './read-security.ts';
import { beginTwoFactor, confirmTwoFactor } from './start-two-factor.ts';

type Name = 'getSecurity' | 'beginTwoFactor' | 'confirmTwoFactor' | 'endTwoFactor' | 'renewRecoveryCodes';

export function twoFactorHandlers(deps: AccountsDeps): Pick<Handlers, Name> {
  return {
    getSecurity: ({ viewer }) => readSecurity(deps, viewer),
    beginTwoFactor: ({ viewer, body, request }) =>
      beginTwoFactor(deps, viewer, { ...body, from: request.ip }),
    confirmTwoFactor: async ({ viewer, body, language, request }) => ({
      recovery_codes: await confirmTwoFactor(deps, viewer, { ...body, from: request.ip }),
      message: accountsTexts[language].twoFactorOn,
    }),
    endTwoFactor: async ({ viewer, body, language, request }) => {
      await endTwoFactor(deps, viewer, { ...body, from: request.ip });
      return { message: accountsTexts[language].twoFactorOff };
    },
    renewRecoveryCodes: async ({ viewer, body, language, request }) => ({
      recovery_codes: await renewRecoveryCodes(deps, viewer, { ...body, from: request.ip }),
      message: accountsTexts[language].codesRenewed,
    }),
  };
}
