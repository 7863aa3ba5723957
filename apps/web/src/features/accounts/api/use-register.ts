import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { ApiError, detailOf } from '../../../lib/api-error.ts';
import type { Body } from '../../../lib/api-types.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { beginSession } from '../../../lib/session.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { CAPTCHA_FAILED } from '../registration-checks.ts';

interface Registration {
  body: Body<'POST /auth/register'>;
  referrer: string | null;
}

/** Registers and signs in at once. */
export function useRegister() {
  return useMutation({
    mutationFn: ({ body, referrer }: Registration) =>
      api('POST /auth/register', { body, query: { aff: referrer ?? undefined } }),
    onSuccess: ({ user, access_token }) => {
      queryClient.clear();
      beginSession(user, access_token);
      notify({ tone: 'good', title: 'Account Created!', text: `Welcome to Likha, ${user.full_name}` });
    },
    onError: (error) => notify({ tone: 'bad', ...refusalWords(error) }),
  });
}

function refusalWords(error: unknown): { title: string; text: string } {
  if (error instanceof ApiError && error.code === 'captcha_failed') return CAPTCHA_FAILED;
  return { title: 'Registration Failed', text: detailOf(error, 'Registration failed. Please try again.') };
}
