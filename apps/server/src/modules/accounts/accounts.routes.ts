import { AppError } from '../../platform/app-error.ts';
import type { BrowserCookie, Handlers } from '../../platform/http/bind-calls.ts';
import { recordSecurityEvent } from '../audit/index.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { readMe } from './read-me.ts';
import { registerAccount } from './register-account.ts';
import { signIn } from './sign-in.ts';

export function accountsHandlers(
  deps: AccountsDeps,
): Pick<Handlers, 'register' | 'login' | 'logout' | 'getMe' | 'getSession' | 'getCaptchaChallenge'> {
  const session = async (
    { userId, token }: { userId: string; token: string },
    cookie: BrowserCookie,
    email: string,
  ) => {
    const user = await readMe(deps, userId);
    cookie.set(token);
    cookie.setDevice(deps.knownDevices.remember(cookie.device(), email));
    return { user, access_token: token };
  };
  return {
    register: async ({ body, query, cookie, request }) =>
      session(await registerAccount(deps, body, query.aff, request.ip), cookie, body.email),
    login: async ({ body, cookie, request }) => {
      const deviceId = deps.knownDevices.idFor(cookie.device(), body.email);
      return session(await signIn(deps, { ...body, from: request.ip, deviceId }), cookie, body.email);
    },
    logout: async ({ viewer, cookie, request }) => {
      await deps.sessions.end(viewer);
      await recordSecurityEvent(deps, deps.db, { kind: 'signed_out', userId: viewer.id, from: request.ip });
      cookie.clear();
      return { message: 'Signed out' };
    },
    getMe: async ({ viewer }) => ({ user: await readMe(deps, viewer.id) }),
    getSession: async ({ viewer }) => ({ user: viewer && (await readMe(deps, viewer.id)) }),
    getCaptchaChallenge: async () => {
      const challenge = await deps.captcha.createChallenge(deps.clock.now());
      if (!challenge)
        throw new AppError('not_found', { detail: 'The configured captcha brings its own challenge.' });
      return challenge;
    },
  };
}
