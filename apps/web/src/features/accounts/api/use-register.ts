import { ApiError, detailOf } from '../../../lib/api-error.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { beginSession } from '../../../lib/session.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { CAPTCHA_FAILED } from '../registration-checks.ts';

/** Registers and signs in at once. */
export function useRegister() {
  return useAction('POST /auth/register', {
    invalidates: [],
    onSuccess: ({ user }) => {
      queryClient.clear();
      beginSession(user);
      notify({ tone: 'good', title: 'Account Created!', text: `Welcome to Likha, ${user.full_name}` });
    },
    onError: (error) => notify({ tone: 'bad', ...refusalWords(error) }),
  });
}

function refusalWords(error: unknown): { title: string; text: string } {
  if (error instanceof ApiError && error.code === 'captcha_failed') return CAPTCHA_FAILED;
  return { title: 'Registration Failed', text: detailOf(error, 'Registration failed. Please try again.') };
}
