import { detailOf } from '../../../lib/api-error.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { beginSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';

/** Signs in. Where to go next is the guards' matter. */
export function useLogin() {
  const t = useTexts(accountsTexts);
  return useAction('POST /auth/login', {
    invalidates: [],
    onSuccess: ({ user, access_token }) => {
      queryClient.clear();
      beginSession(user, access_token);
      notify({ tone: 'good', title: t.welcomeBackToast, text: t.loggedInAs({ name: user.full_name }) });
    },
    onError: (error) =>
      notify({ tone: 'bad', title: t.loginFailed, text: detailOf(error, t.wrongCredentials) }),
  });
}
