import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { askedLanguage } from '../../platform/http/request-language.ts';
import { recordSecurityEvent } from '../audit/index.ts';
import { accountsTexts } from './accounts.texts.generated.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { changePresence, endPresence, keepPresence } from './presence/keep-presence.ts';
import { changeDiscretion } from './profile/change-discretion.ts';
import { changeSafeMode } from './profile/change-safe-mode.ts';
import { adoptLanguage, chooseLanguage } from './profile/choose-language.ts';
import { readMe } from './profile/read-me.ts';
import { acceptDocuments } from './registration/accept-documents.ts';
import { registerAccount } from './registration/register-account.ts';
import type { SessionRequest } from './sessions/sessions.ts';
import { answerSession } from './sign-in/answer-session.ts';
import { signIn } from './sign-in/sign-in.ts';

export function accountsHandlers(
  deps: AccountsDeps,
): Pick<
  Handlers,
  | 'register'
  | 'login'
  | 'logout'
  | 'getMe'
  | 'getSession'
  | 'acceptDocuments'
  | 'chooseLanguage'
  | 'setSafeMode'
  | 'setDiscretion'
  | 'setPresence'
  | 'keepPresence'
  | 'getCaptchaChallenge'
> {
  return {
    register: async ({ body, query, language, cookie, request }) => {
      const account = await registerAccount(
        deps,
        body,
        { id: cookie.referrer(), username: query.aff },
        { ...askedBy(request), language },
      );
      await adoptLanguage(deps, account.userId, askedLanguage(request));
      return answerSession(deps, { ...account, email: body.email }, { cookie, headers: request.headers });
    },
    login: async ({ body, cookie, request }) => {
      const deviceId = deps.knownDevices.idFor(cookie.device(), body.email);
      const signedIn = await signIn(deps, { ...body, ...askedBy(request), deviceId });
      return answerSession(deps, { ...signedIn, email: body.email }, { cookie, headers: request.headers });
    },
    logout: async ({ viewer, language, cookie, request }) => {
      await deps.sessions.end(viewer);
      await endPresence(deps, viewer.id);
      await recordSecurityEvent(deps, deps.db, { kind: 'signed_out', userId: viewer.id, from: request.ip });
      cookie.clear();
      return { message: accountsTexts[language].signedOut };
    },
    getMe: async ({ viewer }) => ({ user: await readMe(deps, viewer.id) }),
    getSession: async ({ viewer }) => ({ user: viewer && (await readMe(deps, viewer.id)) }),
    acceptDocuments: async ({ viewer, body, language }) => {
      await acceptDocuments(deps, viewer.id, body.version);
      return { user: await readMe(deps, viewer.id), message: accountsTexts[language].documentsAccepted };
    },
    chooseLanguage: async ({ viewer, body }) => {
      await chooseLanguage(deps, viewer.id, body.language);
      return { language: body.language };
    },
    setSafeMode: async ({ viewer, body, language }) => {
      await changeSafeMode(deps, viewer.id, body);
      const t = accountsTexts[language];
      return { safe_mode: body.safe_mode, message: body.safe_mode ? t.safeModeOn : t.safeModeOff };
    },
    setDiscretion: async ({ viewer, body }) => {
      await changeDiscretion(deps, viewer.id, body.is_discreet);
      return { is_discreet: body.is_discreet };
    },
    setPresence: async ({ viewer, body }) => {
      await changePresence(deps, viewer.id, body.shows_online);
      return { shows_online: body.shows_online };
    },
    keepPresence: async ({ viewer }) => {
      await keepPresence(deps, viewer);
      return {};
    },
    getCaptchaChallenge: async () => {
      const challenge = await deps.captcha.createChallenge(deps.clock.now());
      if (!challenge)
        throw new AppError('not_found', { detail: (language) => accountsTexts[language].foreignCaptcha });
      return challenge;
    },
  };
}

function askedBy({ ip, headers }: FastifyRequest): SessionRequest {
  return { from: ip, agent: headers['user-agent'] };
}
