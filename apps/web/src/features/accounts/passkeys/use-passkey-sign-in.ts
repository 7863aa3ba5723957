import { api } from '../../../lib/api.ts';
import { ApiError, detailOf } from '../../../lib/api-error.ts';
import { fetchCode } from '../../../lib/load-persistently.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import { useWelcome } from '../api/use-login.ts';
import { passkeysTexts } from '../passkeys.texts.generated.ts';

interface Sent {
  /** Offered among what the browser fills in, and asked for by nobody yet. */
  isAutofill: boolean;
}

/** What talks to authenticators weighs as much as the page, and comes when it is needed. */
async function signInByPasskey({ isAutofill }: Sent) {
  const browser = await fetchCode(() => import('@simplewebauthn/browser'));
  const { options } = await api('POST /auth/passkey/challenge');
  const passkey = await browser.startAuthentication({ optionsJSON: options, useBrowserAutofill: isAutofill });
  return api('POST /auth/passkey', { body: { passkey } });
}

/** Signs in with a passkey. Of one that was only offered nothing is said until the server refuses it. */
export function usePasskeySignIn() {
  const t = useTexts(passkeysTexts);
  const { loginFailed } = useTexts(accountsTexts);
  return useAction('POST /auth/passkey', {
    invalidates: [],
    send: signInByPasskey,
    onSuccess: useWelcome(),
    onError: (error, { isAutofill }) => {
      if (isAutofill && !(error instanceof ApiError && error.code === 'passkey_refused')) return;
      notify({ tone: 'bad', title: loginFailed, text: isOurs(error) ? detailOf(error, '') : t.notSignedIn });
    },
  });
}

/** Else the browser or its authenticator said it, in words for programs. */
function isOurs(error: unknown): boolean {
  return error instanceof ApiError;
}
