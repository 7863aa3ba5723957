import { languageFromCookie } from '@likha/contract/language';
import { AppError } from '../../platform/app-error.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { askedLanguage } from '../../platform/http/request-language.ts';
import { accountsTexts } from './accounts.texts.generated.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { adoptLanguage, chooseLanguage } from './choose-language.ts';
import { readMe } from './read-me.ts';
import { registerAccount } from './register-account.ts';
import { signIn } from './sign-in.ts';

export function accountsHandlers(
  deps: AccountsDeps,
): Pick<Handlers, 'register' | 'login' | 'logout' | 'getMe' | 'chooseLanguage' | 'getCaptchaChallenge'> {
  const session = async ({ userId, token }: { userId: string; token: string }) => ({
    user: await readMe(deps, userId),
    access_token: token,
  });
  return {
    register: async ({ body, query, request }) => {
      const account = await registerAccount(deps, body, query.aff);
      await adoptLanguage(deps, account.userId, askedLanguage(request));
      return session(account);
    },
    login: async ({ body, request }) => {
      const signedIn = await signIn(deps, body);
      await adoptLanguage(deps, signedIn.userId, languageFromCookie(request.headers.cookie));
      return session(signedIn);
    },
    logout: async ({ viewer, language }) => {
      await deps.sessions.end(viewer);
      return { message: accountsTexts[language].signedOut };
    },
    getMe: async ({ viewer }) => ({ user: await readMe(deps, viewer.id) }),
    chooseLanguage: async ({ viewer, body }) => {
      await chooseLanguage(deps, viewer.id, body.language);
      return { language: body.language };
    },
    getCaptchaChallenge: async () => {
      const challenge = await deps.captcha.createChallenge(deps.clock.now());
      if (!challenge)
        throw new AppError('not_found', { detail: (language) => accountsTexts[language].foreignCaptcha });
      return challenge;
    },
  };
}
