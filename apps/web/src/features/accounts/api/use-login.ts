import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { detailOf } from '../../../lib/api-error.ts';
import type { Body } from '../../../lib/api-types.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { beginSession } from '../../../lib/session.ts';
import { notify } from '../../../ui/toast/toast.ts';

/** Signs in. Where to go next is the guards' matter. */
export function useLogin() {
  return useMutation({
    mutationFn: (body: Body<'POST /auth/login'>) => api('POST /auth/login', { body }),
    onSuccess: ({ user, access_token }) => {
      queryClient.clear();
      beginSession(user, access_token);
      notify({ tone: 'good', title: 'Welcome back!', text: `Logged in as ${user.full_name}` });
    },
    onError: (error) =>
      notify({ tone: 'bad', title: 'Login Failed', text: detailOf(error, 'Invalid email or password') }),
  });
}
