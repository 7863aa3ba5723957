import { api } from '../../../lib/api.ts';
import { ApiError, detailOf } from '../../../lib/api-error.ts';
import type { Body } from '../../../lib/api-types.ts';
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

/** Signs in. Where to go next is the guards' matter. */
export function useLogin() {
  const t = useTexts(accountsTexts);
  return useAction('POST /auth/login', {
    invalidates: [],
    send: signInPatiently,
    onSuccess: ({ user }) => {
      queryClient.clear();
      beginSession(user);
      // What somebody else left here is not theirs to find.
      void dropOldAndOthers();
      notify({ tone: 'good', title: t.welcomeBackToast, text: t.loggedInAs({ name: user.full_name }) });
    },
    onError: (error) => {
      // The second step says itself what it wants.
      if (error instanceof ApiError && error.code === 'two_factor_required') return;
      notify({ tone: 'bad', title: t.loginFailed, text: detailOf(error, t.wrongCredentials) });
    },
  });
}
