import { ApiError, detailOf } from '../../../lib/api-error.ts';
import { dropOldAndOthers } from '../../../lib/draft-files.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { beginSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import type { AccountsTexts } from '../accounts.texts.generated.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';

/** Registers and signs in at once. */
export function useRegister() {
  const t = useTexts(accountsTexts);
  return useAction('POST /auth/register', {
    invalidates: [],
    onSuccess: ({ user }) => {
      queryClient.clear();
      beginSession(user);
      // What somebody else left here is not theirs to find.
      void dropOldAndOthers();
      notify({ tone: 'good', title: t.accountCreated, text: t.welcome({ name: user.full_name }) });
    },
    onError: (error) => notify({ tone: 'bad', ...refusalWords(error, t) }),
  });
}

function refusalWords(error: unknown, t: AccountsTexts): { title: string; text: string } {
  if (error instanceof ApiError && error.code === 'captcha_failed')
    return { title: t.captchaFailedTitle, text: t.captchaFailedText };
  return { title: t.registrationFailed, text: detailOf(error, t.registrationFailedText) };
}
