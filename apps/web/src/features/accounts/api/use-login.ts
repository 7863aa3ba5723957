import { detailOf } from '../../../lib/api-error.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { beginSession } from '../../../lib/session.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';

/** Signs in. Where to go next is the guards' matter. */
export function useLogin() {
  return useAction('POST /auth/login', {
    invalidates: [],
    onSuccess: ({ user }) => {
      queryClient.clear();
      beginSession(user);
      notify({ tone: 'good', title: 'Welcome back!', text: `Logged in as ${user.full_name}` });
    },
    onError: (error) =>
      notify({ tone: 'bad', title: 'Login Failed', text: detailOf(error, 'Invalid email or password') }),
  });
}
