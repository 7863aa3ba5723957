import { AppError } from '../../platform/app-error.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { readMe } from './read-me.ts';
import { registerAccount } from './register-account.ts';
import { signIn } from './sign-in.ts';

export function accountsHandlers(
  deps: AccountsDeps,
): Pick<Handlers, 'register' | 'login' | 'logout' | 'getMe' | 'getCaptchaChallenge'> {
  const session = async ({ userId, token }: { userId: string; token: string }) => ({
    user: await readMe(deps, userId),
    access_token: token,
  });
  return {
    register: async ({ body, query }) => session(await registerAccount(deps, body, query.aff)),
    login: async ({ body }) => session(await signIn(deps, body)),
    logout: async ({ viewer }) => {
      await deps.sessions.end(viewer);
      return { message: 'Signed out' };
    },
    getMe: async ({ viewer }) => ({ user: await readMe(deps, viewer.id) }),
    getCaptchaChallenge: async () => {
      const challenge = await deps.captcha.createChallenge(deps.clock.now());
      if (!challenge)
        throw new AppError('not_found', { detail: 'The configured captcha brings its own challenge.' });
      return challenge;
    },
  };
}
