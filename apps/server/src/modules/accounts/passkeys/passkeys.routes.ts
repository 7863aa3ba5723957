import { PASSKEYS } from '@likha/contract/limits';
import type { Handlers } from '../../../platform/http/bind-calls.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { answerSession } from '../sign-in/answer-session.ts';
import { addPasskey, beginPasskey } from './add-passkey.ts';
import { removePasskey, renamePasskey } from './change-passkeys.ts';
import { listPasskeys } from './list-passkeys.ts';
import { presentPasskey } from './present-passkey.ts';
import { requestPasskey } from './request-passkey.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';
import { passkeyRefused } from './verify-passkey.ts';

type Name =
  | 'beginPasskeySignIn'
  | 'signInWithPasskey'
  | 'listPasskeys'
  | 'beginPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'beginPasskeyProof';

const BROWSER_BYTES = 18;

export function passkeysHandlers(deps: AccountsDeps): Pick<Handlers, Name> {
  return {
    beginPasskeySignIn: ({ cookie }) => {
      // The same for every page of a browser: each may wait with a challenge of its own.
      const browser = cookie.asker() ?? deps.ids.random(BROWSER_BYTES).toString('base64url');
      cookie.setAsker(browser, PASSKEYS.challengeSeconds);
      return requestPasskey(deps, { purpose: 'sign_in', by: browser });
    },
    signInWithPasskey: async ({ body, cookie, request }) => {
      const browser = cookie.asker();
      if (browser === null) throw passkeyRefused();
      const asked = { from: request.ip, agent: request.headers['user-agent'] };
      const signedIn = await signInWithPasskey(deps, { assertion: body.passkey, browser, ...asked });
      return answerSession(deps, signedIn, { cookie, headers: request.headers });
    },
    listPasskeys: ({ viewer }) => listPasskeys(deps, viewer),
    beginPasskey: async ({ viewer, body, request }) => ({
      options: await beginPasskey(deps, viewer, { ...body, from: request.ip }),
    }),
    addPasskey: async ({ viewer, body, language, request }) => {
      const asked = { from: request.ip, agent: request.headers['user-agent'] };
      const passkey = await addPasskey(deps, viewer, { ...body, ...asked });
      return { passkey: presentPasskey(passkey), message: accountsTexts[language].passkeyAdded(passkey) };
    },
    renamePasskey: async ({ viewer, params, body, language }) => ({
      passkey: presentPasskey(await renamePasskey(deps, viewer, { ...params, ...body })),
      message: accountsTexts[language].passkeyRenamed,
    }),
    removePasskey: async ({ viewer, params, body, language, request }) => {
      await removePasskey(deps, viewer, { ...params, ...body, from: request.ip });
      return { message: accountsTexts[language].passkeyRemoved };
    },
    beginPasskeyProof: ({ viewer }) =>
      requestPasskey(deps, { purpose: 'prove', by: viewer.sessionId }, viewer.id),
  };
}
