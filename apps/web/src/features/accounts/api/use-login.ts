import { api } from '../../../lib/api.ts';
import { ApiError, detailOf } from '../../../lib/api-error.ts';
import type { Answer, Body } from '../../../lib/api-types.ts';
import { dropOldAndOthers } from '../../../lib/draft-files.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { beginSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import { solvingCaptcha } from './solving-captcha.ts';

type Sent = { body: Body<'POST /auth/login'> };

/** After a few wrong passwords the server asks for a proof of work first. */
function signInPatiently({ body }: Sent) {
  return solvingCaptcha((token) =>
    api('POST /auth/login', { body: token ? { ...body, recaptcha_token: token } : body }),
  );
}

/** What follows from signing in, by whatever it was. Where to go next is the guards' matter. */
export function useWelcome() {
  const t = useTexts(accountsTexts);
  return ({ user }: Answer<'POST /auth/login'>) => {
    queryClient.clear();
    beginSession(user);
    // What somebody else left here is not theirs to find.
    void dropOldAndOthers();
    notify({ tone: 'good', title: t.welcomeBackToast, text: t.loggedInAs({ name: user.full_name }) });
  };
}

/** Signs in with a password. */
export function useLogin() {
  const t = useTexts(accountsTexts);
  return useAction('POST /auth/login', {
    invalidates: [],
    send: signInPatiently,
    onSuccess: useWelcome(),
    onError: (error) => {
      // The second step says itself what it wants.
      if (error instanceof ApiError && error.code === 'two_factor_required') return;
      notify({ tone: 'bad', title: t.loginFailed, text: detailOf(error, t.wrongCredentials) });
    },
  });
}
